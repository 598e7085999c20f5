import { asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { expect } from "vitest";
import { countAgencies } from "#app/agencies/find-agency.server.ts";
import { Visitor } from "#app/account/testing/visitor.ts";
import { askAgent } from "#app/contact/testing/send-form.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { loadListing } from "#app/listing-page/load-listing.server.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { searchListings } from "#app/listings/search-listings.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import type { Database } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { listingEvents } from "#db/schema/notifications.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { listingRecord } from "#db/testing/make-listing.ts";
import { importListings } from "../testing/import-listings.ts";
import { listUnpaired, pairTwins } from "./pair-twins.server.ts";
import { withdrawListing } from "./withdraw-listing.server.ts";

const one = { reference: "one", name: "Immo Un", email: "info@one.example", phone: "+32 2 111 11 11" };
const two = { reference: "two", name: "Immo Twee", email: "info@two.example", phone: "+32 2 222 22 22" };

/** A house in Namur, as its agents tell it. */
const house = (given: Partial<ListingRecordInput> = {}) =>
  listingRecord({
    reference: "one-1",
    type: "house",
    transactions: ["for-sale"],
    advertiser: one,
    title: { en: "House in Namur" },
    address: { street: "Rue de Fer", number: "1", postcode: "5000", locality: "Namur", country: "BE" },
    surface: { total: 142 },
    sale: { amount: 425_000, basis: "total" },
    ...given,
  });
const ofTwo = (given: Partial<ListingRecordInput> = {}) =>
  house({ reference: "two-1", advertiser: two, title: { en: "Fine house" }, surface: { total: 142.6 }, ...given });

async function bring(db: Database, ...records: ListingRecordInput[]) {
  const report = await importListings(
    db,
    records.map((record) => JSON.stringify(record)),
    { holdBack: false },
  );
  expect(report.refused).toEqual([]);
}

const statesOf = async (db: Database) =>
  Object.fromEntries(
    (await db.select().from(listings).orderBy(asc(listings.reference))).map(({ reference, status, ownStatus }) => [
      reference,
      ownStatus === null ? status : "on another's page",
    ]),
  );

async function pageAt(db: Database, path: string) {
  const url = new URL(path, "https://quartier.example");
  const reference = url.pathname.split("/")[3] ?? "";
  const texts = textsIn("en");
  return loadListing(db, await getGazetteer(db), url, reference, "en", texts, url.origin);
}

async function found(db: Database, agency?: string) {
  const gazetteer = await getGazetteer(db);
  const criteria = agency === undefined ? {} : { agency };
  const search = await resolveCriteria(db, gazetteer, criteria, { districts: [] });
  return (await searchListings(db, search, { page: 1 })).rows.map(({ reference }) => reference).sort();
}

const own = "/en/property/one-1/house-in-namur";

dbTest(
  "a property that two advertisers offer is one page with both, in whatever order they bring it",
  async ({ db }) => {
    await bring(db, house(), house({ reference: "one-2", address: { ...house().address, number: "3" } }));
    await bring(db, ofTwo());
    expect(await statesOf(db)).toEqual({ "one-1": "published", "one-2": "published", "two-1": "on another's page" });
    expect(await found(db)).toEqual(["one-1", "one-2"]);

    const answer = await pageAt(db, own);
    if (answer.status !== 200) throw new Error(`The page answers ${answer.status}`);
    const [told] = answer.structuredData();
    const { offers } = JSON.parse(told!) as { offers: { price: number; offeredBy: { name: string } }[] };
    expect(offers.map(({ price, offeredBy }) => [price, offeredBy.name])).toEqual([
      [425_000, "Immo Un"],
      [425_000, "Immo Twee"],
    ]);
    expect(answer.page.alsoBy).toMatchObject([{ agent: { name: "Immo Twee" }, writeHref: `${own}?agent=two-1` }]);

    // Where the other is asked, all that the page says of an agent is of them, and the first is one of the others.
    expect(await pageAt(db, `${own}?agent=two-1`)).toMatchObject({
      page: {
        view: { advertiser: { name: "Immo Twee" } },
        writesTo: { reference: "two-1", writeHref: `${own}?agent=two-1` },
        alsoBy: [{ agent: { name: "Immo Un" }, writeHref: own }],
        canonical: own,
      },
    });
    expect(await pageAt(db, "/en/property/two-1/fine-house")).toEqual({ status: 308, location: own });

    // Each agency's page has all that they offer.
    expect(await found(db, "one")).toEqual(["one-1", "one-2"]);
    expect(await found(db, "two")).toEqual(["one-1"]);
    expect(await countAgencies(db)).toBe(2);

    // The same feeds again, and one that changes something else, leave it so.
    await bring(db, ofTwo({ description: { en: "Brighter." } }));
    await bring(db, house({ description: { en: "Brightest." } }));
    expect(await statesOf(db)).toMatchObject({ "one-1": "published", "two-1": "on another's page" });
  },
);

dbTest("a request goes to the agent who was chosen, and to nobody who does not offer it", async ({ db }) => {
  await bring(db, house());
  await bring(db, ofTwo());
  await bring(db, ofTwo({ reference: "two-2", address: { ...house().address, number: "9" } }));
  const visitor = new Visitor(db);
  expect(await askAgent(visitor, `${own}?agent=two-1`)).toMatchObject({
    status: 303,
    location: `${own}?agent=two-1&sent=1#request`,
  });
  await askAgent(visitor, own);
  await expect(askAgent(visitor, `${own}?agent=two-2`)).rejects.toMatchObject({ status: 404 });
  const requests = await db
    .select({ about: listings.reference, to: advertisers.name })
    .from(contactRequests)
    .innerJoin(listings, eq(listings.id, contactRequests.listingId))
    .innerJoin(advertisers, eq(advertisers.id, contactRequests.advertiserId))
    .orderBy(asc(advertisers.name));
  expect(requests).toEqual([
    { about: "two-1", to: "Immo Twee" },
    { about: "one-1", to: "Immo Un" },
  ]);
});

dbTest("a form that was open while the page changed hands still reaches the agent whom it named", async ({ db }) => {
  const visitor = new Visitor(db);
  await bring(db, ofTwo());
  await bring(db, house());
  const stands = Object.entries(await statesOf(db)).find(([, state]) => state === "on another's page");
  const [twin] = stands ?? [];
  const page = twin === "two-1" ? "one-1" : "two-1";
  await askAgent(visitor, `/en/property/${twin}/house`);
  await withdrawListing(db, page);
  await askAgent(visitor, `/en/property/${page}/house?agent=${twin}`);
  const requests = await db
    .select({ about: listings.reference })
    .from(contactRequests)
    .innerJoin(listings, eq(listings.id, contactRequests.listingId));
  expect(requests).toEqual([{ about: twin }, { about: twin }]);
});

dbTest("when one of them leaves, the page stays with the other, and nobody is alerted", async ({ db }) => {
  await bring(db, house(), ofTwo());
  await db.delete(listingEvents);
  await withdrawListing(db, "one-1");
  expect(await statesOf(db)).toEqual({ "one-1": "withdrawn", "two-1": "published" });
  expect(await pageAt(db, own)).toEqual({ status: 308, location: "/en/property/two-1/fine-house" });
  expect(await found(db)).toEqual(["two-1"]);

  // It comes back: the page is that of whoever had it first.
  await bring(db, house({ description: { en: "Once more." } }));
  expect(await statesOf(db)).toEqual({ "one-1": "published", "two-1": "on another's page" });
  await withdrawListing(db, "two-1");
  expect(await statesOf(db)).toEqual({ "one-1": "published", "two-1": "withdrawn" });
  expect(await db.select().from(listingEvents)).toEqual([]);
});

dbTest("what the version before took down, knowing of no page of others, does not come back", async ({ db }) => {
  await bring(db, house(), ofTwo());
  await db.update(listings).set({ status: "withdrawn" }).where(eq(listings.reference, "two-1"));
  await withdrawListing(db, "one-1");
  expect(await statesOf(db)).toEqual({ "one-1": "withdrawn", "two-1": "withdrawn" });
});

dbTest("nobody comes before an agent by rewriting an older listing as theirs", async ({ db }) => {
  const elsewhere = { ...house().address, number: "9" };
  await bring(db, ofTwo({ address: elsewhere }));
  await bring(db, house());
  await bring(db, ofTwo());
  expect(await statesOf(db)).toEqual({ "one-1": "published", "two-1": "on another's page" });
  expect(await pageAt(db, own)).toMatchObject({ status: 200 });
});

dbTest("the page of what left leads to no listing that was rewritten as another property since", async ({ db }) => {
  await bring(db, house());
  await bring(db, ofTwo());
  await bring(db, ofTwo({ address: { ...house().address, number: "9" }, title: { en: "Another house" } }));
  await withdrawListing(db, "one-1");
  expect(await pageAt(db, own)).toMatchObject({ status: 410 });
  // Back at the address, it is the same property once more, unless that is hidden.
  await bring(db, ofTwo());
  expect(await pageAt(db, own)).toEqual({ status: 308, location: "/en/property/two-1/fine-house" });
  await bring(db, ofTwo({ address: { ...house().address, hidden: true } }));
  expect(await pageAt(db, own)).toMatchObject({ status: 410 });
});

dbTest("whoever asks another price has a page of their own, and less is news", async ({ db }) => {
  await bring(db, house());
  await bring(db, ofTwo());
  await db.delete(listingEvents);
  await bring(db, ofTwo({ sale: { amount: 399_000, basis: "total" } }));
  expect(await statesOf(db)).toEqual({ "one-1": "published", "two-1": "published" });
  expect(await db.select({ reason: listingEvents.reason }).from(listingEvents)).toEqual([{ reason: "price-drop" }]);
  await bring(db, house({ sale: { amount: 399_000, basis: "total" } }));
  expect(await statesOf(db)).toEqual({ "one-1": "published", "two-1": "on another's page" });
});

dbTest("in doubt each has its page", async ({ db }) => {
  const flat = { type: "apartment", facts: { bedrooms: 2 } } as const;
  const at = (number: string, box?: string) => ({ ...house().address, number, ...(box && { box }) });
  await bring(
    db,
    // A project's identical houses, an unknown flat of a building, other bedrooms, another box.
    house({ reference: "one-1" }),
    ofTwo({ reference: "two-1" }),
    ofTwo({ reference: "two-2" }),
    house({ reference: "one-3", ...flat, address: at("3") }),
    ofTwo({ reference: "two-3", ...flat, address: at("3") }),
    house({ reference: "one-4", ...flat, address: at("4", "1") }),
    ofTwo({ reference: "two-4", ...flat, address: at("4", "1"), facts: { bedrooms: 3 } }),
    house({ reference: "one-5", ...flat, address: at("5", "1") }),
    ofTwo({ reference: "two-5", ...flat, address: at("5", "2") }),
    // And one that is told by its box.
    house({ reference: "one-6", ...flat, address: at("6", "A") }),
    ofTwo({ reference: "two-6", ...flat, address: at("6", "a") }),
  );
  const states = await statesOf(db);
  expect(Object.entries(states).filter(([, state]) => state !== "published")).toEqual([["two-6", "on another's page"]]);
});

dbTest("all that could be paired is found at once where nothing is paired yet, and nothing else", async ({ db }) => {
  const at = (number: string) => ({ ...house().address, number, box: "A" });
  const three = { reference: "three", name: "Immo Drie", email: "info@three.example" };
  const four = { reference: "four", name: "Immo Vier", email: "info@four.example" };
  const letFor = (amount: number, given: Partial<ListingRecordInput>) =>
    house({
      ...{ type: "apartment", transactions: ["to-let"], sale: undefined, address: at("1") },
      ...{ rent: { amount, basis: "m2", period: "year" } },
      ...given,
    });
  await bring(
    db,
    // One flat at two rents, each asked by two; another at two rents, each asked by one; and one that nobody else offers.
    letFor(150, { reference: "one-1" }),
    letFor(150, { reference: "two-1", advertiser: two }),
    letFor(160, { reference: "three-1", advertiser: three }),
    letFor(160, { reference: "four-1", advertiser: four }),
    letFor(150, { reference: "one-2", address: at("2") }),
    letFor(160, { reference: "two-2", address: at("2"), advertiser: two }),
    letFor(150, { reference: "one-3", address: at("3") }),
  );
  const paired = await statesOf(db);
  expect(Object.keys(paired).filter((reference) => paired[reference] !== "published")).toEqual(["four-1", "two-1"]);
  await db
    .update(listings)
    .set({ status: sql`own_status`, ownStatus: null, sameAs: null })
    .where(isNotNull(listings.ownStatus));
  const unpaired = await listUnpaired(db);
  const named = await db.select().from(listings).where(inArray(listings.id, unpaired));
  expect(named.every(({ houseNumber }) => houseNumber === "1")).toBe(true);
  await pairTwins(db, unpaired);
  expect(await statesOf(db)).toEqual(paired);
});

dbTest("a flood of copies by one advertiser undoes no pair of others, and pairs with nobody", async ({ db }) => {
  await bring(db, house());
  await bring(db, ofTwo());
  const three = { reference: "three", name: "Immo Drie", email: "info@three.example" };
  const flood = Array.from({ length: 300 }, (_, index) => ofTwo({ reference: `three-${index}`, advertiser: three }));
  await bring(db, ...flood);
  const paired = { "one-1": "published", "two-1": "on another's page" };
  expect(await statesOf(db)).toMatchObject(paired);
  // Written anew, and left by the first, they pair on; and a fourth joins them.
  await bring(db, ofTwo({ description: { en: "Brighter." } }));
  await bring(
    db,
    house({ reference: "four-1", advertiser: { ...one, reference: "four", email: "info@four.example" } }),
  );
  const states = await statesOf(db);
  expect(states).toMatchObject({ ...paired, "four-1": "on another's page" });
  const others = Object.entries(states).filter(([reference]) => reference.startsWith("three-"));
  expect(new Set(others.map(([, state]) => state))).toEqual(new Set(["published"]));
  await withdrawListing(db, "one-1");
  expect(await statesOf(db)).toMatchObject({ "two-1": "published", "four-1": "on another's page" });
});
