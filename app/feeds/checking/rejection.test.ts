import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { listingRecordSchema, type ListingRecordInput } from "#app/listings/listing-record.ts";
import { reasonOf } from "./rejection.ts";

const office: ListingRecordInput = {
  reference: "QT-1001",
  status: "published",
  type: "office",
  transactions: ["to-let"],
  advertiser: { reference: "agent-1", name: "Kantoor & Co", email: "info@kantoor.example" },
  title: { en: "Offices on Belliardstraat" },
  description: { en: "Light offices.\nTwo floors." },
  address: { street: "Belliardstraat", number: "12", postcode: "1040", locality: "Brussels", country: "BE" },
  surface: { total: 900, divisibleFrom: 250 },
  rent: { amount: 165, basis: "m2", period: "year" },
  publishedAt: "2026-11-03T09:00:00+01:00",
};

function reasonFor(line: unknown): string | undefined {
  const result = listingRecordSchema.safeParse(line);
  return result.success ? undefined : reasonOf(result.error, line);
}

test("a good line has no reason against it", () => {
  expect(reasonFor(office)).toBeUndefined();
});

const withAddress = (more: object) => ({ ...office, address: { ...office.address, ...more } });
const photo = (source: string) => ({ ...office, photos: [{ source, alt: { en: "The entrance" } }] });

test.each<[string, unknown, string]>([
  ["a missing field", { ...office, title: undefined }, "title is missing"],
  ["no object", [], "the line must be an object, not a list"],
  ["nothing at all", null, "the line must be an object, not null"],
  ["an unknown field", { ...office, colour: "red" }, "colour is no field of the format"],
  ["an unknown field inside", withAddress({ city: "Gent" }), "address.city is no field of the format"],
  ["an unknown type", { ...office, type: "castle" }, `not "castle"`],
  ["text for a number", { ...office, surface: { total: "900" } }, `surface.total must be a number, not "900"`],
  ["half a storey", { ...office, facts: { storeys: 1.5 } }, "facts.storeys must be a whole number, not 1.5"],
  ["a surface of nothing", { ...office, surface: { total: 0 } }, "surface.total must be at least 1"],
  [
    "parts larger than the whole",
    { ...office, surface: { total: 9, divisibleFrom: 10 } },
    "surface.divisibleFrom must not exceed total",
  ],
  [
    "a unit larger than the whole",
    { ...office, units: [{ name: "1", surface: 901 }] },
    "units[0].surface must not exceed surface.total",
  ],
  ["a price without a period", { ...office, rent: { amount: 165, basis: "m2" } }, "rent.period is missing"],
  [
    "a price on request that is none",
    { ...office, rent: { onRequest: false } },
    "rent.onRequest must be true, not false",
  ],
  [
    "a price that runs backwards",
    { ...office, rent: { ...office.rent, upTo: 100 } },
    "rent.upTo must not be below amount",
  ],
  ["no rent", { ...office, rent: undefined }, "rent is needed for a listing to let, or onRequest"],
  ["no price", { ...office, transactions: ["for-sale"] }, "sale is needed for a listing for sale"],
  ["neither transaction nor investment", { ...office, transactions: [] }, "transactions needs a transaction"],
  [
    "the same transaction twice",
    { ...office, transactions: ["to-let", "to-let"] },
    "transactions names a transaction twice",
  ],
  ["no text in any language", { ...office, title: {} }, `title needs at least one of ${languages.join(", ")}`],
  ["blank text", { ...office, title: { en: "  " } }, "title.en must not be empty"],
  ["a NUL", { ...office, title: { en: "a\u0000b" } }, "title.en has a control or damaged character"],
  ["a title of which nothing shows", { ...office, title: { en: "\u200b\u3164" } }, "title.en shows nothing"],
  ["a line end in a title", { ...office, title: { en: "a\nb" } }, "title.en has a control or damaged character"],
  ["a turned writing direction", { ...office, description: { en: "a\u202eb" } }, "description.en has a control"],
  ["half a character", { ...office, description: { en: "a\ud83db" } }, "description.en has a control"],
  ["bytes that were not UTF-8", withAddress({ street: "All\ufffde Verte" }), "address.street has a control or damaged"],
  [
    "a Luxembourg postcode with its letter",
    withAddress({ postcode: "L-1855" }),
    "address.postcode must be four digits",
  ],
  [
    "the other country's energy label",
    { ...office, energy: { scheme: "CPE" } },
    "energy.scheme must be CPE in Luxembourg",
  ],
  [
    "renovated before it was built",
    { ...office, facts: { builtYear: 1990, renovatedYear: 1980 } },
    "facts.renovatedYear",
  ],
  [
    "a bad e-mail address",
    { ...office, advertiser: { ...office.advertiser, email: "x@" } },
    "advertiser.email must be an e-mail address",
  ],
  [
    "a date that does not exist",
    { ...office, availableFrom: "2026-02-30" },
    "availableFrom must be a date such as 2026-11-21",
  ],
  [
    "a moment without offset",
    { ...office, publishedAt: "2026-11-03T09:00:00" },
    "publishedAt must be a moment such as",
  ],
  [
    "a day as people write it",
    { ...office, publishedAt: "03/11/2026" },
    'publishedAt must be a moment such as 2026-11-21T09:00:00+01:00, not "03/11/2026"',
  ],
  ["another century", { ...office, publishedAt: "0026-11-03T09:00:00Z" }, "publishedAt must lie between 2000 and 2099"],
  ["a photo by http", photo("http://x.example/a.jpg"), "photos[0].source must be an https address or a relative path"],
  ["a photo by script", photo("javascript:alert(1)"), "photos[0].source must be"],
  ["a photo above the feed", photo("../../secret.jpg"), "photos[0].source must be"],
  ["a photo anywhere on the machine", photo("/etc/passwd"), "photos[0].source must be"],
  ["a photo of another scheme", photo("drawing:elevation?seed=a"), "photos[0].source must be"],
  ["a photo on a Windows drive", photo("C:\\photos\\a.jpg"), "photos[0].source must be"],
  [
    "a document by script",
    { ...office, documents: [{ source: "javascript:alert(1)", title: { en: "x" } }] },
    "documents[0].source must be an https address or a relative path beside the feed file",
  ],
  [
    "a website with a user name",
    { ...office, advertiser: { ...office.advertiser, website: "https://a@b.example" } },
    "advertiser.website must be a plain web address",
  ],
  ["a point at sea", { ...office, point: { lat: 4.35, lng: 50.85 } }, "point.lat must be at least 49"],
  ["a key with control characters", { ...office, "\u001b[31m": 1 }, String.raw`"\u001b[31m" is no field`],
])("%s", (_, line, reason) => {
  expect(reasonFor(line)).toContain(reason);
});

test("many problems are counted, not listed", () => {
  expect(reasonFor({ reference: "A" })).toMatch(/^(?:[\w.]+ is missing; ){4}and \d more$/);
});

test.each(["a.jpg", "photos/gevel één.jpg", "https://cdn.example/a@2x.jpg?w=1"])("%s is a photo's source", (source) => {
  expect(reasonFor(photo(source))).toBeUndefined();
});

test("equal text in another form of Unicode is the same text", () => {
  const title = { fr: " Bureaux à Liège".normalize("NFD") };
  expect(listingRecordSchema.parse({ ...office, title }).title.fr).toBe("Bureaux à Liège");
});
