import type { TFunction } from "i18next";
import { figuresAsked, type Column, type Field } from "#app/filters/condition.ts";
import { filtersIn, type SearchCriteria } from "#app/filters/filters.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ListingStatus, PropertyType } from "#app/vocabulary/vocabulary.ts";
import { isDivisible } from "./card-facts.ts";
import { salePerSquareMetre } from "./derived-figures.ts";
import type { Facts } from "./listing-record.ts";

/** What of a listing filters compare beyond its surface and prices. */
export interface ComparedRow {
  type: PropertyType;
  status: ListingStatus;
  forSale: boolean;
  invest: boolean;
  facts: Facts;
  /** ISO date */
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

/** The same as app/search-index/index-columns.server.ts. */
const columns: Record<Column, (row: ComparedRow) => unknown> = {
  available_from: (row) => row.availableFrom,
  published_at: (row) => row.publishedAt.toISOString(),
  energy_class: (row) => row.energyClass,
  yield: (row) => row.yield,
  desks: (row) => row.desks,
  station_minutes: (row) => row.stationMinutes,
  price_per_m2: salePerSquareMetre,
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
export function readField(field: Field, row: ComparedRow): number | undefined {
  const { as = "number", absent } = field;
  const told: unknown = "fact" in field ? row.facts[field.fact] : columns[field.column](row);
  if (as === "flag") return told !== undefined && told !== null && told !== false && told !== 0 ? 1 : 0;
  if (as === "number") return typeof told === "number" ? told : absent;
  if (typeof told !== "string") return absent;
  if (as === "day") return Math.floor(Date.parse(told) / 86_400_000);
  const place = as.indexOf(told);
  return place < 0 ? absent : place;
}

/**
 * What a card says of the figures that a search asks for: each that the listing has, and the names of those that it lacks,
 * because of which it comes after the others (decisions, section 2).
 */
export function tellAsked(
  row: ComparedRow,
  asked: SearchCriteria,
  language: Language,
  t: TFunction,
): { facts: string[]; lacking: string[] } {
  const facts: string[] = [];
  const lacking: string[] = [];
  for (const { filter, value } of filtersIn(asked)) {
    for (const [pair] of figuresAsked(filter.conditions?.(value, asked) ?? [])) {
      const field = pair && filter.fields?.[pair.high];
      if (!field) continue;
      const figure = readField(field, row);
      const { control } = filter;
      const name = control && "label" in control ? control.label(t) : undefined;
      if (figure === undefined) lacking.push(...(name === undefined ? [] : [name]));
      else facts.push(...[filter.told?.(pair.high, figure, { language, t })].filter((told) => told !== undefined));
    }
  }
  return { facts, lacking };
}
