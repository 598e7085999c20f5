import { readArea, readBox } from "#app/places/area.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { dealOf } from "#app/filters/describe.ts";
import { readPrice, readSurface } from "#app/filters/ranges.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import { propertyTypes, typesOfGroup } from "#app/listings/vocabulary.ts";
import { inArea, inBox, inPlaces, lacking, ofPrice, ofSurface, withFlags, withText } from "./filters.ts";
import type { ComparedPrices } from "./filters.ts";
import { coworkingFlag, forSaleFlag, investFlag, listedFlag, toLetFlag, typeFlag } from "./columns.ts";
import type { MemoryIndex } from "./memory-index.ts";

/** Rows of the index; `newestFirst` tells whether they stand in that order. */
export interface Rows {
  rows: Uint32Array;
  newestFirst: boolean;
}

/**
 * The one matcher (decisions, section 2): the rows that a search finds. Results, counts, facets, maps, feeds and saved
 * searches all go through it. Filter by filter, each over what the one before let through.
 * @param text one byte for each row of the index, 1 where the free text is found
 * @param find may remember: a search with a surface or a price goes on from what it finds without
 */
export function matchRows(
  index: MemoryIndex,
  search: ResolvedCriteria,
  text?: Uint8Array,
  find = (wider: ResolvedCriteria): Rows => matchRows(index, wider, text),
): Rows {
  const { columns, scratch: out } = index;
  const { price: writtenPrice, ...anyPrice } = search.criteria;
  const price = readPrice(writtenPrice);
  if (price) {
    const { rows, newestFirst } = find({ ...search, criteria: anyPrice });
    return { rows: ofPrice(rows, out, columns, price, comparedPrices(anyPrice)).slice(), newestFirst };
  }
  const { surface: writtenSurface, ...anySurface } = anyPrice;
  const surface = readSurface(writtenSurface);
  if (surface) {
    const { rows, newestFirst } = find({ ...search, criteria: anySurface });
    return { rows: ofSurface(rows, out, columns, surface).slice(), newestFirst };
  }
  return findWithoutFigures(index, search, text);
}

function findWithoutFigures(index: MemoryIndex, search: ResolvedCriteria, text: Uint8Array | undefined): Rows {
  const { criteria, location, districts } = search;
  const { columns, scratch: out } = index;
  const from = startOf(index, search);
  let { rows } = from;
  if (location && !from.inLocation) rows = inPlaces(rows, out, columns, location.ids);
  if (districts.length > 0 && !from.inDistricts) {
    rows = inPlaces(
      rows,
      out,
      columns,
      districts.flatMap(({ ids }) => ids),
    );
  }
  if (text) rows = withText(rows, out, text);
  const box = readBox(criteria.bbox);
  if (box) rows = inBox(rows, out, columns, box);
  const area = readArea(criteria.area);
  if (area) rows = inArea(rows, out, columns, area);
  return { rows: rows.buffer === out.buffer ? rows.slice() : rows, newestFirst: from.newestFirst };
}

/**
 * Parts listings that have every figure compared from those that lack one, which are shown after them.
 * @param bySurface true when results are ordered by surface
 * @returns the latter as a function: few pages come to them
 */
export function partComplete(
  { columns, scratch }: MemoryIndex,
  { rows, newestFirst }: Rows,
  criteria: SearchCriteria,
  bySurface: boolean,
): { complete: Rows; incomplete: () => Rows } {
  const surface = bySurface || readSurface(criteria.surface) !== undefined;
  const price = readPrice(criteria.price) && comparedPrices(criteria);
  const part = (wanted: boolean) => ({
    rows: lacking(rows, scratch, columns, surface, price, wanted).slice(),
    newestFirst,
  });
  if (!surface && !price)
    return { complete: { rows, newestFirst }, incomplete: () => ({ rows: rows.subarray(0, 0), newestFirst }) };
  return { complete: part(false), incomplete: () => part(true) };
}

/**
 * The figure of the deal asked for: total EUR for sale and investment; to let EUR per m² and year, for homes EUR per
 * month. With no deal asked for, any figure of the listing will do.
 */
export function comparedPrices(criteria: SearchCriteria): ComparedPrices {
  const deal = dealOf(criteria);
  return { rents: deal === undefined || deal === "to-let", sales: deal !== "to-let" };
}

/** Below this share of the index, the rows of places are gathered instead of looking for them among all. */
const narrow = 0.2;

/** Where to begin: the listings of a small place, or all of the deal and type, which the index has at hand. */
function startOf(
  index: MemoryIndex,
  { criteria, location, districts }: ResolvedCriteria,
): Rows & { inLocation: boolean; inDistricts: boolean } {
  const { every, any } = flagsOf(criteria);
  const scopes = districts.length > 0 ? districts : location ? [location] : [];
  const gathered = scopes.length > 0 && index.rowsIn(new Set(scopes.flatMap(({ ids }) => ids)), index.size * narrow);
  if (!gathered) return { rows: index.rowsWith(every, any), newestFirst: true, inLocation: false, inDistricts: false };
  const inDistricts = districts.length > 0;
  return {
    rows: withFlags(gathered, gathered, index.columns, every, any),
    newestFirst: false,
    inLocation: !inDistricts,
    inDistricts,
  };
}

/** The flags that a search asks for: all of `every`, one of `any`. */
export function flagsOf({ transaction, invest, type, typeGroup, unitSurfaceType }: SearchCriteria) {
  const types = (typeGroup ? typesOfGroup[typeGroup] : propertyTypes).filter((each) => !type || each === type);
  return {
    every:
      listedFlag |
      (transaction === "to-let" ? toLetFlag : 0) |
      (transaction === "for-sale" ? forSaleFlag : 0) |
      (invest ? investFlag : 0) |
      (unitSurfaceType ? coworkingFlag : 0),
    any: types.reduce((flags, each) => flags | typeFlag(each), 0),
  };
}
