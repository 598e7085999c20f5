import { describe, expect } from "vitest";
import { makeListings } from "#db/testing/make-listing.ts";
import type { Database } from "#db/client.server.ts";
import { connections, users } from "#db/schema/accounts.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { listings } from "#db/schema/listings.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import { notificationPreferences, shortlist, strategies } from "#db/schema/strategies.ts";
import { loader, action } from "../api/export-resource.ts";
import { makeAccount, makeGoogleAccount } from "../identity/testing/accounts.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, type Visitor } from "../testing/visitor.ts";
import { accountExportSchema } from "./export-schema.server.ts";

const ask = (visitor: Visitor, init: RequestInit = {}) =>
  loader({ request: visitor.request("/api/user/export", init), context: { db: visitor.db } });

/** Strictly by the schema: what that does not name is not exported, keys and counters of ours least of all. */
async function readExport(visitor: Visitor) {
  const answer = await ask(visitor);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const read = accountExportSchema.parse(JSON.parse(text));
  expect(JSON.parse(text)).toEqual(read);
  expect(text).not.toMatch(/"revision"|"BE-\d/);
  return read;
}

async function findUserId(db: Database) {
  const [user] = await db.select({ id: users.id }).from(users);
  return user!.id;
}

describe("the export of an account", () => {
  accountTest("is one file with everything that is kept, and reads back", async ({ visitor, db }) => {
    const { email, idToken } = await makeAccount();
    await visitor.exchange(idToken);
    await visitor.completeProfile({ ...profileFields, email });
    await makeListings(db, { reference: "kept-1" });
    const [listing] = await db.select({ id: listings.id }).from(listings);
    const userId = await findUserId(db);
    await db.update(users).set({ cookieChoice: "v=1.0&t=1795000000&c=preferences.analytics&k=1" });
    const criteria = { type: "office", location: "ghent", search: "by the water" };
    await db.insert(strategies).values([
      {
        userId,
        province: "BE-40000",
        digest: "1",
        criteria,
        type: "lease",
        surfaceMin: 250,
        rentMax: 180.5,
        name: "Gent",
        country: "BE",
      },
      { userId: null, digest: "2", criteria: {} },
    ]);
    await db.insert(shortlist).values({ userId, listingId: listing!.id, note: "“Mooi”, zei Jan" });
    await db.insert(notificationPreferences).values({ userId, frequency: "weekly", languageId: 3 });
    await db.insert(pausedAddresses).values({ userId, reason: "hard-bounce" });
    const asked = { name: "Anke", email, preferredWay: "phone", phone: "+32 470 12 34 56", language: "nl" } as const;
    const about = { listingId: listing!.id, wantsCopy: false, consentWording: "Zie", privacyVersion: "1.0" };
    await db.insert(contactRequests).values([
      { ...asked, ...about, userId, digest: "1", message: "Is het vrij?", wantsVisit: true, visitDays: ["monday"] },
      { ...asked, ...about, userId: null, digest: "2", message: "Of a person with the same address" },
    ]);

    const kept = await readExport(visitor);
    expect(kept).toMatchObject({
      account: { email, google: null },
      profile: { title: "Ms", firstname: "Anke", lastname: "Willems", phone: "+32 470 12 34 56", language: "nl" },
      preferences: {
        frequency: "weekly",
        language: "nl",
        emailsPaused: { reason: "hard-bounce" },
        cookies: { allowed: ["preferences", "analytics"], version: "1.0", chosenAt: "2026-11-18T11:06:40.000Z" },
      },
      searchStrategies: [
        { name: "Gent", type: "lease", criteria, surfaceMin: 250, rentMax: 180.5, province: "East Flanders" },
      ],
      shortlist: [{ reference: "kept-1", note: "“Mooi”, zei Jan" }],
      contactRequests: [{ listing: "kept-1", message: "Is het vrij?", visitDays: ["monday"], preferredWay: "phone" }],
      connections: [{ method: "password", address: "198.51.100.0/24", browser: "Firefox on Windows" }],
      sessions: [{ endedAt: null }],
    });
    expect(kept.consents.map(({ purpose, given }) => [purpose, given])).toEqual([
      ["terms", true],
      ["privacy", true],
      ["reverse-matching", true],
      ["marketing", false],
    ]);
  });

  accountTest("says what Google gave, and that there is no profile yet", async ({ visitor }) => {
    const { idToken, email } = await makeGoogleAccount({ firstName: "Marie", lastName: "Van den Broeck" });
    await visitor.exchange(idToken);
    const kept = await readExport(visitor);
    expect(kept.account.google).toMatchObject({
      firstname: "Marie",
      lastname: "Van den Broeck",
      id: `google-${email}`,
    });
    expect(kept).toMatchObject({ profile: null, searchStrategies: [], shortlist: [], consents: [] });
  });

  accountTest("holds a history longer than is read at a time, in order and whole", async ({ visitor, db }) => {
    await visitor.exchange((await makeAccount()).idToken);
    const userId = await findUserId(db);
    const signIns = Array.from({ length: 1200 }, (_, number) => ({
      userId,
      method: "password" as const,
      address: `sign-in ${number}`,
    }));
    await db.insert(connections).values(signIns);
    const { connections: history } = await readExport(visitor);
    expect(history).toHaveLength(1201);
    expect(history.slice(1).map(({ address }) => address)).toEqual(signIns.map(({ address }) => address));
  });

  accountTest("is a file that nobody keeps on the way", async ({ visitor }) => {
    await visitor.exchange((await makeAccount()).idToken);
    const { headers } = await ask(visitor);
    expect(headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(headers.get("Content-Disposition")).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  accountTest("is one's own: others are asked to sign in, and other methods are refused", async ({ visitor }) => {
    const context = { db: visitor.db };
    const answer = await ask(visitor);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: "User is not authenticated" });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await action({ request: visitor.post("/api/user/export"), context })).status).toBe(401);
    expect((await action({ request: visitor.request("/api/user/export", { method: "PUT" }), context })).status).toBe(
      405,
    );
  });
});
