import type { Order, SearchCriteria } from "#app/filters/criteria.ts";
import { conditionsOf } from "#app/filters/filters.ts";
import { readPrice, readSurface } from "#app/filters/ranges.ts";
import { groupOfType } from "#app/vocabulary/vocabulary.ts";
import { readArea, readBox, type Point } from "#app/places/area.ts";
import { metresBetween } from "#app/places/distance.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Place } from "#app/places/place.ts";
import type { IndexRow } from "../index-row.ts";
import { isOfFigures, type FigureCondition } from "../figure-tests.ts";
import type { GivenFacts } from "./arbitrary-facts.ts";

/* A search that is slow and obviously right: written from the decisions, section 2, one condition a line. */

export interface PlainListing extends IndexRow {
  /** The words of its document. */
  words: readonly string[];
  /** Not under option. */
  isFree: boolean;
  /** What it is written with for filters to compare; what they make of that is read from the database. */
  stated: GivenFacts;
}

/** What is sought besides the criteria. */
export interface Sought {
  location?: Place | undefined;
  districts: readonly Place[];
  /** What it is near. */
  around?: (Point & { extent: number }) | undefined;
  /** Whose listings alone. */
  advertiser?: number | undefined;
  /** One word. */
  words?: string | undefined;
}

/** Whether a search finds a listing. */
export function finder(
  gazetteer: Gazetteer,
  criteria: SearchCriteria,
  { location, districts, around, advertiser, words }: Sought,
) {
  const surface = readSurface(criteria.surface);
  const price = readPrice(criteria.price);
  const box = readBox(criteria.bbox);
  const area = readArea(criteria.area);
  return (row: PlainListing): boolean => {
    const own = gazetteer.getById(row.placeId);
    const liesIn = (place: Place) => place === own || gazetteer.ancestors(own).includes(place);
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
      (!area || isInside(area, row)) &&
      (!around || !criteria.around || isNear(around, row, Number(criteria.radius ?? 1_000))) &&
      (advertiser === undefined || row.advertiserId === advertiser) &&
      (!words || row.words.includes(words)) &&
      conditionsOfOthers(criteria).every((condition) => meets(condition, row))
    );
  };
}

/** On the globe: another way than the one tested, which takes what is near for flat. */
function isNear(around: Point & { extent: number }, row: IndexRow, radius: number): boolean {
  return metresBetween(around, row) <= around.extent + radius;
}

/** What is asked by filters whose definitions say all of it. */
function conditionsOfOthers({ surface: _, price: __, ...criteria }: SearchCriteria): FigureCondition[] {
  return conditionsOf(criteria).filter(isOfFigures);
}

/** A figure by the name that filters have for it. */
export const figureOf = (row: PlainListing, name: string) =>
  (row as unknown as Record<string, number | null>)[name] ?? null;

/** A figure that is not known meets any condition. What filters compare is of single precision. */
function meets(condition: FigureCondition, row: PlainListing): boolean {
  if (condition.kind === "values") {
    const own = figureOf(row, condition.figure);
    return own === null || condition.values.includes(own);
  }
  const { min = -Infinity, max = Infinity } = condition.range;
  const intervals = condition.of.map(({ low, high }): Interval => [figureOf(row, low), figureOf(row, high)]);
  return overlaps({ min: Math.fround(min), max: Math.fround(max) }, intervals);
}

/** Whether a listing says nothing of what a filter compares. */
function lacksOther(criteria: SearchCriteria, row: PlainListing): boolean {
  return conditionsOfOthers(criteria).some((condition) => {
    const names = condition.kind === "values" ? [condition.figure] : condition.of.map(({ high }) => high);
    return names.every((name) => figureOf(row, name) === null);
  });
}

type Interval = [low: number | null, high: number | null];

/** The rent that a search compares: of coworking that of a desk, and of no kind in particular that of all of it a month. */
export function rentOf({ transaction, unitSurfaceType, type, typeGroup }: SearchCriteria, row: PlainListing): Interval {
  const isOfDesks = transaction === "to-let" && unitSurfaceType !== undefined;
  if (isOfDesks) return [figureOf(row, "deskRentLow"), figureOf(row, "deskRentHigh")];
  if (type || typeGroup || groupOfType(row.type) === "residential") return [row.rentLow, row.rentHigh];
  return [perMonth(row.rentLow, row.surfaceMin), perMonth(row.rentHigh, row.surfaceTotal)];
}

/** EUR a month of so many m² at a rent per m² and year, in the precision that filters compare. */
function perMonth(rent: number | null, surface: number | null): number | null {
  return rent === null || surface === null ? null : Math.fround((rent * surface) / 12);
}

function pricesOf(criteria: SearchCriteria, row: PlainListing): Interval[] {
  const { transaction, invest } = criteria;
  const rent = rentOf(criteria, row);
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
function isInside(corners: Point[], { lat, lng }: IndexRow): boolean {
  let angle = 0;
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % corners.length]!;
    const sweep = Math.atan2(to.lat - lat, to.lng - lng) - Math.atan2(from.lat - lat, from.lng - lng);
    angle += sweep > Math.PI ? sweep - 2 * Math.PI : sweep < -Math.PI ? sweep + 2 * Math.PI : sweep;
  });
  // A border that crosses itself may go round twice, which is outside again.
  return Math.abs(Math.round(angle / (2 * Math.PI))) % 2 === 1;
}

/** Whether a listing says nothing of a figure that a search asks for. */
export function lacksAsked(criteria: SearchCriteria, row: PlainListing): boolean {
  return (
    lacksOther(criteria, row) ||
    (readSurface(criteria.surface) !== undefined && row.surfaceTotal === null) ||
    (readPrice(criteria.price) !== undefined && pricesOf(criteria, row).every(([low]) => low === null))
  );
}

export function sort(
  rows: readonly PlainListing[],
  criteria: SearchCriteria,
  order: Order,
  near: Point,
): PlainListing[] {
  const toLet = criteria.transaction === "to-let";
  const perMetre = ({ forSale, invest, saleHigh, surfaceTotal }: IndexRow) =>
    (forSale || invest) && saleHigh !== null && surfaceTotal ? Math.round(saleHigh / surfaceTotal) : null;
  const figures: Partial<Record<Order, (row: PlainListing) => number | null>> = {
    "largest-to-smallest": (row) => row.surfaceTotal,
    "smallest-to-largest": (row) => row.surfaceTotal,
    cheapest: (row) => (toLet ? rentOf(criteria, row)[0] : row.saleLow),
    dearest: (row) => (toLet ? rentOf(criteria, row)[1] : row.saleHigh),
    "price-per-m2": (row) => (toLet ? rentOf(criteria, row)[0] : perMetre(row)),
    "best-yield": (row) => figureOf(row, "yield"),
    "best-energy": (row) => figureOf(row, "energy"),
    "nearest-station": (row) => figureOf(row, "station"),
  };
  const figure = figures[order];
  const lacks = (row: PlainListing) => figure?.(row) === null || lacksAsked(criteria, row);
  const byReference = (a: IndexRow, b: IndexRow) => (a.reference < b.reference ? -1 : 1);
  const scale = Math.cos((50.5 * Math.PI) / 180);
  const far = (row: IndexRow) => ((row.lng - near.lng) * scale) ** 2 + (row.lat - near.lat) ** 2;
  const newest = (a: IndexRow, b: IndexRow) => b.publishedAt - a.publishedAt;
  const descending = order === "largest-to-smallest" || order === "dearest" || order === "best-yield";
  const compare = (a: PlainListing, b: PlainListing) => {
    if (figure) return (figure(a)! - figure(b)!) * (descending ? -1 : 1);
    if (order === "newest") return newest(a, b);
    return order === "oldest" ? newest(b, a) : far(a) - far(b);
  };
  const rest = figure ? newest : compare;
  return [
    ...rows.filter((row) => !lacks(row)).sort((a, b) => compare(a, b) || byReference(a, b)),
    ...rows.filter(lacks).sort((a, b) => rest(a, b) || byReference(a, b)),
  ];
}

/**
 * How unlike another listing is, of the same deal and group of types: two kilometres weigh as much as double the size,
 * another type, or a bedroom more or less.
 */
export function unlikeness(one: PlainListing, other: PlainListing): number | undefined {
  const group = groupOfType(one.type);
  const isAlike = group ? groupOfType(other.type) === group : other.type === one.type;
  const hasDeal = one.toLet ? other.toLet : one.invest ? other.invest : other.forSale;
  if (other === one || !other.listed || !isAlike || !hasDeal) return undefined;
  const times = (a: number | null, b: number | null, unknown: number) =>
    a === null || b === null ? unknown : Math.abs(Math.log(a / b));
  const [price, otherPrice] = one.toLet ? [one.rentLow, other.rentLow] : [one.saleLow, other.saleLow];
  const east = (other.lng - one.lng) * Math.cos((50.5 * Math.PI) / 180);
  return (
    Math.hypot(east, other.lat - one.lat) * 50 +
    times(one.surfaceTotal, other.surfaceTotal, 1.5) +
    times(price, otherPrice, 0.7) +
    bedroomsApart(bedroomsOf(one), bedroomsOf(other)) +
    (other.type === one.type ? 0 : 1)
  );
}

/** How many bedrooms a listing states. */
export function bedroomsOf({ stated }: PlainListing): number | null {
  const { bedrooms } = stated.facts;
  return typeof bedrooms === "number" ? bedrooms : null;
}

const bedroomsApart = (own: number | null, other: number | null) =>
  own === null ? 0 : other === null ? 1 : Math.abs(own - other);
