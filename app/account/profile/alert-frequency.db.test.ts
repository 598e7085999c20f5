import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { strategies } from "#db/schema/strategies.ts";
import { makeAccount } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields } from "../testing/visitor.ts";
import { loadProfile } from "./load-profile.server.ts";
import { actOnProfile } from "./profile-actions.server.ts";

accountTest(
  "the profile tells how often saved searches do, and leaves those that differ as they are",
  async ({ visitor, db }) => {
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    await visitor.completeProfile({ ...profileFields, email: account.email });
    const find = async () => (await db.select().from(users).where(eq(users.uid, account.uid)))[0]!;
    const { id: userId } = await find();
    const told = async () =>
      (await loadProfile(db, visitor.request("/en/profile"), await find(), "en"))?.preferences.frequency;
    const searches = async () => (await db.select().from(strategies)).map(({ frequency }) => frequency).sort();
    const choose = async (frequency: string) => {
      const user = await find();
      const fields = { intent: "emails", frequency, languageId: "1", version: String(user.version) };
      await actOnProfile(db, visitor.post("/en/profile", fields), user, "en").catch((thrown: unknown) => thrown);
    };
    const add = (digest: string, frequency: "off" | "daily" | "weekly", removedAt: Date | null = null) =>
      db.insert(strategies).values({ userId, digest, frequency, removedAt, country: "BE", criteria: {} });

    expect(await told()).toBe("daily");
    await add("1", "weekly");
    await add("2", "off");
    await add("3", "daily", new Date());
    expect(await told()).toBe("weekly");
    await add("4", "daily");
    expect(await told()).toBe("each");
    await choose("each");
    expect(await searches()).toEqual(["daily", "daily", "off", "weekly"]);
    await choose("weekly");
    expect(await searches()).toEqual(["off", "weekly", "weekly", "weekly"]);
    expect(await told()).toBe("weekly");
  },
);
