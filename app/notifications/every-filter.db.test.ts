import { expect, vi } from "vitest";
import type { StoredMail } from "#app/email/stored-mail.server.ts";
import type { FilterName, SearchCriteria } from "#app/filters/filters.ts";
import { languages } from "#app/i18n/languages.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { writeArea, writeBox } from "#app/places/area.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { describeStrategy } from "#app/strategies/list-strategies.server.ts";
import { saveCriteria } from "#app/strategies/saved-criteria.server.ts";
import { notificationMails } from "#db/schema/notifications.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { sendNotificationMail } from "./mail/send-notification-mail.server.ts";
import { matchListingEvents } from "./matching/match-listing-events.server.ts";
import { runNotifications } from "./runs/run-notifications.server.ts";
import { makeMember, makeSearch } from "./testing/members.ts";

const stored = vi.hoisted((): StoredMail[] => []);
vi.mock("#app/email/stored-mail.server.ts", () => ({
  storesMail: () => true,
  storeMail: (mail: StoredMail) => Promise.resolve(void stored.push(mail)),
}));

const point = { lat: 51.0355, lng: 3.7108 };
const address = {
  street: "Korenmarkt",
  number: "1",
  postcode: "9000",
  locality: "Gent",
  country: "BE" as const,
};

/** Properties of which each search below finds one. */
const properties: Partial<ListingRecordInput>[] = [
  {
    type: "office",
    units: [{ name: "Floor 1", surface: 500, desks: 20 }],
    title: { en: "Offices with a winter garden" },
  },
  {
    type: "house",
    transactions: ["for-sale"],
    sale: { amount: 300_000, basis: "total" },
    surface: { total: 150 },
    energy: { scheme: "EPC", class: "A" },
    facts: { bedrooms: 4, bathrooms: 2, landSurface: 900, parkingSpaces: 2, condition: "new", terrace: 20 },
  },
  { type: "logistics-warehouse", facts: { clearHeight: 12, floorLoad: 5, docks: 6, gates: 3 } },
  { type: "retail", facts: { frontage: 12 } },
  {
    type: "office",
    invest: true,
    yield: 6,
    facts: { annualRent: 30_000 },
    sale: { amount: 500_000, basis: "total" },
    surface: { total: 500 },
  },
];

const corners = [
  { lat: 51, lng: 3.6 },
  { lat: 51.1, lng: 3.6 },
  { lat: 51.1, lng: 3.8 },
  { lat: 51, lng: 3.8 },
];
const house: SearchCriteria = { transaction: "for-sale", type: "house" };
const warehouse: SearchCriteria = { transaction: "to-let", typeGroup: "warehouse" };
const office: SearchCriteria = { transaction: "to-let", type: "office" };

/**
 * By each filter, a search that finds one of the properties. A filter of a kind that is among them needs no line here:
 * one-filter-more.db.test.ts follows one of each kind through all that loops over filters.
 */
const searches: Partial<Record<FilterName, SearchCriteria>> = {
  transaction: { transaction: "to-let" },
  invest: { invest: true },
  type: { type: "house" },
  typeGroup: { typeGroup: "warehouse" },
  unitSurfaceType: { unitSurfaceType: "co-working" },
  location: { location: "ghent" },
  district: { location: "belgium", district: "ghent" },
  agency: { ...office, agency: "agency" },
  around: { ...office, around: "ghent-sint-pieters" },
  radius: { ...office, around: "ghent-sint-pieters", radius: "2000" },
  search: { ...office, search: "winter garden" },
  surface: { ...office, surface: "250-" },
  price: { ...house, price: "-400000" },
  bedrooms: { ...house, bedrooms: "3-" },
  bathrooms: { ...house, bathrooms: "2-" },
  land: { ...house, land: "800-" },
  energy: { ...house, energy: "B" },
  parking: { ...house, parking: "1-" },
  condition: { ...house, condition: "new" },
  height: { ...warehouse, height: "10-" },
  "floor-load": { ...warehouse, "floor-load": "3-" },
  docks: { ...warehouse, docks: "4-" },
  doors: { ...warehouse, doors: "2-" },
  frontage: { transaction: "to-let", typeGroup: "retail", frontage: "8-" },
  desks: { transaction: "to-let", unitSurfaceType: "co-working", desks: "10-" },
  features: { ...house, features: "terrace" },
  available: { ...house, available: "2027-01" },
  yield: { invest: true, type: "office", yield: "5-" },
  tenancy: { invest: true, type: "office", tenancy: "let" },
  "monthly-rent": { transaction: "to-let", typeGroup: "retail", "monthly-rent": "-99999" },
  "price-per-m2": { ...house, "price-per-m2": "-3000" },
  station: { ...office, station: "20" },
  since: { ...office, since: "2026-01-01" },
  status: { ...office, status: "available" },
  bbox: { ...office, bbox: writeBox({ west: 3.6, south: 51, east: 3.8, north: 51.1 }) },
  area: { ...office, area: writeArea(corners) },
};
/** What the heading says, and no clause behind it. */
const inHeading = new Set<string>([
  "transaction",
  "type",
  "typeGroup",
  "invest",
  "unitSurfaceType",
  "location",
  "district",
]);

dbTest(
  "a search by each filter is saved, finds what comes, and the mail names the filter in the reader's language",
  { timeout: 240_000 },
  async ({ db }) => {
    const gazetteer = await getGazetteer(db);
    // Nobody is told of all that an advertiser brings along.
    await makeListings(db, { status: "withdrawn" });
    const members = await Promise.all(languages.map((_, index) => makeMember(db, { languageId: index + 1 })));
    for (const member of members)
      for (const query of Object.values(searches)) await makeSearch(db, member, query, { frequency: "instant" });

    await makeListings(db, ...properties.map((given) => ({ ...given, address, point })));
    await matchListingEvents(db);
    await runNotifications(db, new Date(Date.now() + 10 * 60_000));
    for (const { id } of await db.select().from(notificationMails)) await sendNotificationMail(db, id);
    expect(stored.map(({ language }) => language).sort()).toEqual([...languages].sort());

    for (const { language, text } of stored) {
      const said = (query: SearchCriteria) => {
        const agency = query.agency === undefined ? undefined : { reference: "agency", name: "Agency" };
        return describeStrategy(gazetteer, saveCriteria(gazetteer, query, undefined, agency), language);
      };
      for (const [name, query] of Object.entries(searches)) {
        expect(text, `${language} ${name}`).toContain(said(query));
        const { [name as FilterName]: value, ...without } = query;
        if (!inHeading.has(name)) expect(said(query), `${language} ${name} ${String(value)}`).not.toBe(said(without));
      }
    }
  },
);
