import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, vi } from "vitest";
import { exportToCrm } from "#app/crm/export-to-crm.server.ts";
import { listStoredMails } from "#app/email/stored-mail.server.ts";
import { doJob, type WaitingJob } from "#app/worker/testing/do-job.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { accountPhotos, sessions, users } from "#db/schema/accounts.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { listings } from "#db/schema/listings.ts";
import { notificationMails, notifications } from "#db/schema/notifications.ts";
import { deletions, notificationPreferences, shortlist, strategies } from "#db/schema/strategies.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import * as identityService from "../identity/identity.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { makeAccount, newIdToken, type TestAccount } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, type Visitor } from "../testing/visitor.ts";
import { purgeAccount, purgeDue } from "./purge-account.server.ts";
import { requestDeletion } from "./request-deletion.server.ts";
import { restoreAccount, suspendAccount } from "./suspend-account.server.ts";
import { findInDatabase } from "./testing/find-in-database.ts";

vi.mock("../identity/identity.server.ts", { spy: true });

const directory = await mkdtemp(path.join(tmpdir(), "quartier-deletion-"));
settings.DATA_DIR = directory;

const { disableAccount, findAccount, removeAccount } = vi.mocked(identityService);
const away = () => Promise.reject(new IdentityError("unreachable"));

afterAll(() => rm(directory, { recursive: true }));
beforeEach(() => void [disableAccount, removeAccount].map((call) => call.mockReset()));

/** What only this person has: wherever one of these stands, the person does. */
interface Person extends TestAccount {
  id: string;
  words: string[];
}

/** Somebody with all that an account can have, signed in. */
async function signUp(visitor: Visitor, db: DatabasePool): Promise<Person> {
  const account = await makeAccount();
  await visitor.exchange(account.idToken);
  const profile = { firstname: "Quirijn", lastname: "Zwaenepoel-Xhrouet", phone: "+32 470 98 76 54" };
  await visitor.completeProfile({ ...profileFields, ...profile, email: account.email, languageId: "2" });
  const [user] = await db.select().from(users).where(eq(users.uid, account.uid));
  const userId = user!.id;
  await db
    .update(users)
    .set({ googleId: "google-4711", photoUrl: "https://photos.example/quirijn", photoName: "quirijn-in-colour" });
  const photo = { source: "https://photos.example/quirijn", picture: Buffer.from("quirijn") };
  await db.insert(accountPhotos).values({ userId, ...photo });
  await makeListings(db, { reference: `seen-by-${userId}` });
  const [listing] = await db.select({ id: listings.id }).from(listings);
  await db.insert(shortlist).values({ userId, listingId: listing!.id, note: "Boven de bakkerij van tante Godelieve" });
  await db.insert(notificationPreferences).values({ userId, frequency: "weekly" });
  await db.insert(contactRequests).values({
    userId,
    digest: "digest-of-what-quirijn-asked",
    listingId: listing!.id,
    name: "Quirijn Zwaenepoel-Xhrouet",
    email: account.email,
    phone: profile.phone,
    preferredWay: "phone",
    message: "Mag tante Godelieve mee?",
    wantsCopy: true,
    language: "nl",
    consentWording: "Als u dit verstuurt",
    privacyVersion: "1.0",
  });
  const criteria = {
    type: "office",
    location: "ghent",
    surface: "250-1000",
    search: "verkopersdroom",
    near: "51.05,3.72",
  };
  const [mail] = await db
    .insert(notificationMails)
    .values({ userId, frequency: "weekly", day: "2027-01-25" })
    .returning();
  const [search] = await db
    .insert(strategies)
    .values([
      { userId, digest: "digest-of-quirijn", criteria, name: "Voor Quirijn", surfaceMin: 250, type: "lease" },
      { userId, digest: "removed", criteria: { location: "zwaenepoel" }, removedAt: new Date() },
    ])
    .returning();
  await db.insert(notifications).values({
    strategyId: search!.id,
    listingId: listing!.id,
    reason: "new",
    mailId: mail!.id,
    processedAt: new Date(),
  });
  await db.execute(sql`update listings set reference = 'kept-1'`);
  const words = [account.email, account.uid, userId, "quirijn", "zwaenepoel", "470 98", "google-4711", "godelieve"];
  return { ...account, id: userId, words: [...words, "verkopersdroom", "51.05,3.72", "digest-of"] };
}

/** Does the jobs that wait, as the worker would. */
async function work(db: DatabasePool) {
  const waiting = await db.execute<WaitingJob>(
    sql`update pgboss.job set state = 'completed', completed_on = now() where state < 'active' returning id, name, data`,
  );
  for (const job of waiting) await doJob(db, job);
  return waiting.map(({ name }) => name).sort();
}

async function statusOf(db: DatabasePool, userId: string) {
  const [user] = await db.select({ status: users.status }).from(users).where(eq(users.id, userId));
  return user?.status;
}

const requestedAt = new Date("2027-01-31T12:00:00Z");
const lastMoment = new Date("2027-02-28T11:59:59Z");
const monthLater = new Date("2027-02-28T12:00:00Z");

describe("an account", () => {
  accountTest("is deleted, restored, deleted again, and after a month nobody's", async ({ visitor, db }) => {
    const person = await signUp(visitor, db);
    const idToken = await newIdToken(person);

    const first = await requestDeletion(db, person, { now: requestedAt });
    expect(first).toMatchObject({ purgeAfter: monthLater, minor: false });
    expect((await visitor.me()).status).toBe(401);
    expect(await db.select({ end: sessions.endedBy }).from(sessions)).toEqual([{ end: "deletion" }]);
    expect((await findAccount(person.uid))?.disabled).toBe(true);
    expect((await visitor.exchange(idToken)).status).toBe(403);
    await expect(newIdToken(person)).rejects.toMatchObject({ failure: "wrong-credentials" });
    expect(await work(db)).toEqual(["agree-identity", "mail-deletion-requested"]);
    const [confirmation] = await listStoredMails();
    expect(confirmation).toMatchObject({ to: person.email, language: "fr" });
    expect(confirmation?.text).toContain("28 février 2027");
    // Asked twice, it is one deletion and one mail.
    expect((await requestDeletion(db, person)).id).toBe(first.id);
    expect(await work(db)).toEqual([]);

    expect(await purgeDue(db, lastMoment)).toBe(0);
    expect(await restoreAccount(db, person.id, lastMoment)).toBe("restored");
    expect(await work(db)).toEqual(["agree-identity", "mail-account-restored"]);
    expect((await listStoredMails())[0]?.subject).toBe("Votre compte a été rétabli");
    expect((await visitor.me()).status).toBe(401);
    await visitor.exchange(await newIdToken(person));
    expect((await visitor.me()).status).toBe(200);
    expect(await purgeDue(db, monthLater)).toBe(0);

    await requestDeletion(db, person, { now: requestedAt });
    await work(db);
    expect(await restoreAccount(db, person.id, monthLater)).toBe("late");
    expect(await purgeDue(db, monthLater)).toBe(1);
    expect(await purgeDue(db, monthLater)).toBe(0);
    expect(await restoreAccount(db, person.id, monthLater)).toBe("unknown");
    expect(await identityService.findAccountByEmail(person.email)).toBeNull();
    expect(await db.select({ userId: deletions.userId }).from(deletions)).toEqual([{ userId: null }, { userId: null }]);
  });

  accountTest(
    "whose address is unproven is written to without a name: it may be a stranger's",
    async ({ visitor, db }) => {
      const person = await signUp(visitor, db);
      const greetings = async () => {
        await requestDeletion(db, person, { now: requestedAt });
        await work(db);
        await restoreAccount(db, person.id, lastMoment);
        await work(db);
        return (await listStoredMails()).slice(0, 2).map(({ text, html }) => `${text} ${html}`.includes("Quirijn"));
      };
      await db.update(users).set({ emailProvenAt: null });
      expect(await greetings()).toEqual([false, false]);
      await db.update(users).set({ emailProvenAt: new Date() });
      expect(await greetings()).toEqual([true, true]);
    },
  );

  accountTest("leaves no trace of its person, and what was sought is kept", async ({ visitor, db }) => {
    const person = await signUp(visitor, db);
    await requestDeletion(db, person, { now: requestedAt });
    await work(db);
    await db.execute(sql`insert into pgboss.archive select * from pgboss.job`);
    // The search finds what there is to find, or it would prove nothing.
    const before = await findInDatabase(db, person.words);
    const places = [
      "users.email",
      "users.phone",
      "shortlist.note",
      "contact_requests.message",
      "account_photos.source",
      "strategies.criteria",
      "archive.data",
      "consents.user_id",
      "notification_mails.user_id",
    ];
    expect(before).toEqual(expect.arrayContaining(places));
    expect((await listStoredMails()).some(({ to }) => to === person.email)).toBe(true);

    await purgeDue(db, monthLater);
    await exportToCrm(db); // Where it would be told who is gone, an id waits until it has been.
    expect(await findInDatabase(db, person.words)).toEqual([]);
    expect((await listStoredMails()).filter(({ to }) => to === person.email)).toEqual([]);
    expect(await db.select().from(strategies)).toMatchObject([
      {
        userId: null,
        name: null,
        criteria: { type: "office", location: "ghent", surface: "250-1000" },
        type: "lease",
        surfaceMin: 250,
      },
    ]);
    expect(await db.$count(notifications)).toBe(0);
    const [record] = await db.select().from(deletions);
    expect(record).toMatchObject({ requestedAt, purgeAfter: monthLater, purgedAt: monthLater, minor: false });
  });

  accountTest(
    "of a minor is closed and purged at once, even one that was to be kept a month",
    async ({ visitor, db }) => {
      const person = await signUp(visitor, db);
      await requestDeletion(db, person);
      await requestDeletion(db, person, { minor: true });
      expect(await restoreAccount(db, person.id)).toBe("late");
      expect((await findAccount(person.uid))?.disabled).toBe(true);
      const mails = (await listStoredMails()).length;
      expect(await work(db)).toContain("purge-account");
      expect(await statusOf(db, person.id)).toBeUndefined();
      await exportToCrm(db); // Where it would be told who is gone, an id waits until it has been.
      expect(await findInDatabase(db, person.words)).toEqual([]);
      expect(await listStoredMails()).toHaveLength(mails);
    },
  );

  accountTest("is suspended until it is restored", async ({ visitor, db }) => {
    const person = await signUp(visitor, db);
    const idToken = await newIdToken(person);
    expect(await suspendAccount(db, person.id)).toBe("suspended");
    expect(await suspendAccount(db, person.id)).toBe("already");
    expect((await visitor.me()).status).toBe(401);
    expect((await visitor.exchange(idToken)).status).toBe(403);
    expect(await purgeDue(db, new Date("2100-01-01"))).toBe(0);
    expect(await restoreAccount(db, person.id)).toBe("restored");
    expect(await restoreAccount(db, person.id)).toBe("already");
    await visitor.exchange(await newIdToken(person));
    expect((await visitor.me()).status).toBe(200);
  });
});

describe("while the identity service is away", () => {
  accountTest("an account is closed all the same, and the worker tells it later", async ({ visitor, db }) => {
    const person = await signUp(visitor, db);
    disableAccount.mockImplementation(away);
    await requestDeletion(db, person, { now: requestedAt });
    expect((await visitor.me()).status).toBe(401);
    expect((await visitor.exchange(await newIdToken(person))).status).toBe(403);
    disableAccount.mockReset();
    await work(db);
    expect((await findAccount(person.uid))?.disabled).toBe(true);
  });

  accountTest(
    "nothing of a person is lost that the purge still needs, and it does not hold up others",
    async ({ visitor, db }) => {
      const person = await signUp(visitor, db);
      const [other] = await db.insert(users).values({ uid: "other", email: "other@test.example" }).returning();
      await requestDeletion(db, person, { now: requestedAt });
      await requestDeletion(db, other!, { now: monthLater });
      const late = new Date("2027-06-01");
      removeAccount.mockImplementationOnce(away);
      await expect(purgeDue(db, late)).rejects.toThrow("1 of 2");
      expect([await statusOf(db, person.id), await statusOf(db, other!.id)]).toEqual(["deleted", undefined]);
      expect(await purgeDue(db, late)).toBe(1);
      expect(await statusOf(db, person.id)).toBeUndefined();
    },
  );
});

describe("a purge", () => {
  accountTest("that breaks off at any point is carried through by the next", async ({ visitor, db }) => {
    const person = await signUp(visitor, db);
    const { id } = await requestDeletion(db, person, { now: requestedAt });
    vi.spyOn(db, "transaction").mockRejectedValueOnce(new Error("The worker was killed"));
    await expect(purgeAccount(db, id, monthLater)).rejects.toThrow("killed");
    expect(await findAccount(person.uid)).toBeNull();
    expect(await statusOf(db, person.id)).toBe("deleted");
    expect(await Promise.all([purgeAccount(db, id, monthLater), purgeAccount(db, id, monthLater)])).toContain(true);
    expect(await purgeAccount(db, id, monthLater)).toBe(false);
    await exportToCrm(db); // Where it would be told who is gone, an id waits until it has been.
    expect(await findInDatabase(db, person.words)).toEqual([]);
  });

  accountTest("frees the address: whoever signs up with it next is somebody new", async ({ visitor, db }) => {
    const person = await signUp(visitor, db);
    await requestDeletion(db, person, { minor: true });
    await work(db);
    const again = await makeAccount({ email: person.email });
    expect((await visitor.exchange(again.idToken)).status).toBe(200);
    expect((await visitor.me()).status).toBe(404);
  });
});
