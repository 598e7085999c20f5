import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { connections, consents, sessions, users } from "#db/schema/accounts.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { crmChanges } from "#db/schema/crm.ts";
import { notificationPreferences, shortlist, strategies } from "#db/schema/strategies.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { listings } from "#db/schema/listings.ts";
import { readResetCode } from "../forms/read-reset-code.server.ts";
import { resetPassword } from "../forms/reset-password.server.ts";
import { confirmAddress, confirmReset, sendPasswordReset } from "../identity/identity.server.ts";
import {
  findResetCode,
  googleToken,
  makeAccount,
  makeGoogleAccount,
  newAddress,
  newIdToken,
} from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, Visitor } from "../testing/visitor.ts";

/* Who registers another's address has nothing of it once the owner comes (decisions, section 4). */

/** Somebody who registered an address, and filled the account with all there is. */
async function squat(db: DatabasePool, visitor: Visitor, proven = false) {
  const account = await makeAccount({ proven });
  await visitor.exchange(account.idToken);
  const typed = { firstname: "Squatter", lastname: "Kraker", phone: "+32 470 66 66 66" };
  await visitor.completeProfile({ ...profileFields, ...typed, email: account.email });
  const [user] = await db.select().from(users).where(eq(users.uid, account.uid));
  const userId = user!.id;
  await makeListings(db, { reference: `seen-by-${userId}` });
  const [listing] = await db.select({ id: listings.id }).from(listings);
  await db.insert(shortlist).values({ userId, listingId: listing!.id, note: "mine" });
  await db.insert(notificationPreferences).values({ userId, frequency: "weekly", languageId: 1 });
  await db.insert(strategies).values({ userId, digest: "d", criteria: { location: "ghent" }, name: "Home of Kraker" });
  await db.insert(contactRequests).values({
    userId,
    digest: "asked",
    name: "Kraker",
    email: "kraker@test.example",
    preferredWay: "email",
    message: "Hello",
    wantsCopy: false,
    language: "nl",
    consentWording: "Yes",
    privacyVersion: "1.0",
  });
  await db.delete(crmChanges);
  return { account, userId };
}

/** What is left in the account of whoever had it before. */
async function leftOf(db: DatabasePool, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const { firstname, lastname, phone, titleId, profileCompletedAt, receiveEmailsForReverseMatching } = user!;
  const counts = await Promise.all(
    [shortlist, notificationPreferences, strategies, consents, contactRequests].map((table) =>
      db.$count(table, eq(table.userId, userId)),
    ),
  );
  return { firstname, lastname, phone, titleId, profileCompletedAt, receiveEmailsForReverseMatching, counts };
}

const nothing = {
  firstname: null,
  lastname: null,
  phone: null,
  titleId: null,
  profileCompletedAt: null,
  receiveEmailsForReverseMatching: false,
  counts: [0, 0, 0, 0, 0],
};

describe("an account that was registered with another's address", () => {
  accountTest("is empty when its owner comes in with Google; the CRM hears of it", async ({ visitor, db }) => {
    const { account, userId } = await squat(db, visitor);
    const owner = new Visitor(db);
    const { idToken, uid } = await makeGoogleAccount({ email: account.email });
    expect(uid).toBe(account.uid);
    await owner.exchange(idToken);
    expect(await leftOf(db, userId)).toEqual(nothing);
    expect((await owner.me()).status).toBe(404);
    expect((await visitor.me()).status).toBe(401);
    expect(await db.select({ method: connections.method }).from(connections)).toEqual([{ method: "google" }]);
    expect(await db.select({ kind: crmChanges.kind }).from(crmChanges).where(eq(crmChanges.entityId, userId))).toEqual([
      { kind: "contact" },
    ]);
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({ unclaimed: false, googleFirstname: "Marie" });
    expect(user!.claimedAt).not.toBeNull();
    // The token that the one before still has is of a way in that is gone.
    expect((await new Visitor(db).exchange(account.idToken)).status).toBe(401);
    // From now on it is the owner's.
    await owner.completeProfile({ ...profileFields, email: account.email });
    await owner.exchange((await makeGoogleAccount({ email: account.email })).idToken);
    expect((await owner.me()).status).toBe(200);
  });

  accountTest(
    "is empty when its owner has a new password by mail, and a linked Google opens it no more",
    async ({ visitor, db }) => {
      const { account, userId } = await squat(db, visitor);
      await linkGoogle(account.idToken, newAddress());
      await sendPasswordReset(account.email, "en");
      await confirmReset((await findResetCode(account.email))!, "owner's own password");
      const owner = new Visitor(db);
      await owner.exchange(await newIdToken({ ...account, password: "owner's own password" }));
      expect(await leftOf(db, userId)).toEqual(nothing);
      const open = await db
        .select()
        .from(sessions)
        .where(sql`${sessions.endedAt} is null`);
      expect(open.map(({ providers }) => providers)).toEqual([["password"]]);
    },
  );

  accountTest("is as it was for whoever proved the address first", async ({ visitor, db }) => {
    const { account, userId } = await squat(db, visitor, true);
    const again = new Visitor(db);
    await again.exchange((await makeGoogleAccount({ email: account.email })).idToken);
    expect(await leftOf(db, userId)).toMatchObject({ lastname: "Kraker", counts: [1, 1, 1, 4, 1] });
    expect((await again.me()).status).toBe(200);
    // And Google took no password away.
    expect(await newIdToken(account)).toBeTruthy();
  });

  accountTest(
    "is empty too when the address was changed past us, to one that its owner then proves",
    async ({ visitor, db }) => {
      const { account, userId } = await squat(db, visitor, true);
      const victim = newAddress();
      await askIdentity("update", { idToken: account.idToken, email: victim, returnSecureToken: false });
      const owner = new Visitor(db);
      const { idToken, uid } = await makeGoogleAccount({ email: victim });
      expect(uid).toBe(account.uid);
      await owner.exchange(idToken);
      expect(await leftOf(db, userId)).toEqual(nothing);
    },
  );
});

describe("an account from before addresses were proven here", () => {
  const fromBefore = async (db: DatabasePool, visitor: Visitor) => {
    const made = await squat(db, visitor);
    await db.update(users).set({ trustsPassword: true });
    return made;
  };
  const full = { lastname: "Kraker", counts: [1, 1, 1, 4, 1] };

  accountTest("stays as it was for whoever once had a new password by mail", async ({ visitor, db }) => {
    const { account, userId } = await fromBefore(db, visitor);
    await confirmAddress(account.uid);
    await new Visitor(db).exchange(await newIdToken(account));
    expect(await leftOf(db, userId)).toMatchObject(full);
    expect((await db.select().from(users))[0]).toMatchObject({ unclaimed: false, trustsPassword: false });
    // From then on it is theirs, however they come.
    await resetBy(db, account.email);
    await new Visitor(db).exchange(await newIdToken({ ...account, ...newPassword }));
    await new Visitor(db).exchange((await makeGoogleAccount({ email: account.email })).idToken);
    expect(await leftOf(db, userId)).toMatchObject(full);
  });

  accountTest("is empty when a link to a new password is used now", async ({ visitor, db }) => {
    const { account, userId } = await fromBefore(db, visitor);
    await resetBy(db, account.email);
    await new Visitor(db).exchange(await newIdToken({ ...account, ...newPassword }));
    expect(await leftOf(db, userId)).toEqual(nothing);
  });

  accountTest("is empty when Google comes in to it for the first time", async ({ visitor, db }) => {
    const { account, userId } = await fromBefore(db, visitor);
    await new Visitor(db).exchange((await makeGoogleAccount({ email: account.email })).idToken);
    expect(await leftOf(db, userId)).toEqual(nothing);
  });

  accountTest("is not lent by its password to an address that it was changed to past us", async ({ visitor, db }) => {
    const { account, userId } = await fromBefore(db, visitor);
    const victim = newAddress();
    await askIdentity("update", { idToken: account.idToken, email: victim, returnSecureToken: false });
    await sendPasswordReset(victim, "en");
    await confirmReset((await findResetCode(victim))!, newPassword.password);
    await new Visitor(db).exchange(await newIdToken({ ...newPassword, email: victim }));
    expect(await leftOf(db, userId)).toEqual(nothing);
  });
});

const newPassword = { password: "owner's own password" };

/** What the page of a link to a new password does. */
async function resetBy(db: DatabasePool, email: string): Promise<void> {
  await sendPasswordReset(email, "en");
  const form = new FormData();
  form.set("oobCode", (await findResetCode(email))!);
  form.set("password", newPassword.password);
  form.set("confirmPassword", newPassword.password);
  expect(await resetPassword(db, new Visitor(db).request("/en/reset-password"), form)).not.toHaveProperty("submission");
}

/** What a browser may ask the identity service itself, past our server. */
async function askIdentity(action: string, question: object): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = settings;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=key`;
  const answer = await fetch(url, {
    method: "POST",
    body: JSON.stringify(question),
    headers: { "Content-Type": "application/json" },
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
}

function linkGoogle(idToken: string, email: string): Promise<void> {
  const postBody = new URLSearchParams({ id_token: googleToken({ email }), providerId: "google.com" }).toString();
  return askIdentity("signInWithIdp", { idToken, postBody, requestUri: settings.SITE_URL });
}

describe("the page of a link to a new password", () => {
  accountTest.for([false, true])(
    "says before that the account will be emptied, when it will (address proven: %s)",
    async (proven, { db, visitor }) => {
      const { account, userId } = await squat(db, visitor, proven);
      await sendPasswordReset(account.email, "en");
      const oobCode = (await findResetCode(account.email)) ?? "";
      const { empties } = await readResetCode(db, new Visitor(db).request("/en/reset-password"), oobCode);
      expect(empties).toBe(!proven);

      const form = new FormData();
      for (const name of ["password", "confirmPassword"]) form.set(name, "another horse");
      form.set("oobCode", oobCode);
      const owner = new Visitor(db);
      await resetPassword(db, owner.request("/en/reset-password"), form);
      await owner.exchange(await newIdToken({ email: account.email, password: "another horse" }));
      expect((await db.$count(shortlist, eq(shortlist.userId, userId))) === 0).toBe(empties);
    },
  );
});
