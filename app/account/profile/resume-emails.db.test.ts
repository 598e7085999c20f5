import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import { makeAccount } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields } from "../testing/visitor.ts";
import { loadProfile } from "./load-profile.server.ts";
import { actOnProfile } from "./profile-actions.server.ts";

accountTest(
  "whose address is paused reads why on their profile, and resumes with one button",
  async ({ visitor, db }) => {
    const account = await makeAccount();
    await visitor.exchange(account.idToken);
    await visitor.completeProfile({ ...profileFields, email: account.email });
    const [user] = await db.select().from(users).where(eq(users.uid, account.uid));
    const pauseOf = async () => (await loadProfile(db, visitor.request("/en/profile"), user!, "en"))?.pause;
    expect(await pauseOf()).toBeNull();

    const at = new Date("2026-11-20T12:00:00Z");
    await db.insert(pausedAddresses).values({ userId: user!.id, reason: "hard-bounce", at });
    expect(await pauseOf()).toEqual({ reason: "hard-bounce", since: "20 November 2026" });

    const pressed = actOnProfile(db, visitor.post("/en/profile", { intent: "resume-emails" }), user!, "en");
    const answer = await pressed.catch((thrown: unknown) => thrown as Response);
    expect(answer).toMatchObject({ status: 303 });
    expect((answer as Response).headers.get("Location")).toBe("/en/profile?done=emails-resumed");
    expect(await pauseOf()).toBeNull();
  },
);
