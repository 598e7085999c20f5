import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect } from "vitest";
import { closeErased, digestOfAccount, listErased } from "#app/account/deletion/erased-accounts.server.ts";
import { deleteOldRequests, deleteRequestsOf } from "#app/contact/delete-old-requests.server.ts";
import { listErasedRequests } from "#app/contact/erased-requests.server.ts";
import { folderStore } from "#app/media/store/folder-store.server.ts";
import { enqueueAll } from "#app/jobs/enqueue.server.ts";
import { bringUpToDate } from "#app/operating/bring-up-to-date.server.ts";
import { closeDatabase, createDatabase, type DatabasePool } from "#db/client.server.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { listings } from "#db/schema/listings.ts";
import { deletions } from "#db/schema/strategies.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { checkBackup } from "./check-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "quartier-backup-"));
  file = path.join(folder, "site.backup");
});
afterEach(() => rm(folder, { recursive: true }));

/** A database of the test's own beside the first, empty. */
const backupTest = dbTest.extend<{ emptyUrl: string }>({
  emptyUrl: async ({ databaseUrl, db }, use) => {
    const url = new URL(databaseUrl);
    const name = `quartier_test_${Date.now()}_${randomBytes(4).toString("hex")}`;
    url.pathname = `/${name}`;
    await db.execute(sql.raw(`create database ${name} template template0`));
    await use(url.href);
    await db.execute(sql.raw(`drop database ${name} with (force)`));
  },
});

/** Somebody who is signed in, with an address that stands nowhere else. */
async function signUp(db: DatabasePool, email: string): Promise<string> {
  const [user] = await db.insert(users).values({ uid: email, email, firstname: "Anke\t\\N\nGeheim" }).returning();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(sessions).values({ id: `session of ${email}`, userId: user!.id, expiresAt, providers: ["password"] });
  return user!.id;
}

/** Everything of the site that a table can hold, in some rows. */
async function fill(db: DatabasePool): Promise<void> {
  const description = { en: 'Tab\there, \\ there,\nquote " and ’ and 🏢; \\. alone\n\\.\n' };
  await makeListings(db, { reference: "one", description }, { reference: "two", transactions: ["for-sale"] });
  await makeListings(db, { reference: "one", description, rent: { amount: 140, basis: "m2", period: "year" } });
  const userId = await signUp(db, "anke.geheim@test.example");
  await db.transaction((tx) => enqueueAll(tx, { name: "purge-due", about: null }, [{}]));
  await db.insert(deletions).values({ userId, purgeAfter: new Date("2027-01-01"), restoredAt: new Date() });
}

/** A store with two pictures and a part of one. */
async function pictures(): Promise<string> {
  const originals = path.join(folder, "originals");
  await mkdir(originals);
  for (const bytes of [randomBytes(70_000), Buffer.from("a picture")]) {
    await writeFile(path.join(originals, createHash("sha256").update(bytes).digest("hex")), bytes);
  }
  await writeFile(path.join(originals, "half.1234.part"), "half");
  return originals;
}

async function inDatabase<Result>(url: string, ask: (db: DatabasePool) => Promise<Result>): Promise<Result> {
  const db = createDatabase(url, { connections: 1 });
  return ask(db).finally(() => closeDatabase(db));
}

const rowsOf = async (db: DatabasePool, table: string) =>
  (await db.execute(sql.raw(`select to_jsonb(t) - 'revision' as row from ${table} t order by 1`))).map(
    ({ row }) => row,
  );

backupTest("brings back every row, job and picture into an empty place", async ({ db, emptyUrl }) => {
  await fill(db);
  const originals = await pictures();
  const written = await writeBackup(db, file, { store: folderStore(folder) });
  expect(written.media.files).toBe(2);
  expect((await checkBackup(file)).manifest).toEqual(written);

  const there = path.join(folder, "restored", "originals");
  const restored = await restoreBackup(emptyUrl, file, { store: folderStore(path.join(folder, "restored")) });
  expect(restored).toMatchObject({ manifest: written, erased: 0, migrated: 0 });
  const names = (await readdir(originals)).filter((name) => !name.endsWith(".part")).sort();
  expect((await readdir(there)).sort()).toEqual(names);
  for (const name of names) {
    expect(await readFile(path.join(there, name))).toEqual(await readFile(path.join(originals, name)));
  }
  await inDatabase(emptyUrl, async (copy) => {
    const tables = written.tables.map(({ name }) => name);
    expect(tables).toContain("listing_search");
    const restore = await copy.execute(sql`delete from audit_log where action = 'backup-restored' returning subject`);
    expect(restore).toMatchObject([{ subject: restored.header.takenAt }]);
    for (const table of tables) expect(await rowsOf(copy, table), table).toEqual(await rowsOf(db, table));
    const [job] = await copy.execute(sql`select name, state from pgboss.job where name = 'purge-due'`);
    expect(job).toEqual({ name: "purge-due", state: "created" });
  });
});

backupTest("is brought where db:migrate has been, places and all", async ({ db, emptyUrl }) => {
  await fill(db);
  await writeBackup(db, file);
  await bringUpToDate(emptyUrl);
  await restoreBackup(emptyUrl, file);
  expect(await inDatabase(emptyUrl, (copy) => rowsOf(copy, "listings"))).toHaveLength(2);
});

backupTest("what is restored goes on as before: new rows have new ids, changes are noted", async ({ db, emptyUrl }) => {
  await fill(db);
  await writeBackup(db, file);
  await restoreBackup(emptyUrl, file);
  await inDatabase(emptyUrl, async (copy) => {
    const before = await copy.select({ revision: listings.revision }).from(listings).limit(1);
    await makeListings(copy, { reference: "three" });
    const ids = await copy.select({ id: listings.id, revision: listings.revision }).from(listings);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(3);
    expect(ids.at(-1)!.revision).not.toBe(before[0]!.revision);
    const [searched] = await copy.execute(sql`select count(*)::int as count from listing_search`);
    expect(searched).toEqual({ count: 3 });
  });
});

backupTest("encrypted, it tells nothing without its key", async ({ db, emptyUrl }) => {
  await fill(db);
  const identity = await generateIdentity();
  await writeBackup(db, file, { recipient: await identityToRecipient(identity) });
  await expect(checkBackup(file)).rejects.toThrow("encrypted");
  await expect(checkBackup(file, await generateIdentity())).rejects.toThrow("can't be decrypted");
  const bytes = await readFile(file);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  const changed = path.join(folder, "changed.backup");
  await writeFile(changed, bytes);
  await expect(restoreBackup(emptyUrl, changed, { identity })).rejects.toThrow(/decrypted|damaged|backup/);
  await restoreBackup(emptyUrl, file, { identity });
  expect(await inDatabase(emptyUrl, (copy) => rowsOf(copy, "users"))).toEqual(await rowsOf(db, "users"));
});

backupTest("cut anywhere, it is refused, and no row is left of it", async ({ db, emptyUrl }) => {
  await fill(db);
  await writeBackup(db, file);
  const bytes = await readFile(file);
  const cut = path.join(folder, "cut.backup");
  for (const share of [0, 0.001, 0.2, 0.5, 0.9, 0.999]) {
    await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * share)));
    await expect(checkBackup(cut), String(share)).rejects.toThrow(/no backup|cut/);
    await expect(restoreBackup(emptyUrl, cut), String(share)).rejects.toThrow(/no backup|cut/);
  }
  await restoreBackup(emptyUrl, file);
  expect(await inDatabase(emptyUrl, (copy) => rowsOf(copy, "listings"))).toHaveLength(2);
});

backupTest("is not brought where something is, nor written over a file", async ({ db, databaseUrl }) => {
  await fill(db);
  const before = await rowsOf(db, "listings");
  await writeBackup(db, file);
  await expect(restoreBackup(databaseUrl, file)).rejects.toThrow("not empty");
  expect(await rowsOf(db, "listings")).toEqual(before);
  const bytes = await readFile(file);
  await expect(writeBackup(db, file)).rejects.toThrow("is there already");
  expect(await readFile(file)).toEqual(bytes);
});

backupTest("what could not be read to its end leaves nothing behind", async ({ db }) => {
  await fill(db);
  const originals = await pictures();
  // By its name a picture, and none that can be read.
  await mkdir(path.join(originals, "f".repeat(64)));
  await expect(writeBackup(db, file, { store: folderStore(folder) })).rejects.toThrow("EISDIR");
  expect((await readdir(folder)).filter((name) => name.startsWith("site.backup"))).toEqual([]);
  // The connection is fit for the next.
  await writeBackup(db, file);
  expect((await checkBackup(file)).manifest.media.files).toBe(0);
});

backupTest(
  "what a guest had erased since is erased again, by digests that hold no address",
  async ({ db, emptyUrl }) => {
    await db.insert(contactRequests).values([requestFrom("Guest@test.example"), requestFrom("stays@test.example")]);
    await writeBackup(db, file);
    expect(await deleteRequestsOf(db, "guest@test.example")).toBe(1);
    const erased = await listErasedRequests(db);
    expect(erased).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);

    const restored = await restoreBackup(emptyUrl, file, { erased: [...erased, digestOfAccount("somebody else")] });
    expect(restored).toMatchObject({ requests: 1, erased: 0 });
    await inDatabase(emptyUrl, async (copy) => {
      expect(await copy.select().from(contactRequests)).toMatchObject([{ email: "stays@test.example" }]);
      // The next backup of what was restored is older than the wish as well.
      expect(await listErasedRequests(copy)).toEqual(erased);
      await deleteOldRequests(copy, new Date(Date.now() + 3 * 366 * 24 * 60 * 60_000));
      expect(await listErasedRequests(copy)).toEqual([]);
    });
  },
);

backupTest("who was erased since is closed in what is restored", async ({ db, emptyUrl }) => {
  const gone = await signUp(db, "gone@test.example");
  const stays = await signUp(db, "stays@test.example");
  await writeBackup(db, file);
  const purged = { userId: null, purgeAfter: new Date(), purgedAt: new Date(), accountDigest: digestOfAccount(gone) };
  await db.insert(deletions).values(purged);
  const erased = await listErased(db);
  expect(erased).toEqual([digestOfAccount(gone)]);
  expect(erased.join()).not.toContain(gone);

  const restored = await restoreBackup(emptyUrl, file, { erased: [...erased, digestOfAccount("somebody else")] });
  expect(restored.erased).toBe(1);
  await inDatabase(emptyUrl, async (copy) => {
    expect((await copy.select().from(sessions)).map(({ userId }) => userId)).toEqual([stays]);
    const statuses = Object.fromEntries((await copy.select().from(users)).map(({ id, status }) => [id, status]));
    expect(statuses).toEqual({ [gone]: "deleted", [stays]: "active" });
    const [due] = await copy.select().from(deletions);
    expect(due).toMatchObject({ userId: gone, purgedAt: null });
    expect(due!.purgeAfter.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await copy.$client.begin((tx) => closeErased(tx, erased))).toBe(1);
    expect(await copy.select().from(deletions)).toHaveLength(1);
  });
});

function requestFrom(email: string): typeof contactRequests.$inferInsert {
  const typed = { name: "Guest", email, message: "Is it free?", preferredWay: "email", wantsCopy: false } as const;
  return { ...typed, digest: email, language: "en", consentWording: "Goes to the agent.", privacyVersion: "2026-11" };
}
