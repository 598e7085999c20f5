import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { makeAccount } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields } from "../testing/visitor.ts";
import { loadProfile } from "./load-profile.server.ts";

accountTest("nobody is greeted by a surname alone", async ({ visitor, db }) => {
  const account = await makeAccount();
  await visitor.exchange(account.idToken);
  await visitor.completeProfile({ ...profileFields, email: account.email });
  const greeting = async () => {
    const [user] = await db.select().from(users).where(eq(users.uid, account.uid));
    return (await loadProfile(db, visitor.request("/fr/profil"), user!, "fr"))?.greeting;
  };
  expect(await greeting()).toBe("Anke");
  await db.update(users).set({ firstname: null }).where(eq(users.uid, account.uid));
  expect(await greeting()).toBeNull();
});
