import fc from "fast-check";
import { expect, test } from "vitest";
import { readArea, readBox, writeArea, type Point } from "#app/places/area.ts";
import type { Place } from "#app/places/place.ts";
import { placeScope } from "#app/places/place-scope.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { orders, type Order, type SearchCriteria } from "#app/filters/criteria.ts";
import { readPrice, readSurface } from "#app/filters/ranges.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import { groupOfType, propertyTypes, transactions, typeGroups } from "#app/listings/vocabulary.ts";
import { countFacetsIn } from "./count-facets.ts";
import { matchRows, partComplete } from "./matcher.ts";
import { pageOf } from "./order-rows.ts";
import type { IndexRow } from "./columns.ts";
import { memoryIndexOf } from "../testing/memory-index-of.ts";
import type { MemoryIndex } from "./memory-index.ts";

/**
 * Searches of the index against a reference that is slow and obviously right: a plain filter over all listings, written
 * from the decisions, section 2, one condition a line.
 */

const gazetteer = gazetteerFromFiles();
const somePlaces = ["brussels", "ixelles", "flanders", "ghent", "belgium", "luxembourg", "kirchberg", "namur-province"]
  .flatMap((slug) => gazetteer.bySlug(slug, "en") ?? [])
  .flatMap((place) => [place, ...gazetteer.children(place).slice(0, 3)]);

/** Each place with all that it lies in. */
const chains = new Map(somePlaces.map((place) => [place.id, [place, ...gazetteer.ancestors(place)]]));

const figure = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });
const listing = (id: number): fc.Arbitrary<IndexRow> =>
  fc
    .record({
      listed: fc.boolean(),
      type: fc.constantFrom(...propertyTypes),
      toLet: fc.boolean(),
      forSale: fc.boolean(),
      invest: fc.boolean(),
      coworking: fc.boolean(),
      place: fc.constantFrom(...somePlaces),
      // Never on a border, where inside and outside are a matter of rounding.
      lat: fc.nat(1_500).map((step) => 49.5003137 + step * 0.0013),
      lng: fc.nat(2_900).map((step) => 2.5007179 + step * 0.0013),
      surface: figure(900),
      part: fc.double({ min: 0.1, max: 1, noNaN: true }),
      rent: figure(300),
      sale: figure(900_000),
      spread: fc.double({ min: 1, max: 2, noNaN: true }),
      publishedAt: fc.integer({ min: 1, max: 20 }),
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

const range = (max: number) =>
  fc.oneof(
    fc.tuple(fc.nat(max), fc.nat(max)).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
    fc.nat(max).map((end) => `-${end}`),
    fc.nat(max).map((start) => `${start}-`),
    fc.nat(max).map(String),
    fc.constant("about 200"),
  );
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const corner = fc.record({
  lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  lng: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
});
const search = fc.record({
  transaction: sometimes(fc.constantFrom(...transactions)),
  invest: sometimes(fc.constant(true as const)),
  type: sometimes(fc.constantFrom(...propertyTypes)),
  typeGroup: sometimes(fc.constantFrom(...typeGroups)),
  unitSurfaceType: sometimes(fc.constant("co-working" as const)),
  surface: sometimes(range(1_000)),
  price: sometimes(range(400)),
  bbox: sometimes(fc.constantFrom("3,50,5,51", "4.2,50.7,4.6,51")),
  area: sometimes(fc.array(corner, { minLength: 3, maxLength: 6 }).map(writeArea)),
});
const where = fc.record({
  location: sometimes(fc.constantFrom(...somePlaces)),
  districts: fc.array(fc.constantFrom(...somePlaces), { maxLength: 2 }),
});

test("find what a plain filter over all listings finds, in its order, page by page, and count facets likewise", () => {
  const indexes = fc.sample(fc.tuple(...Array.from({ length: 300 }, (_, at) => listing(at + 1))), {
    numRuns: 4,
    seed: 1,
  });
  for (const listings of indexes) {
    // Half of them as they once were: what a change leaves behind must not show.
    const once = listings.slice(0, 150).map((row) => ({ ...row, toLet: !row.toLet, publishedAt: 99, listed: true }));
    const index = memoryIndexOf(
      once.map((row) => ({ ...row, revision: 0 })),
      listings,
    );
    fc.assert(
      fc.property(search, where, fc.constantFrom(...orders), corner, (given, { location, districts }, order, near) => {
        const criteria = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        const resolved: ResolvedCriteria = {
          criteria,
          location: location && placeScope(gazetteer, location),
          districts: districts.map((place) => placeScope(gazetteer, place)),
        };
        const expected = listings.filter(finder(criteria, location, districts));
        const sorted = sort(expected, criteria, order, near).map(({ reference }) => reference);
        expect(page(index, resolved, order, near, 0, 1_000)).toEqual(sorted);
        expect(page(index, resolved, order, near, 7, 5)).toEqual(sorted.slice(7, 12));

        const count = (changed: SearchCriteria, places = districts) =>
          listings.filter(finder(changed, location, places)).length;
        const facets = countFacetsIn(index, resolved, [], (changed) => matchRows(index, changed).rows);
        const { surface: ______, ...anySurface } = criteria;
        const { transaction: _, invest: __, ...anyDeal } = criteria;
        const { type: ___, typeGroup: ____, unitSurfaceType: _____, ...anyType } = criteria;
        expect(facets.deals).toEqual({
          "to-let": count({ ...anyDeal, transaction: "to-let" }),
          "for-sale": count({ ...anyDeal, transaction: "for-sale" }),
          investment: count({ ...anyDeal, invest: true }),
        });
        expect(facets.anyDeal).toBe(count(anyDeal));
        expect(facets.anyType).toBe(count(anyType));
        expect(facets.coworking).toBe(count({ ...anyType, unitSurfaceType: "co-working" }));
        const ofAnySurface = listings.filter(finder(anySurface, location, districts));
        for (const [at, from] of (facets.histograms.surface?.from ?? []).entries()) {
          const next = facets.histograms.surface?.from[at + 1] ?? Infinity;
          const found = ofAnySurface.filter(({ surfaceTotal }) => surfaceTotal! >= from && surfaceTotal! < next);
          expect(facets.histograms.surface?.counts[at]).toBe(
            found.filter(({ surfaceTotal }) => surfaceTotal !== null).length,
          );
        }
        for (const type of propertyTypes) expect(facets.types[type]).toBe(count({ ...anyType, type }));
      }),
      { numRuns: 800 },
    );
  }
});

function page(index: MemoryIndex, search: ResolvedCriteria, order: Order, near: Point, offset: number, size: number) {
  const bySurface = order.includes("smallest");
  const { complete, incomplete } = partComplete(index, matchRows(index, search), search.criteria, bySurface);
  const shown = pageOf(index, complete, order, near, offset, size);
  const after = Math.max(0, offset - complete.rows.length);
  const rest = pageOf(index, incomplete(), bySurface ? "newest" : order, near, after, size - shown.length);
  return [...shown, ...rest].map((row) => index.references[row]);
}

function finder(criteria: SearchCriteria, location: Place | undefined, districts: Place[]) {
  const surface = readSurface(criteria.surface);
  const price = readPrice(criteria.price);
  const box = readBox(criteria.bbox);
  const area = readArea(criteria.area);
  return (row: IndexRow): boolean => {
    const liesIn = (place: Place) => chains.get(row.placeId)!.includes(place);
    return (
      row.listed &&
      (criteria.transaction !== "to-let" || row.toLet) &&
      (criteria.transaction !== "for-sale" || row.forSale) &&
      (!criteria.invest || row.invest) &&
      (!criteria.type || row.type === criteria.type) &&
      (!criteria.typeGroup || groupOfType(row.type) === criteria.typeGroup) &&
      (!criteria.unitSurfaceType || row.coworking) &&
      (!location || liesIn(location)) &&
      (districts.length === 0 || districts.some(liesIn)) &&
      overlaps(surface, [[row.surfaceMin, row.surfaceTotal]]) &&
      overlaps(price, pricesOf(criteria, row)) &&
      (!box || (row.lng >= box.west && row.lng <= box.east && row.lat >= box.south && row.lat <= box.north)) &&
      (!area || turns(area, row) !== 0)
    );
  };
}

type Interval = [low: number | null, high: number | null];

function pricesOf({ transaction, invest }: SearchCriteria, row: IndexRow): Interval[] {
  const rent: Interval = [row.rentLow, row.rentHigh];
  const sale: Interval = [row.saleLow, row.saleHigh];
  if (transaction === "to-let") return [rent];
  return transaction === "for-sale" || invest ? [sale] : [rent, sale];
}

/** An unknown figure fits; of known ones, one that overlaps is enough. */
function overlaps(wanted: { min?: number; max?: number } | undefined, intervals: Interval[]): boolean {
  if (!wanted) return true;
  const known = intervals.filter(([low]) => low !== null);
  if (known.length === 0) return true;
  return known.some(([low, high]) => low! <= (wanted.max ?? Infinity) && high! >= (wanted.min ?? -Infinity));
}

/** Whether the border goes round a point: the parity of the angle it sweeps, another way than the one tested. */
function turns(corners: Point[], { lat, lng }: IndexRow): number {
  let angle = 0;
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % corners.length]!;
    const sweep = Math.atan2(to.lat - lat, to.lng - lng) - Math.atan2(from.lat - lat, from.lng - lng);
    angle += sweep > Math.PI ? sweep - 2 * Math.PI : sweep < -Math.PI ? sweep + 2 * Math.PI : sweep;
  });
  // A border that crosses itself may go round twice, which is outside again.
  return Math.abs(Math.round(angle / (2 * Math.PI))) % 2;
}

function sort(rows: IndexRow[], criteria: SearchCriteria, order: Order, near: Point): IndexRow[] {
  const bySurface = order.includes("smallest");
  const lacks = (row: IndexRow) =>
    ((bySurface || readSurface(criteria.surface)) && row.surfaceTotal === null) ||
    (readPrice(criteria.price) && pricesOf(criteria, row).every(([low]) => low === null));
  const byReference = (a: IndexRow, b: IndexRow) => (a.reference < b.reference ? -1 : 1);
  const scale = Math.cos((50.5 * Math.PI) / 180);
  const far = (row: IndexRow) => ((row.lng - near.lng) * scale) ** 2 + (row.lat - near.lat) ** 2;
  const compare: Record<Order, (a: IndexRow, b: IndexRow) => number> = {
    newest: (a, b) => b.publishedAt - a.publishedAt,
    oldest: (a, b) => a.publishedAt - b.publishedAt,
    "largest-to-smallest": (a, b) => b.surfaceTotal! - a.surfaceTotal!,
    "smallest-to-largest": (a, b) => a.surfaceTotal! - b.surfaceTotal!,
    closest: (a, b) => far(a) - far(b),
  };
  const rest = compare[bySurface ? "newest" : order];
  return [
    ...rows.filter((row) => !lacks(row)).sort((a, b) => compare[order](a, b) || byReference(a, b)),
    ...rows.filter(lacks).sort((a, b) => rest(a, b) || byReference(a, b)),
  ];
}
