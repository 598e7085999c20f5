import fc from "fast-check";
import { sql } from "drizzle-orm";
import { range, someFilters } from "#app/filters/testing/some-filters.ts";
import { transactions, propertyTypes, typeGroups } from "#app/vocabulary/vocabulary.ts";
import { writeArea } from "#app/places/area.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import type { Place } from "#app/places/place.ts";
import type { Database } from "#db/client.server.ts";
import { nobody } from "../resolved-criteria.ts";
import { selectIndexRows, type ReadRow } from "../index-rows.server.ts";
import type { PlainListing, Sought } from "./plain-search.ts";
import { filterFields } from "../index-row.ts";
import { arbitraryFacts, columnsGiven } from "./arbitrary-facts.ts";

/** What listings say, and searches look for. */
const words = ["garden", "station", "lift"] as const;

const figure = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });

/** Seconds between two moments at which listings are published. */
export const quarterDay = 21_600;
/** So that some of them are of another day in Brussels than in UTC. */
const shortlyBeforeMidnight = 1_800;

/** Listings of any kind in some places. */
export function someListings(places: readonly Place[], count: number): fc.Arbitrary<PlainListing[]> {
  return fc.tuple(...Array.from({ length: count }, (_, at) => listing(places, at + 1)));
}

const listing = (places: readonly Place[], id: number): fc.Arbitrary<PlainListing> =>
  fc
    .record({
      listed: fc.boolean(),
      type: fc.constantFrom(...propertyTypes),
      toLet: fc.boolean(),
      forSale: fc.boolean(),
      invest: fc.boolean(),
      coworking: fc.boolean(),
      place: fc.constantFrom(...places),
      advertiserId: fc.constantFrom(1, 2, 3),
      // Never on a border, where inside and outside are a matter of rounding.
      lat: fc.nat(1_500).map((step) => 49.5003137 + step * 0.0013),
      lng: fc.nat(2_900).map((step) => 2.5007179 + step * 0.0013),
      surface: figure(900),
      part: fc.double({ min: 0.1, max: 1, noNaN: true }),
      rent: figure(300),
      sale: figure(900_000),
      spread: fc.double({ min: 1, max: 2, noNaN: true }),
      isFree: fc.boolean(),
      stated: arbitraryFacts,
      publishedAt: fc.integer({ min: 1, max: 20 }).map((quarters) => quarters * quarterDay - shortlyBeforeMidnight),
      words: fc.subarray([...words]),
    })
    .map(({ place, surface, part, rent, sale, spread, ...given }) => ({
      id,
      revision: 1,
      reference: `r${(id * 7919) % 1000}-${id}`,
      placeId: place.id,
      surfaceMin: surface === null ? null : surface * part,
      surfaceTotal: surface,
      rentLow: rent,
      rentHigh: rent === null ? null : rent * spread,
      saleLow: sale,
      saleHigh: sale === null ? null : sale * spread,
      ...given,
    }));

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

export const somePoint = fc.record({
  lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  lng: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
});

const ofListings = {
  transaction: fc.constantFrom(...transactions),
  invest: fc.constant(true as const),
  type: fc.constantFrom(...propertyTypes),
  typeGroup: fc.constantFrom(...typeGroups),
  unitSurfaceType: fc.constant("co-working" as const),
  surface: range(1_000),
  price: range(400),
  bbox: fc.constantFrom("3,50,5,51", "4.2,50.7,4.6,51"),
  area: fc.array(somePoint, { minLength: 3, maxLength: 6 }).map(writeArea),
};

const near = { around: fc.constant("somewhere"), radius: fc.constantFrom("300", "5000", "20000") };

/** A search by any filters. */
export const someCriteria: fc.Arbitrary<SearchCriteria> = fc
  .tuple(fc.record({ ...ofListings, ...near }, { requiredKeys: [] }), someFilters)
  .map(([given, figures]) => ({ ...given, ...figures }));

const somePlace = (places: readonly Place[]) => fc.constantFrom(...places);
const someMiddle = fc.record({
  lat: fc.nat(9).map((step) => 50 + step / 10),
  lng: fc.nat(9).map((step) => 3 + step / 5),
  extent: fc.constantFrom(0, 3_000),
});
const someAdvertiser = fc.constantFrom(1, 2, 3, nobody);
const someWord = fc.constantFrom(...words);

/** Where is searched, and the word that is looked for. */
export const someSought = (places: readonly Place[]): fc.Arbitrary<Sought> =>
  fc.record({
    location: sometimes(somePlace(places)),
    districts: fc.array(somePlace(places), { maxLength: 2 }),
    around: sometimes(someMiddle),
    advertiser: sometimes(someAdvertiser),
    words: fc.option(someWord, { nil: undefined, freq: 1 }),
  });

/** A search by each filter that listings are not compared with by figures, and nothing else beside. */
export const eachOther = (places: readonly Place[]): fc.Arbitrary<{ criteria: SearchCriteria; sought?: Sought }>[] => [
  ...Object.entries(ofListings).map(([name, value]) =>
    (value as fc.Arbitrary<unknown>).map((said) => ({ criteria: { [name]: said } })),
  ),
  fc.record(near).chain((criteria) => someMiddle.map((around) => ({ criteria, sought: { districts: [], around } }))),
  somePlace(places).map((location) => ({ criteria: { location: "there" }, sought: { location, districts: [] } })),
  somePlace(places).map((place) => ({ criteria: { district: "there" }, sought: { districts: [place] } })),
  someAdvertiser.map((advertiser) => ({ criteria: { agency: "them" }, sought: { advertiser, districts: [] } })),
  someWord.map((word) => ({ criteria: { search: word }, sought: { words: word, districts: [] } })),
];

/** Writes listings as they are given, and gives them as the database keeps them: surfaces, and what filters compare. */
export async function writeListings(db: Database, listings: readonly PlainListing[]): Promise<PlainListing[]> {
  await db.execute(sql`
    insert into advertisers (id, reference, name, email)
    overriding system value
    select id, 'agency-' || id, 'Agency', 'agency@agency.example' from generate_series(1, 3) as id
    on conflict do nothing`);
  await db.execute(sql`
    insert into listings (id, reference, status, type, to_let, for_sale, invest, coworking, advertiser_id, titles,
      descriptions, postcode, place_id, municipality_id, country_id, lat, lng, surface_total, surface_min, rent_low,
      rent_high, sale_low, sale_high, facts, legal, documents, published_at, updated_at, digest)
    overriding system value
    select id, reference, (case when not listed then 'draft' when "isFree" then 'published' else 'under-option' end)::listing_status, type, "toLet",
      "forSale", invest, coworking, "advertiserId", '{}', '{}', '1000',
      "placeId", "placeId", "placeId", lat, lng, "surfaceTotal", "surfaceMin", "rentLow", "rentHigh", "saleLow",
      "saleHigh", stated->'facts', '{}', '[]', to_timestamp("publishedAt"), now(), ''
    from json_to_recordset(${JSON.stringify(listings)}::text::json) as given(id int, reference text, listed boolean,
      type property_type, "toLet" boolean, "forSale" boolean, invest boolean, coworking boolean, "placeId" int, "advertiserId" int,
      lat float8, lng float8, "surfaceTotal" real, "surfaceMin" real, "rentLow" float8, "rentHigh" float8,
      "saleLow" float8, "saleHigh" float8, "publishedAt" float8, "isFree" boolean, stated jsonb)
    on conflict (id) do update set status = excluded.status, to_let = excluded.to_let,
      published_at = excluded.published_at`);
  await db.execute(sql`
    insert into listing_documents (listing_id, document)
    select id, array_to_tsvector(array(select json_array_elements_text(words)))
    from json_to_recordset(${JSON.stringify(listings)}::text::json) as given(id int, words json)
    on conflict do nothing`);
  await db.execute(sql`
    update listings set (${ownNames}) = (
      select ${ownNames} from jsonb_populate_record(null::listings, stated->'columns'))
    from json_to_recordset(${JSON.stringify(listings)}::text::json) as given(id int, stated jsonb)
    where listings.id = given.id`);
  const kept = await db.execute<ReadRow>(selectIndexRows(sql`true`));
  const byId = new Map(kept.map((row) => [row.id, row]));
  const names = ["surfaceMin", ...filterFields.keys()] as (keyof ReadRow)[];
  return listings.map((each) => ({
    ...each,
    ...Object.fromEntries(names.map((name) => [name, byId.get(each.id)![name]])),
    publishedAt: each.publishedAt * 1_000,
  }));
}

const ownNames = sql.join(
  columnsGiven.map((name) => sql.identifier(name)),
  sql`, `,
);
