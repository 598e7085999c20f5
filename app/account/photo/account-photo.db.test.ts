import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { FileUnavailableError } from "#app/media/fetching/fetch-file.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { accountPhotos, users } from "#db/schema/accounts.ts";
import { loader as exportLoader } from "../api/export-resource.ts";
import { loader as photoLoader } from "../api/photo-resource.ts";
import { describeUser } from "../describe-user.server.ts";
import { confirmAddress } from "../identity/identity.server.ts";
import { makeAccount, makeGoogleAccount, newAddress, newIdToken } from "../identity/testing/accounts.ts";
import { emptyAccount } from "../sign-in/claim-account.server.ts";
import { accountTest } from "../testing/account-test.ts";
import { Visitor } from "../testing/visitor.ts";
import { fetchAccountPhoto } from "./fetch-account-photo.server.ts";

const photoUrl = "https://lh3.googleusercontent.com/a/quirijn=s96-c";
const first = Buffer.from("first picture");
const second = Buffer.from("second picture");

const askPhoto = (visitor: Visitor) =>
  photoLoader({ request: visitor.request("/api/user/photo"), context: { db: visitor.db } });

async function userOf(db: DatabasePool) {
  const [user] = await db.select().from(users);
  return user!;
}

/** What was asked of the worker since the last time. */
async function takeJobs(db: DatabasePool) {
  const jobs = await db.execute<{ name: string }>(
    sql`delete from pgboss.job where name = 'fetch-account-photo' returning name`,
  );
  return jobs.length;
}

async function signIn(visitor: Visitor, given: { email?: string; photoUrl?: string }) {
  const account = await makeGoogleAccount(given);
  expect((await visitor.exchange(account.idToken)).status).toBe(200);
  return account;
}

/** Somebody who came in by Google, and whose photo the worker has fetched. */
async function signInWithPhoto(visitor: Visitor, db: DatabasePool) {
  const account = await signIn(visitor, { photoUrl });
  const { id } = await userOf(db);
  await fetchAccountPhoto(db, id, () => Promise.resolve(first));
  await takeJobs(db);
  return { ...account, id };
}

describe("the profile photo of whoever comes in by Google", () => {
  accountTest("is fetched by the worker and served from here, to its owner alone", async ({ visitor, db }) => {
    await signIn(visitor, { photoUrl });
    expect(await takeJobs(db)).toBe(1);
    expect((await askPhoto(visitor)).status).toBe(404);
    const user = await userOf(db);
    expect(await describeUser(user)).toMatchObject({ photoUrl: null, initials: "MB" });

    const asked: string[] = [];
    await fetchAccountPhoto(db, user.id, (source) => Promise.resolve((asked.push(source), first)));
    expect(asked).toEqual([photoUrl]);
    const answer = await askPhoto(visitor);
    expect(answer.headers.get("Content-Type")).toBe("image/webp");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toBe(String(first));
    const { photoUrl: shown } = await describeUser(await userOf(db));
    expect(shown).toMatch(/^\/api\/user\/photo\?v=[\w-]{16}$/);
    expect((await askPhoto(new Visitor(db))).status).toBe(401);
  });

  accountTest("is asked for once for an address, and anew for another", async ({ visitor, db }) => {
    const { email, id } = await signInWithPhoto(visitor, db);
    const before = (await describeUser(await userOf(db))).photoUrl;
    await signIn(visitor, { email, photoUrl });
    expect(await takeJobs(db)).toBe(0);
    await fetchAccountPhoto(db, id, () => Promise.reject(new Error("asked again")));

    await signIn(visitor, { email, photoUrl: `${photoUrl}-2` });
    expect(await takeJobs(db)).toBe(1);
    await fetchAccountPhoto(db, id, () => Promise.resolve(second));
    expect(await (await askPhoto(visitor)).text()).toBe(String(second));
    expect((await describeUser(await userOf(db))).photoUrl).not.toBe(before);
  });

  accountTest("stays the one that was there while another can't be had", async ({ visitor, db }) => {
    const { email, id } = await signInWithPhoto(visitor, db);
    await signIn(visitor, { email, photoUrl: `${photoUrl}-2` });
    const away = () => Promise.reject(new FileUnavailableError(`${photoUrl}-2 answered 404`));
    await expect(fetchAccountPhoto(db, id, away)).rejects.toThrow(/^the photo of an account can't be had$/);
    expect(await (await askPhoto(visitor)).text()).toBe(String(first));
  });

  accountTest("is not kept when the account has changed while it was fetched", async ({ visitor, db }) => {
    await signIn(visitor, { photoUrl });
    const { id } = await userOf(db);
    for (const change of [
      { photoUrl: null },
      { photoUrl: `${photoUrl}-2` },
      { photoUrl, status: "deleted" } as const,
    ]) {
      await db.update(users).set({ photoUrl, status: "active" });
      await fetchAccountPhoto(db, id, async () => {
        await db.update(users).set(change);
        return first;
      });
      expect(await db.$count(accountPhotos)).toBe(0);
    }
  });

  accountTest(
    "goes when Google names none any more, and when the account is emptied or purged",
    async ({ visitor, db }) => {
      const forgotten = async () => {
        expect(await db.$count(accountPhotos)).toBe(0);
        const [user] = await db.select().from(users);
        expect(user?.photoName ?? null).toBeNull();
      };
      const { email, id } = await signInWithPhoto(visitor, db);
      await signIn(visitor, { email });
      await forgotten();

      await signIn(visitor, { email, photoUrl });
      await fetchAccountPhoto(db, id, () => Promise.resolve(first));
      expect(await db.$count(accountPhotos)).toBe(1);
      await db.transaction(async (tx) => emptyAccount(tx, await userOf(db)));
      await forgotten();

      await signIn(visitor, { email, photoUrl });
      await fetchAccountPhoto(db, id, () => Promise.resolve(first));
      expect(await db.$count(accountPhotos)).toBe(1);
      await db.delete(users).where(eq(users.id, id));
      await forgotten();
    },
  );

  accountTest("is left alone by a sign-in with a password", async ({ visitor, db }) => {
    const account = await makeAccount({ email: newAddress() });
    await confirmAddress(account.uid);
    await visitor.exchange(account.idToken);
    await db.update(users).set({ photoUrl, photoName: "kept" });
    await db.insert(accountPhotos).values({ userId: (await userOf(db)).id, source: photoUrl, picture: first });
    await visitor.exchange(await newIdToken(account));
    expect(await (await askPhoto(visitor)).text()).toBe(String(first));
    expect(await takeJobs(db)).toBe(0);
  });

  accountTest("is in the export, as it is kept", async ({ visitor, db }) => {
    await signInWithPhoto(visitor, db);
    const answer = await exportLoader({ request: visitor.request("/api/user/export"), context: { db } });
    const photo = `data:image/webp;base64,${first.toString("base64")}`;
    expect(await answer.json()).toMatchObject({ account: { google: { photoUrl, photo } } });
  });
});
