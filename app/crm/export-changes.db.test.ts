import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#db/client.server.ts";
import { consents, users } from "#db/schema/accounts.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { crmChanges, crmContacts } from "#db/schema/crm.ts";
import { strategies } from "#db/schema/strategies.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { exportChanges } from "./export-changes.server.ts";
import { startReceiver } from "./testing/receiver.ts";

const secret = "a secret that only the two of them know";
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** Somebody with a profile and the consents that go with it. */
async function makeMember(db: Database, lastname = "Peeters"): Promise<string> {
  const profile = { lastname, phone: "+32 2 123 45 67", titleId: 1, languageId: 3, profileCompletedAt: new Date() };
  const [user] = await db
    .insert(users)
    .values({ uid: `uid-${lastname}`, email: `${lastname.toLowerCase()}@quartier.example`, ...profile })
    .returning();
  const agreed = { userId: user!.id, given: true, language: "nl", wording: "…" } as const;
  await db.insert(consents).values([
    { ...agreed, purpose: "terms", version: "1.0" },
    { ...agreed, purpose: "cookies-analytics", version: "1.0" },
  ]);
  return user!.id;
}

async function saveSearch(db: Database, userId: string, criteria: Record<string, string>): Promise<string> {
  const [saved] = await db
    .insert(strategies)
    .values({ userId, criteria, digest: JSON.stringify(criteria), type: "lease", name: "Voor de zomer" })
    .returning();
  return saved!.id;
}

const request = {
  name: "Léa Dubois",
  email: "lea@quartier.example",
  preferredWay: "email",
  message: "Est-ce encore libre ?",
  wantsCopy: true,
  language: "fr",
  consentWording: "…",
  privacyVersion: "1.0",
} as const;

describe("the customer-relationship system", () => {
  dbTest("is told of a member, their consents and their searches, in this order", async ({ db }) => {
    await using crm = await startReceiver(secret);
    const id = await makeMember(db);
    const strategy = await saveSearch(db, id, { type: "apartment", location: "ixelles", transaction: "to-let" });
    await db.update(users).set({ phone: "+32 2 765 43 21" });
    expect(await exportChanges(db, crm)).toEqual({ sent: 3, waiting: 0 });
    expect(crm.refused).toEqual([]);
    expect(crm.types()).toEqual(["contact.saved", "consents.saved", "strategy.saved"]);
    const [contact, agreed, search] = crm.taken.map(({ data }) => data);
    // What was changed before it was told is told once, as it is.
    expect(contact).toMatchObject({
      id,
      lastname: "Peeters",
      phone: "+32 2 765 43 21",
      language: "nl",
      status: "active",
    });
    // Cookies are between the visitor and the site.
    expect(agreed).toMatchObject({ contactId: id, consents: [{ purpose: "terms", given: true, version: "1.0" }] });
    expect(search).toMatchObject({ id: strategy, contactId: id, name: "Voor de zomer", type: "lease" });
    expect(await exportChanges(db, { ...crm, now: minutes(1) })).toEqual({ sent: 0, waiting: 0 });
  });

  dbTest("hears of everybody and everything else where one saved search can't be read, which waits", async ({ db }) => {
    await using crm = await startReceiver(secret);
    const [id, other] = [await makeMember(db), await makeMember(db, "Zola")];
    const unreadable = await saveSearch(db, id, { type: "office" });
    await db.execute(sql`update strategies set criteria = '[1]' where id = ${unreadable}`);
    const good = await saveSearch(db, id, { type: "apartment" });
    expect(await exportChanges(db, crm)).toEqual({ sent: 5, waiting: 1 });
    // Who comes first is left to chance; what is told of one person keeps its order.
    const told = crm.taken.map(({ data }) => data);
    const isOfOther = (data: object) => Object.values(data).includes(other);
    expect(told.filter((data) => !isOfOther(data))).toMatchObject([{ id }, { contactId: id }, { id: good }]);
    expect(told.filter(isOfOther)).toMatchObject([{ id: other }, { contactId: other }]);
    const [waiting, ...others] = await db.select().from(crmContacts);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      contactId: id,
      failures: 1,
      reason: expect.stringContaining(unreadable) as string,
    });
    // Later each time; once it can be read it is told.
    expect(await exportChanges(db, crm)).toEqual({ sent: 0, waiting: 0 });
    expect(await exportChanges(db, { ...crm, now: minutes(2) })).toEqual({ sent: 0, waiting: 1 });
    expect((await db.select().from(crmContacts))[0]).toMatchObject({ failures: 2 });
    await db.execute(sql`update strategies set criteria = '{"type":"office"}' where id = ${unreadable}`);
    expect(await exportChanges(db, { ...crm, now: minutes(10) })).toEqual({ sent: 1, waiting: 0 });
    expect(await db.$count(crmContacts)).toBe(0);
  });

  dbTest("reads a search's submarket in the field of its market, the odd spelling included", async ({ db }) => {
    await using crm = await startReceiver(secret);
    const id = await makeMember(db);
    await saveSearch(db, id, { type: "office", location: "ghent" });
    await saveSearch(db, id, { typeGroup: "warehouse", location: "antwerp" });
    await saveSearch(db, id, { typeGroup: "retail", location: "brussels", district: "ixelles,uccle" });
    await saveSearch(db, id, { type: "apartment", location: "ixelles" });
    await saveSearch(db, id, { invest: "true", location: "ghent" });
    await exportChanges(db, crm);
    const searches = crm.taken.filter(({ type }) => type === "strategy.saved").map(({ data }) => data);
    expect(searches.map(({ market, submarkets }) => [market, submarkets])).toEqual([
      ["office", { F_OFFICE_SUBMARKET: ["Ghent"] }],
      ["industrial", { F_LOGISTICS_SUBMARKET: ["Antwerp"] }],
      ["retail", { F_RETAIL_SUBMARKET: ["Ixelles", "Uccle"] }],
      ["residential", { F_RESIDENITAL_SUBMARKET: ["Ixelles"] }],
      [null, {}],
    ]);
  });

  dbTest("hears of a removed search, and of one had back", async ({ db }) => {
    await using crm = await startReceiver(secret);
    const id = await makeMember(db);
    const strategy = await saveSearch(db, id, { type: "office" });
    await exportChanges(db, crm);
    await db.update(strategies).set({ removedAt: new Date() });
    await exportChanges(db, { ...crm, now: minutes(1) });
    expect(crm.taken.at(-1)).toMatchObject({ type: "strategy.removed", data: { id: strategy, contactId: id } });
    await db.update(strategies).set({ removedAt: null });
    await exportChanges(db, { ...crm, now: minutes(2) });
    expect(crm.taken.at(-1)).toMatchObject({ type: "strategy.saved" });
    expect(new Set(crm.taken.map((event) => event.id)).size).toBe(crm.taken.length);
  });

  dbTest("gets contact requests, with an account and without", async ({ db }) => {
    await using crm = await startReceiver(secret);
    const userId = await makeMember(db);
    await db.insert(contactRequests).values({ ...request, digest: "1" });
    await db.insert(contactRequests).values({ ...request, digest: "2", userId });
    await exportChanges(db, crm);
    const requests = crm.taken.filter(({ type }) => type === "contact-request.received").map(({ data }) => data);
    expect(requests.map(({ contactId }) => contactId).sort()).toEqual([userId, null].sort());
    expect(requests[0]).toMatchObject({ name: "Léa Dubois", message: "Est-ce encore libre ?", language: "fr" });
    await db.delete(contactRequests).where(eq(contactRequests.digest, "1"));
    await exportChanges(db, { ...crm, now: minutes(1) });
    expect(crm.types().at(-1)).toBe("contact-request.deleted");
  });

  dbTest("that is away gets everything later, in order, by the same ids; others do not wait for it", async ({ db }) => {
    const asked: string[] = [];
    let isAway = true;
    await using crm = await startReceiver(secret, ({ id, type, data }) => {
      const isOfPeeters = JSON.stringify(data).includes(peeters);
      if (isOfPeeters) asked.push(`${type} ${id}`);
      return isAway && isOfPeeters ? 503 : undefined;
    });
    const peeters = await makeMember(db);
    await makeMember(db, "Janssens");
    expect(await exportChanges(db, crm)).toEqual({ sent: 2, waiting: 1 });
    await saveSearch(db, peeters, { type: "office" });
    // For five days, whenever its time has come.
    for (let minute = 1; minute < 5 * 24 * 60; minute++) {
      const [contact] = await db.select().from(crmContacts).where(eq(crmContacts.contactId, peeters));
      minute = Math.max(minute, Math.ceil((contact!.nextAttemptAt.getTime() - Date.now()) / 60_000));
      await exportChanges(db, { ...crm, now: minutes(minute) });
    }
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toMatch(/^contact\.saved /);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.length).toBeLessThan(40);
    isAway = false;
    await exportChanges(db, { ...crm, now: minutes(6 * 24 * 60) });
    expect(asked.slice(-3).map((event) => event.split(" ")[0])).toEqual([
      "contact.saved",
      "consents.saved",
      "strategy.saved",
    ]);
    expect(await db.select().from(crmContacts)).toEqual([]);
  });

  dbTest("is told again of what changes while it is being told", async ({ db }) => {
    let changed = false;
    await using crm = await startReceiver(secret, () => {
      if (changed) return undefined;
      changed = true;
      void db
        .update(users)
        .set({ phone: "+32 9 000 00 00" })
        .then(() => (done = true));
      return undefined;
    });
    let done = false;
    await makeMember(db);
    await exportChanges(db, crm);
    await expect.poll(() => done).toBe(true);
    await exportChanges(db, { ...crm, now: minutes(1) });
    const phones = crm.taken.filter(({ type }) => type === "contact.saved").map(({ data }) => data["phone"]);
    expect(phones.at(-1)).toBe("+32 9 000 00 00");
  });

  dbTest("hears everything once from several workers", async ({ db }) => {
    await using crm = await startReceiver(secret);
    for (let count = 0; count < 12; count++) await makeMember(db, `Member${count}`);
    const runs = await Promise.all([exportChanges(db, crm), exportChanges(db, crm), exportChanges(db, crm)]);
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(24);
    expect(new Set(crm.taken.map(({ id }) => id)).size).toBe(24);
  });

  dbTest("erases whoever is purged, and hears nothing of them afterwards", async ({ db }) => {
    await using crm = await startReceiver(secret);
    const id = await makeMember(db);
    await saveSearch(db, id, { type: "office" });
    await exportChanges(db, crm);
    await db.update(strategies).set({ lastUsedAt: new Date() });
    await db.insert(contactRequests).values({ ...request, digest: "1", userId: id });
    await db.update(strategies).set({ userId: null });
    await db.delete(users).where(eq(users.id, id));
    await exportChanges(db, { ...crm, now: minutes(1) });
    expect(crm.taken.slice(2 + 1).map(({ type, data }) => ({ type, data }))).toEqual([
      { type: "contact.deleted", data: { id } },
    ]);
    expect(await db.select().from(crmChanges)).toEqual([]);
    expect(await db.select().from(crmContacts)).toEqual([]);
  });

  dbTest(
    "that does not exist leaves no trace of somebody purged; one that comes later hears of everybody",
    async ({ db }) => {
      const gone = await makeMember(db);
      const id = await makeMember(db, "Janssens");
      await db.delete(users).where(eq(users.id, gone));
      await exportChanges(db, { endpoint: undefined });
      const left = await db.execute(sql`select distinct contact_id from crm_changes`);
      expect([...left]).toEqual([{ contact_id: id }]);
      await using crm = await startReceiver(secret);
      await exportChanges(db, crm);
      expect(crm.types()).toEqual(["contact.saved", "consents.saved"]);
    },
  );

  dbTest("is waited for without a transaction: nothing is held in the database meanwhile", async ({ db }) => {
    const open: number[] = [];
    await using crm = await startReceiver(secret, async () => {
      const held = await db.execute(sql`select from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`);
      open.push(held.length);
      return undefined;
    });
    await makeMember(db);
    await exportChanges(db, crm);
    expect(open).toEqual([0, 0]);
  });

  dbTest("that is slow is left in peace when the run's time is over; the next run goes on", async ({ db }) => {
    const over = new AbortController();
    await using crm = await startReceiver(secret, () => {
      over.abort();
      return undefined;
    });
    for (let count = 0; count < 3; count++) await makeMember(db, `Member${count}`);
    expect((await exportChanges(db, { ...crm, signal: over.signal })).sent).toBe(1);
    expect((await exportChanges(db, { ...crm, now: minutes(1) })).sent).toBe(5);
    expect(new Set(crm.taken.map(({ id }) => id)).size).toBe(6);
  });

  dbTest("takes nothing that is signed with another secret", async ({ db }) => {
    await using crm = await startReceiver(secret);
    await makeMember(db);
    const endpoint = { ...crm.endpoint, secret: "another one, just as long" };
    expect(await exportChanges(db, { endpoint })).toEqual({ sent: 0, waiting: 1 });
    expect(crm.taken).toEqual([]);
    expect(crm.refused[0]).toContain("No matching signature");
  });
});
