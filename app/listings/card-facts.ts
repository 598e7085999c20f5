import type { TFunction } from "i18next";
import { figuresAsked, type Column, type Field } from "#app/filters/condition.ts";
import { allFilters, filtersIn, type NamedFilter, type SearchCriteria } from "#app/filters/filters.ts";
import { brusselsDay } from "#app/i18n/brussels-day.ts";
import { formatMonth, formatNumber } from "#app/i18n/formats.ts";
import { inEveryLanguage, type Language } from "#app/i18n/languages.ts";
import type { Country } from "#app/places/place.ts";
import { isResidential, type ListingStatus, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import { salePerSquareMetre } from "./derived-figures.ts";
import type { Facts } from "./listing-record.ts";

/** What of a listing its card chooses facts from, and filters compare beyond its surface and prices. */
export interface FactRow {
  type: PropertyType;
  status: ListingStatus;
  toLet: boolean;
  forSale: boolean;
  invest: boolean;
  facts: Facts;
  /** ISO date; null means now. */
  availableFrom: string | null;
  publishedAt: Date;
  energyClass: string | null;
  yield: number | null;
  desks: number | null;
  stationMinutes: number | null;
  saleHigh: number | null;
  surfaceMin: number | null;
  surfaceTotal: number | null;
}

/** A card shows so many that nobody asked for. */
const most = 3;

/**
 * Which facts matter for a type, the weightiest first, by the names that filters have for their figures
 * (`Filter.fields`); no filter asks for `homes` and `rooms`. A card shows the first that the listing has.
 */
export const weightiest: Record<PropertyType, readonly string[]> = {
  office: [
    "desks",
    "features.divisible",
    "parking",
    "features.furnished",
    "features.terrace",
    "features.air-conditioning",
    "features.lift",
  ],
  "logistics-warehouse": ["height", "docks", "features.divisible", "doors", "floor-load", "parking"],
  "sme-business-unit": ["height", "doors", "features.divisible", "docks", "parking"],
  retail: ["frontage", "features.divisible", "parking", "features.terrace", "features.air-conditioning"],
  "city-centre-store": ["frontage", "features.divisible", "features.terrace", "features.air-conditioning", "parking"],
  "out-of-town-stand-alone-or-retail-park": ["parking", "frontage", "features.divisible", "land", "height"],
  "shopping-centre": ["frontage", "features.divisible", "parking", "features.air-conditioning"],
  house: ["bedrooms", "features.garden", "land", "features.terrace", "parking", "features.furnished"],
  apartment: [
    "bedrooms",
    "features.terrace",
    "features.balcony",
    "features.furnished",
    "features.garden",
    "parking",
    "features.lift",
  ],
  "bloc-sales": ["homes", "features.divisible", "parking", "features.garden", "features.lift"],
  "co-living": ["rooms", "features.furnished", "features.garden", "features.terrace"],
};

/** Where a listing has each figure that a filter compares, and the filter that puts it into words. */
const figures = new Map<string, { field: Field; filter: NamedFilter }>(
  allFilters.flatMap((filter) => Object.entries(filter.fields ?? {}).map(([name, field]) => [name, { field, filter }])),
);

/** The same as app/search-index/index-columns.server.ts. */
const columns: Record<Column, (row: FactRow) => unknown> = {
  available_from: (row) => row.availableFrom,
  published_at: (row) => brusselsDay(row.publishedAt),
  energy_class: (row) => row.energyClass,
  yield: (row) => row.yield,
  desks: (row) => row.desks,
  station_minutes: (row) => row.stationMinutes,
  price_per_m2: salePerSquareMetre,
  // Reckoned from units and rents, which a card does not read: its price says as much.
  desk_rent_low: () => undefined,
  desk_rent_high: () => undefined,
  monthly_rent_low: () => undefined,
  monthly_rent_high: () => undefined,
  tenancy: ({ forSale, invest, facts, yield: yielded }) => {
    if (!forSale && !invest) return undefined;
    if (facts.annualRent !== undefined || facts.leaseEnd !== undefined || (invest && yielded !== null)) return "let";
    return invest ? undefined : "vacant";
  },
  is_free: ({ status }) => status === "published",
  is_divisible: isDivisible,
  has_loading_bay: ({ facts }) => (facts.docks ?? 0) > 0,
};

/** A figure of a listing as searches compare it (app/search-index/index-rows.server.ts); undefined for an unknown one. */
export function readField(field: Field, row: FactRow): number | undefined {
  const { as = "number", absent } = field;
  const stated: unknown = "fact" in field ? row.facts[field.fact] : columns[field.column](row);
  if (as === "flag") return stated !== undefined && stated !== null && stated !== false && stated !== 0 ? 1 : 0;
  if (as === "number") return typeof stated === "number" ? stated : absent;
  if (typeof stated !== "string") return absent;
  if (as === "day") return Math.floor(Date.parse(stated) / 86_400_000);
  const place = as.indexOf(stated);
  return place < 0 ? absent : place;
}

/** Whether a part can be had by itself; nobody divides a home. */
export function isDivisible({
  type,
  surfaceMin,
  surfaceTotal,
}: Pick<FactRow, "type" | "surfaceMin" | "surfaceTotal">): boolean {
  return !isResidential(type) && surfaceMin !== null && surfaceTotal !== null && surfaceMin < surfaceTotal;
}

/**
 * What a card says in facts: each figure that the search asks for, then up to three in all with a yield, what matters for
 * the type, and the availability where there is room.
 * @param today ISO date
 * @param country where it lies
 * @returns also the names of the figures that the search asks for and the advertiser does not state, because of which the
 * listing comes after the others (decisions, section 2)
 */
export function cardFacts(
  row: FactRow,
  asked: SearchCriteria,
  language: Language,
  t: TFunction,
  today: string,
  country?: Country,
): { facts: string[]; missing: string[] } {
  const { facts, missing } = askedFacts(row, asked, language, t, country);
  for (const name of ["yield", ...weightiest[row.type]]) {
    if (facts.length >= most) return { facts, missing };
    const words = factInWords(name, row, language, t);
    if (words && !facts.includes(words)) facts.push(words);
  }
  if (facts.length < most && row.toLet) facts.push(availability(row.availableFrom, language, t, today));
  return { facts, missing };
}

function askedFacts(row: FactRow, asked: SearchCriteria, language: Language, t: TFunction, country?: Country) {
  const facts: string[] = [];
  const missing: string[] = [];
  for (const { filter, value } of filtersIn(asked)) {
    // A price is on the card already, or is said there to be on request.
    if (filter.name === "price") continue;
    for (const [pair] of figuresAsked(filter.conditions?.(value, asked) ?? [])) {
      const field = pair && filter.fields?.[pair.high];
      if (!field) continue;
      const figure = readField(field, row);
      // An energy label, which its filter does not put into words, has a place of its own on the card.
      const words =
        figure === undefined ? undefined : filter.fact && sayFigure(filter, pair.high, figure, language, t, country);
      if (words !== undefined) facts.push(words);
      else if (figure === undefined) missing.push(...lackingOf(filter, t, country));
    }
  }
  return { facts, missing };
}

function lackingOf(filter: NamedFilter, t: TFunction, country?: Country): string[] {
  const { control } = filter;
  if (filter.lacking) return [filter.lacking(t)];
  return control && "label" in control ? [control.label(t, country)] : [];
}

/** A fact that nobody asked for; undefined for what the listing has none of. */
function factInWords(name: string, row: FactRow, language: Language, t: TFunction): string | undefined {
  if (name === "homes" || name === "rooms") {
    const count = row.facts.dwellings ?? (name === "rooms" ? row.facts.bedrooms : undefined);
    return count ? t(`listing.card.${name}`, { count, formatted: formatNumber(count, language) }) : undefined;
  }
  const known = figures.get(name);
  const figure = known && readField(known.field, row);
  return known && figure ? sayFigure(known.filter, name, figure, language, t) : undefined;
}

/** Plural rules cost more than anything else on a card, and most counts are small: each is put into words once. */
const saidBefore = inEveryLanguage(() => new Map<string, string | undefined>());
const smallCounts = 200;

function sayFigure(
  filter: NamedFilter,
  name: string,
  figure: number,
  language: Language,
  t: TFunction,
  country?: Country,
) {
  const isSmallCount = Number.isInteger(figure) && figure < smallCounts;
  const key = `${name} ${figure} ${country}`;
  if (isSmallCount && saidBefore[language].has(key)) return saidBefore[language].get(key);
  const words = filter.fact?.(name, figure, { language, t, ...(country && { country }) });
  if (isSmallCount) saidBefore[language].set(key, words);
  return words;
}

function availability(from: string | null, language: Language, t: TFunction, today: string): string {
  if (from === null || from <= today) return t("listing.card.availableNow");
  return t("listing.card.availableFrom", { month: formatMonth(from, language) });
}
