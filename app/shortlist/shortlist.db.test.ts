import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { openSession } from "#app/account/sign-in/open-session.server.ts";
import { accountTest } from "#app/account/testing/account-test.ts";
import { Visitor } from "#app/account/testing/visitor.ts";
import { issueFormToken } from "#app/contact/form-token.server.ts";
import { typed } from "#app/contact/testing/send-form.ts";
import type { Database } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { listings } from "#db/schema/listings.ts";
import { sharedShortlists, shortlist } from "#db/schema/strategies.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import type { RefusedRequest } from "#app/contact/receive-request.server.ts";
import { mergeIntoAccount, writeNote } from "./account-shortlist.server.ts";
import { action as keep, loader as wrongMethod } from "./shortlist-resource.ts";
import { loadSharedShortlist } from "./load-shared-shortlist.server.ts";
import { loadShortlist } from "./load-shortlist.server.ts";
import { action as act } from "./shortlist-page.tsx";
import { longestNote, mostInBrowser, mostOnAccount } from "./shortlist.ts";

/* The call of the hearts and the page, as browsers and others ask them. */

const path = "/en/shortlist";
const json = { Accept: "application/json" };
let people = 0;

async function signIn(visitor: Visitor): Promise<string> {
  people += 1;
  const opened = await openSession(visitor.db, visitor.request("/en"), {
    uid: `keeper-${people}`,
    email: `keeper-${people}@test.example`,
    emailVerified: true,
    method: "password",
    authenticatedAt: new Date(),
    providers: ["password"],
  });
  visitor.keepCookies(opened.headers);
  return opened.user.id;
}

type Call = (given: { request: Request; params: object; context: object }) => Promise<Response>;

/** What a route answers, thrown or not. */
async function post(visitor: Visitor, call: unknown, to: string, fields: Record<string, string>, headers = {}) {
  const request = visitor.post(to, fields, headers);
  const answer = await (call as Call)({ request, params: {}, context: { db: visitor.db } }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (answer instanceof Response) visitor.keepCookies(answer.headers);
  return answer;
}

const press = (visitor: Visitor, reference: string, fields = {}) =>
  post(visitor, keep, "/shortlist", { reference, ...fields }, json);
const change = (visitor: Visitor, intent: string, reference: string, fields = {}) =>
  post(visitor, act, path, { intent, reference, ...fields });

async function look(db: Database, visitor: Visitor, query = "") {
  const { page, headers } = await loadShortlist(db, visitor.request(path + query));
  visitor.keepCookies(headers);
  return page;
}

const shown = async (db: Database, visitor: Visitor) =>
  (await look(db, visitor)).items.map(({ card }) => card.reference);

/** Listings with these references, and how many more there are to be: `more-0`, `more-1` … */
async function offer(db: Database, references: string[], more = 0): Promise<string[]> {
  const all = [...references, ...Array.from({ length: more }, (_, index) => `more-${index}`)];
  await makeListings(db, ...all.map((reference) => ({ reference })));
  return all;
}

async function fill(db: Database, userId: string, references: readonly string[]) {
  expect(await mergeIntoAccount(db, userId, references)).toEqual([]);
}

describe("keeping signed out", () => {
  accountTest(
    "needs no account; the latest stands first, and letting go empties the cookie",
    async ({ visitor, db }) => {
      await offer(db, ["a", "b"]);
      expect(await (await press(visitor, "a")).json()).toEqual({ outcome: "added", references: ["a"] });
      expect(await (await press(visitor, "B")).json()).toEqual({ outcome: "added", references: ["b", "a"] });
      expect(await (await press(visitor, "a")).json()).toEqual({ outcome: "known", references: ["b", "a"] });
      expect(await shown(db, visitor)).toEqual(["b", "a"]);
      await press(visitor, "a", { keep: "0" });
      await press(visitor, "b", { keep: "0" });
      expect(visitor.cookies.has("shortlist")).toBe(false);
      expect(await shown(db, visitor)).toEqual([]);
    },
  );

  accountTest("leads a form back to where it was, and never to another site", async ({ visitor, db }) => {
    await offer(db, ["a"]);
    const from = "/fr/a-louer/bureau?page=2";
    const back = await post(visitor, keep, "/shortlist", { reference: "a", from });
    expect([back.status, back.headers.get("Location")]).toEqual([303, `${from}&shortlist=added#property-a`]);
    const away = await post(visitor, keep, "/shortlist", { reference: "a", from: "//elsewhere.example" });
    expect(away.headers.get("Location")).toBe("/en/shortlist?shortlist=known#property-a");
  });

  accountTest("refuses what nobody can see, other sites and other methods", async ({ visitor, db }) => {
    await makeListings(db, { reference: "hidden", status: "draft" });
    for (const reference of ["hidden", "nothing", "", "a b", "\u0000"]) {
      expect((await press(visitor, reference)).status).toBe(404);
    }
    expect((await post(visitor, keep, "/shortlist", {}, json)).status).toBe(422);
    const foreign = { reference: "hidden" };
    expect((await post(visitor, keep, "/shortlist", foreign, { Origin: "https://elsewhere.example" })).status).toBe(
      403,
    );
    expect((await post(visitor, act, path, foreign, { Origin: "https://elsewhere.example" })).status).toBe(403);
    expect(wrongMethod().status).toBe(405);
  });

  accountTest("stops at what a browser can hold, and says so", async ({ visitor, db }) => {
    const all = await offer(db, ["one-more"], mostInBrowser);
    for (const reference of all.slice(1)) expect((await press(visitor, reference)).status).toBe(200);
    const refused = await press(visitor, "one-more");
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ outcome: "full" });
    expect(await shown(db, visitor)).toHaveLength(mostInBrowser);
  });

  accountTest("reads no cookie that somebody made up", async ({ visitor, db }) => {
    await offer(db, ["a"]);
    for (const value of ["%", "nonsense", btoa(JSON.stringify({ a: 1 })), btoa(JSON.stringify(["a b", 7, null]))]) {
      visitor.cookies.set("shortlist", value);
      expect(await shown(db, visitor)).toEqual([]);
    }
  });
});

describe("keeping on an account", () => {
  accountTest("takes along what the browser kept, once, and forgets it there", async ({ visitor, db }) => {
    await offer(db, ["a", "b", "c"]);
    const other = new Visitor(db);
    await press(visitor, "a");
    await press(visitor, "b");
    const cookie = visitor.cookies.get("shortlist")!;
    const user = await signIn(visitor);
    await press(visitor, "c");
    expect(visitor.cookies.has("shortlist")).toBe(false);
    expect(await shown(db, visitor)).toEqual(["c", "b", "a"]);
    // A request that was on its way with the same cookie brings nothing twice.
    visitor.cookies.set("shortlist", cookie);
    await Promise.all([look(db, visitor), look(db, visitor), look(db, visitor)]);
    expect(await db.select().from(shortlist).where(eq(shortlist.userId, user))).toHaveLength(3);
    expect(await shown(db, other)).toEqual([]);
  });

  accountTest("holds two hundred and no more, however many ask at once", async ({ visitor, db }) => {
    const user = await signIn(visitor);
    const all = await offer(db, ["a", "b", "c"], mostOnAccount - 1);
    await fill(db, user, all.slice(3));
    const outcomes = await Promise.all(
      ["a", "b", "c"].map(async (reference) => (await press(visitor, reference)).status),
    );
    expect(outcomes.toSorted()).toEqual([200, 409, 409]);
    expect(await db.select().from(shortlist).where(eq(shortlist.userId, user))).toHaveLength(mostOnAccount);
  });

  accountTest("leaves in the browser what finds no room, until there is some", async ({ visitor, db }) => {
    const all = await offer(db, ["a", "b"], mostOnAccount - 1);
    await press(visitor, "a");
    await press(visitor, "b");
    const user = await signIn(visitor);
    await fill(db, user, all.slice(2));
    const full = await look(db, visitor);
    expect([full.items.length, full.left]).toEqual([mostOnAccount, 1]);
    await change(visitor, "remove", "more-7");
    const followed = await look(db, visitor);
    expect([followed.items.length, followed.left]).toEqual([mostOnAccount, 0]);
    expect(visitor.cookies.has("shortlist")).toBe(false);
  });
});

describe("the page", () => {
  accountTest("keeps a note, cuts it where it ends, and undoes a removal with it", async ({ visitor, db }) => {
    await offer(db, ["a", "b"]);
    await signIn(visitor);
    await press(visitor, "a");
    await press(visitor, "b");
    const noted = await change(visitor, "note", "a", { note: ` Bright,\r\nnear the station\u0000 ${"x".repeat(600)}` });
    expect(noted.headers.get("Location")).toBe(`${path}?done=noted&reference=a#property-a`);
    const [, first] = (await look(db, visitor)).items;
    expect(first?.note).toHaveLength(longestNote);
    expect(first?.note).toMatch(/^Bright,\nnear the station x+$/);

    const removed = await change(visitor, "remove", "a");
    expect((await look(db, visitor, removed.headers.get("Location")!.slice(path.length))).notice).toMatchObject({
      change: "removed",
      reference: "a",
    });
    expect(await shown(db, visitor)).toEqual(["b"]);
    await change(visitor, "restore", "a");
    expect((await look(db, visitor)).items.map(({ card, note }) => [card.reference, note.length])).toEqual([
      ["b", 0],
      ["a", longestNote],
    ]);
    await change(visitor, "note", "a", { note: "  " });
    expect((await look(db, visitor)).items[1]?.note).toBe("");
  });

  accountTest("knows nothing of what another member keeps: 404", async ({ visitor, db }) => {
    await offer(db, ["a"]);
    const owner = await signIn(visitor);
    await press(visitor, "a");
    await writeNote(db, owner, "a", "Mine alone");
    const [stranger, nobody] = [new Visitor(db), new Visitor(db)];
    await signIn(stranger);
    for (const other of [stranger, nobody]) {
      for (const intent of ["note", "remove"]) {
        expect((await change(other, intent, "a", { note: "Theirs" })).status).toBe(404);
      }
      expect(JSON.stringify(await look(db, other, "?compare=a,a&done=noted&reference=a"))).not.toContain("Mine alone");
      expect((await change(other, "seize", "a")).status).toBe(400);
    }
    // Undoing what oneself never removed brings no note of somebody else.
    await change(stranger, "restore", "a");
    expect((await look(db, stranger)).items[0]?.note).toBe("");
    expect((await look(db, visitor)).items[0]?.note).toBe("Mine alone");
  });

  accountTest("says what has become of a listing, and keeps it", async ({ visitor, db }) => {
    await offer(db, ["a", "b"]);
    await press(visitor, "a");
    await press(visitor, "b");
    await db.update(listings).set({ status: "let" }).where(eq(listings.reference, "a"));
    await db.update(listings).set({ status: "draft" }).where(eq(listings.reference, "b"));
    const { items } = await look(db, visitor);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ card: { reference: "a" }, gone: "This property has been let." });
  });
});

describe("the comparison", () => {
  accountTest("puts four side by side, names the fifth, and marks what differs", async ({ visitor, db }) => {
    await offer(db, ["a", "b", "c", "d"]);
    await makeListings(
      db,
      { reference: "e", title: { en: "The fifth" } },
      { reference: "large", surface: { total: 900 } },
    );
    const { comparison } = await look(db, visitor, "?compare=a&compare=b&compare=c,d,e");
    expect(comparison?.view?.listings.map(({ reference }) => reference)).toEqual(["a", "b", "c", "d"]);
    expect(comparison?.tooMany).toBe("The fifth");
    const pair = (await look(db, visitor, "?compare=a,large")).comparison?.view;
    const row = (label: string) => pair?.rows.find((each) => each.label === label);
    expect(row("Floor area")).toMatchObject({ values: ["500\u00a0m²", "900\u00a0m²"], differs: true });
    expect(row("Floor area")?.squares?.map((square) => square?.label)).toEqual(["22\u00a0m", "30\u00a0m"]);
    expect(row("Location")?.differs).toBe(false);
    // Areas that are alike are folded away, and nothing is drawn to scale.
    expect([pair?.scale, comparison?.view?.scale]).toMatchObject([{ part: expect.any(Number) as number }, undefined]);
    // Both are quoted per m² and year: no second row says the same.
    expect(row("Price")?.values[0]).toMatch("€150/m²/year");
    expect(row("Price in the same unit")).toBeUndefined();
    const rent = { amount: 14, basis: "m2" as const, period: "month" as const };
    await makeListings(db, { reference: "monthly", rent });
    const mixed = (await look(db, visitor, "?compare=a,monthly")).comparison?.view?.rows;
    expect(mixed?.find(({ label }) => label === "Price in the same unit")).toMatchObject({
      values: ["€150/m²/year", "€168/m²/year"],
      best: [0],
    });
  });

  accountTest(
    "tells what differs first, the best of a row, and a month and a year with charges",
    async ({ visitor, db }) => {
      const rent = { amount: 120, basis: "m2" as const, period: "year" as const };
      const charges = { amount: 24, basis: "m2" as const, period: "year" as const };
      await makeListings(
        db,
        { reference: "dear", charges, facts: { lift: true, parkingSpaces: 2 } },
        { reference: "cheap", rent, charges, facts: { parkingSpaces: 6 } },
        { reference: "bare", rent },
        { reference: "large", surface: { total: 3_400 }, facts: { parkingSpaces: 33, clearHeight: 9 } },
        { reference: "small", surface: { total: 80 }, facts: { parkingSpaces: 1, clearHeight: 3 } },
      );
      const view = (await look(db, visitor, "?compare=dear,cheap")).comparison!.view!;
      const row = (label: string) => view.rows.find((each) => each.label === label);
      expect(row("Per month, with charges")).toMatchObject({ values: ["€7,250", "€6,000"], best: [1] });
      expect(row("Per year, with charges")).toMatchObject({ values: ["€87,000", "€72,000"], best: [1] });
      expect(row("Price")?.best).toEqual([1]);
      expect(row("Parking spaces")?.best).toEqual([1]);
      expect(row("Lift")?.best).toBeUndefined();
      // A larger property has more spaces, and is not higher for that.
      const unlike = (await look(db, visitor, "?compare=large,small")).comparison!.view!.rows;
      expect(unlike.find(({ label }) => label === "Parking spaces")?.best).toBeUndefined();
      expect(unlike.find(({ label }) => label === "Clear height")?.best).toEqual([0]);
      // What differs comes first, and of that what both tell.
      const labels = view.rows.map(({ label }) => label);
      expect(labels.indexOf("Parking spaces")).toBeLessThan(labels.indexOf("Lift"));
      expect(labels.indexOf("Lift")).toBeLessThan(labels.indexOf("Location"));

      // A rent with its charges is not set against one whose charges nobody knows.
      const uneven = (await look(db, visitor, "?compare=dear,bare")).comparison!.view!;
      const month = uneven.rows.find(({ label }) => label === "Per month, with charges");
      expect(month?.values).toEqual(["€7,250", "€5,000\ncharges not included"]);
      expect(month?.best).toBeUndefined();
    },
  );

  accountTest("speaks of rents where no charges are known, and of a home not by the year", async ({ visitor, db }) => {
    const home = { type: "apartment" as const, surface: { total: 90 } };
    const rent = { amount: 900, basis: "total" as const, period: "month" as const };
    await makeListings(
      db,
      { reference: "flat", ...home, rent },
      { reference: "loft", ...home, rent: { ...rent, amount: 1_000 } },
      { reference: "office" },
      { reference: "shop", rent: { amount: 160, basis: "m2", period: "year" } },
    );
    const labels = async (compared: string) =>
      (await look(db, visitor, `?compare=${compared}`)).comparison!.view!.rows.map(({ label }) => label);
    const homes = await labels("flat,loft");
    expect(homes).toEqual(expect.arrayContaining(["Price", "Rent per m²"]));
    // The price is the rent of a month, and stands there already.
    expect(homes.filter((label) => /Rent per month|year|with charges/.test(label))).toEqual([]);
    expect(await labels("office,shop")).toEqual(expect.arrayContaining(["Rent per month", "Rent per year"]));
    // What is said below is of those rents, and not that charges were added.
    const methods = async (compared: string) =>
      (await look(db, visitor, `?compare=${compared}`)).comparison!.view!.methods;
    expect(await methods("office,shop")).toEqual([expect.stringContaining("No agent states the charges")]);
    // A home has neither VAT nor a smallest area, and in Dutch its charges go by another word.
    expect(await methods("flat,loft")).toEqual([
      expect.stringMatching(/^Rents: as asked\. No agent states the charges/),
    ]);
  });

  accountTest("says of what is not for sale that it is not, instead of a price not given", async ({ visitor, db }) => {
    await makeListings(
      db,
      { reference: "both", transactions: ["to-let", "for-sale"] },
      { reference: "rented" },
      { reference: "sold", transactions: ["for-sale"] },
    );
    const rows = (await look(db, visitor, "?compare=both,rented,sold")).comparison!.view!.rows;
    const none = (name: string) => rows.find(({ label }) => label === name)?.none;
    expect(none("Price per m²")).toEqual([undefined, "not for sale", undefined]);
    expect(none("Rent per month")).toEqual([undefined, undefined, "not to let"]);
  });

  accountTest("says of one on floor 0 that it is on the ground floor where others say so", async ({ visitor, db }) => {
    await makeListings(
      db,
      { reference: "floored", facts: { floor: 0, groundFloor: true } },
      { reference: "grounded", facts: { groundFloor: true } },
      { reference: "upstairs", facts: { floor: 3 } },
    );
    const rows = async (compared: string) =>
      new Map((await look(db, visitor, `?compare=${compared}`)).comparison!.view!.rows.map((row) => [row.label, row]));
    expect((await rows("floored,grounded")).get("Ground floor")).toMatchObject({
      values: ["Yes", "Yes"],
      differs: false,
    });
    // Where nobody else says it, the floor has.
    const alone = await rows("floored,upstairs");
    expect(alone.get("Floor")?.values).toEqual(["Ground floor", "3rd"]);
    expect(alone.has("Ground floor")).toBe(false);
  });

  accountTest("underlines the highest yield, as what investors compare", async ({ visitor, db }) => {
    const invested = { transactions: ["for-sale" as const], invest: true };
    await makeListings(
      db,
      { reference: "low", ...invested, yield: 5.79 },
      { reference: "high", ...invested, yield: 6.37 },
    );
    const { comparison } = await look(db, visitor, "?compare=low,high");
    const row = comparison?.view?.rows.find(({ label }) => label === "Gross yield");
    expect(row).toMatchObject({ values: ["5.79%", "6.37%"], best: [1] });
  });

  accountTest(
    "tells the way to the nearest motorway of what is no home, and of no hidden address",
    async ({ visitor, db }) => {
      const hall = { type: "logistics-warehouse" as const };
      const address = { street: "Veldstraat", number: "1", postcode: "9000", locality: "Gent", country: "BE" as const };
      await makeListings(
        db,
        { reference: "far", ...hall, address, point: { lat: 51.1, lng: 3.7 } },
        { reference: "close", ...hall, address, point: { lat: 51.013, lng: 3.72 } },
        { reference: "hidden", ...hall, address: { ...address, hidden: true }, point: { lat: 51.013, lng: 3.72 } },
        { reference: "flat-1", type: "apartment" },
        { reference: "flat-2", type: "apartment" },
      );
      const rowOf = async (compared: string) =>
        (await look(db, visitor, `?compare=${compared}`)).comparison!.view!.rows.find(
          ({ label }) => label === "Nearest motorway",
        );
      const row = await rowOf("far,close,hidden");
      const [far, close, hidden] = row?.values ?? [];
      const pattern = /^.+ · .+\sk?m · \d+\smin by car$/;
      expect([far, close]).toEqual([expect.stringMatching(pattern), expect.stringMatching(pattern)]);
      expect([hidden, row?.best]).toEqual([null, [1]]);
      // Homes are not looked for by motorways.
      expect(await rowOf("flat-1,flat-2")).toBeUndefined();
    },
  );

  accountTest("of fewer than two is none", async ({ visitor, db }) => {
    await offer(db, ["a"]);
    for (const query of ["?compare=", "?compare=a", "?compare=a,A,nothing"]) {
      const { comparison } = await look(db, visitor, query);
      expect(comparison).not.toBeNull();
      expect(comparison?.view).toBeUndefined();
    }
    expect((await look(db, visitor)).comparison).toBeNull();
  });
});

describe("a comparison of both countries", () => {
  const gent = { street: "Veldstraat", number: "1", postcode: "9000", locality: "Gent", country: "BE" } as const;
  const luxembourg = {
    street: "Grand-Rue",
    number: "1",
    postcode: "1661",
    locality: "Luxembourg",
    country: "LU",
  } as const;

  accountTest("tells a walk to a station that is too far from one that is not known", async ({ visitor, db }) => {
    await makeListings(
      db,
      { reference: "near", address: gent },
      { reference: "far", address: gent },
      { reference: "hidden", address: gent },
    );
    await db.execute(sql`update listings set station_minutes = case reference when 'near' then 5 else 80 end`);
    await db.execute(sql`update listings set address_hidden = true where reference = 'hidden'`);
    const { comparison } = await look(db, visitor, "?compare=near,far,hidden");
    const walk = comparison?.view?.rows.find(({ label }) => label === "Walk to the nearest station");
    expect(walk).toMatchObject({ values: ["5 min", "more than 30 min", null], best: [0] });
  });

  accountTest("speaks of railway stations alone where all of them lie in Luxembourg", async ({ visitor, db }) => {
    await makeListings(
      db,
      { reference: "be-1", address: gent },
      { reference: "lu-1", address: luxembourg },
      { reference: "lu-2", address: luxembourg },
    );
    const rowsOf = async (compared: string) => {
      const { comparison } = await look(db, visitor, `?compare=${compared}`);
      return JSON.stringify(comparison?.view);
    };
    expect(await rowsOf("be-1,lu-1")).toContain("Walk to the nearest station");
    expect(await rowsOf("lu-1,lu-2")).toContain("Walk to the nearest railway station");
  });
});

describe("writing to all of them", () => {
  const form = (fields = {}) => ({ token: issueFormToken(Date.now() - 60_000), ...typed, ...fields });
  const write = (visitor: Visitor, compared: string, fields = {}) =>
    post(visitor, act, `${path}?compare=${compared}`, form(fields));
  const stored = (db: Database) =>
    db
      .select({ reference: listings.reference, email: contactRequests.email })
      .from(contactRequests)
      .innerJoin(listings, eq(listings.id, contactRequests.listingId))
      .orderBy(listings.reference);

  accountTest("sends a request about each that is on offer, and says which", async ({ visitor, db }) => {
    await offer(db, ["a", "b"]);
    await makeListings(db, { reference: "gone", status: "let" });
    const { status, headers } = await write(visitor, "b,a,gone");
    expect([status, headers.get("Location")]).toEqual([303, `${path}?compare=b,a,gone&sent=b,a#request`]);
    expect(await stored(db)).toEqual([
      { reference: "a", email: typed.email },
      { reference: "b", email: typed.email },
    ]);
    const { comparison } = await look(db, visitor, "?compare=b,a,gone&sent=b,a");
    expect(comparison?.writing?.sent).toMatchObject([{ reference: "b" }, { reference: "a" }]);
    expect(comparison?.writing?.leftOut).not.toBe("");
    // Both have one agent; of two agents "all" are spoken of.
    expect(comparison?.writing?.agentCount).toBe(1);
    const advertiser = { reference: "other", name: "Other", email: "other@agency.example" };
    await makeListings(db, { reference: "others", advertiser });
    const { comparison: ofTwo } = await look(db, visitor, "?compare=a,b,others");
    expect(ofTwo?.writing?.agentCount).toBe(2);
    // The page has each once, with theirs below; whose row they are in the database is nobody's business.
    expect(ofTwo?.writing?.to.map(({ reference, agentNumber }) => [reference, agentNumber])).toEqual([
      ["a", 0],
      ["b", 0],
      ["others", 1],
    ]);
    expect(JSON.stringify(ofTwo?.writing)).not.toContain("advertiserId");
  });

  accountTest(
    "from the list writes to the first eight, names the others, and says what was sent",
    async ({ visitor, db }) => {
      const references = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
      await offer(db, references);
      await makeListings(db, { reference: "gone", status: "let" });
      for (const reference of ["i", "h", "g", "f", "e", "d", "c", "b", "gone", "a"]) await press(visitor, reference);
      const { ways, written } = await look(db, visitor);
      expect(written).toBeNull();
      expect(ways).toMatchObject({ path: `${path}?write=a,b,c,d,e,f,g,h`, count: 8, agentCount: 1 });
      // Whoever writes to these is led to the rest, before and after; then there is none.
      for (const query of [ways!.path.slice(path.length), "?write=a,b,c,d,e,f,g,h&sent=a,b,c,d,e,f,g,h"]) {
        const { others } = (await look(db, visitor, query)).written!;
        expect(others).toMatchObject({ path: `${path}?write=i`, count: 1, left: 1 });
        expect(others?.titles).not.toContain(",");
      }
      expect((await look(db, visitor, "?write=i")).written?.others).toBeUndefined();
      const asked = await look(db, visitor, "?write=a,gone,b");
      expect(asked.written).toMatchObject({ path: `${path}?write=a,gone,b` });
      expect(asked.written?.writing.to.map(({ reference }) => reference)).toEqual(["a", "b"]);
      const { status, headers } = await post(visitor, act, `${path}?write=${references.join(",")}`, form());
      expect([status, headers.get("Location")]).toEqual([
        303,
        `${path}?write=a,b,c,d,e,f,g,h&sent=a,b,c,d,e,f,g,h#request`,
      ]);
      expect((await stored(db)).map(({ reference }) => reference)).toEqual(references.slice(0, 8));
      expect((await post(visitor, act, `${path}?write=gone`, form())).status).toBe(404);
    },
  );

  accountTest(
    "writes to four at most, once for the same form, and to none where none is on offer",
    async ({ visitor, db }) => {
      await offer(db, ["a", "b", "c", "d", "e"]);
      const fields = form();
      await write(visitor, "a,b,c,d,e", fields);
      await write(visitor, "a,b,c,d,e", fields);
      expect((await stored(db)).map(({ reference }) => reference)).toEqual(["a", "b", "c", "d"]);
      await makeListings(db, { reference: "gone", status: "sold" });
      expect((await write(visitor, "gone,nothing")).status).toBe(404);
    },
  );

  accountTest("counts each as one, and sends none of what is too many", async ({ visitor, db }) => {
    await offer(db, ["a", "b", "c", "d", "e"]);
    for (let sent = 0; sent < 10; sent += 1) expect((await write(visitor, "e")).status).toBe(303);
    type Refused = { init: ResponseInit; data: RefusedRequest };
    for (let tried = 0; tried < 3; tried += 1) {
      const { init, data } = (await write(visitor, "a,b,c,d")) as unknown as Refused;
      expect(init.status).toBe(429);
      expect(data.lastResult.error).toEqual({ "": ["contact.errors.tooManyAtOnce=2"] });
    }
    expect(await stored(db)).toHaveLength(10);
    // What was refused has used nothing up.
    expect((await write(visitor, "a,b")).status).toBe(303);
    expect(await stored(db)).toHaveLength(12);
    const { data } = (await write(visitor, "a")) as unknown as Refused;
    expect(data.lastResult.error![""]![0]).toMatch(/^contact\.errors\.tooMany:\d+$/);
  });

  accountTest("takes as many as an hour has room for, however many forms come at once", async ({ visitor, db }) => {
    await offer(db, ["a", "b", "c", "d"]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(visitor, "a,b,c,d")));
    const taken = answers.filter(({ status }) => status === 303).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(3);
    expect(await stored(db)).toHaveLength(4 * taken);
  });
});

describe("a link to a shortlist", () => {
  const open = (db: Database, visitor: Visitor, url: string) => {
    const { pathname, search } = new URL(url);
    return loadSharedShortlist(db, visitor.request(pathname + search), pathname.split("/").at(-1)!);
  };
  const shown = async (db: Database, visitor: Visitor, url: string) =>
    (await open(db, visitor, url)).cards?.map(({ reference }) => reference);

  accountTest("shows a member's list without its notes, until it is withdrawn for good", async ({ visitor, db }) => {
    const userId = await signIn(visitor);
    await fill(db, userId, await offer(db, ["a", "b"]));
    await writeNote(db, userId, "a", "Too dear, says Jan");
    expect((await look(db, visitor)).share.url).toBeNull();
    await post(visitor, act, path, { intent: "share" });
    await post(visitor, act, path, { intent: "share" });
    const { url } = (await look(db, visitor)).share;
    const stranger = new Visitor(db);
    expect(await shown(db, stranger, url!)).toEqual(["a", "b"]);
    expect(JSON.stringify(await open(db, stranger, url!))).not.toMatch(/Jan|keeper/);
    const [stored] = await db.select().from(sharedShortlists);
    expect(JSON.stringify(stored)).not.toContain(url!.split("/").at(-1));

    await post(visitor, act, path, { intent: "withdraw" });
    expect(await shown(db, stranger, url!)).toBeUndefined();
    await post(visitor, act, path, { intent: "share" });
    expect((await look(db, visitor)).share.url).not.toBe(url);
    expect(await shown(db, stranger, url!)).toBeUndefined();
  });

  accountTest("names what a browser keeps, in an address that nobody keeps", async ({ visitor, db }) => {
    await offer(db, ["a", "b"]);
    await press(visitor, "a");
    const { url } = (await look(db, visitor)).share;
    expect(await shown(db, new Visitor(db), url!)).toEqual(["a"]);
    expect((await post(visitor, act, path, { intent: "share" })).status).toBe(404);
    expect(await db.select().from(sharedShortlists)).toEqual([]);
  });
});
