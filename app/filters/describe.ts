import type { TFunction } from "i18next";
import { formatMoney, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { groupOfType } from "#app/listings/vocabulary.ts";
import type { SearchCriteria } from "./criteria.ts";
import { readPrice, readSurface, type Range } from "./ranges.ts";
import { segmentOf } from "./search-url.ts";
import type { Deal } from "./deal.ts";

/** A place as a search's words and links need it, in the language of the page. */
export interface NamedPlace {
  /** The gazetteer's id: some places have words of their own ("in Flanders"). */
  key: string;
  kind: string;
  name: string;
  slug: string;
}

/** The places a search names. */
export interface NamedPlaces {
  location?: NamedPlace;
  districts: NamedPlace[];
}

/** To let, for sale or as an investment; undefined when the search leaves it open. */
export function dealOf({ transaction, invest }: SearchCriteria): Deal | undefined {
  return transaction ?? (invest ? "investment" : undefined);
}

/** What is searched for, as a plural: "Offices"; "Places" when the search leaves it open. */
export function whatOf(criteria: SearchCriteria, t: TFunction): string {
  const segment = criteria.type === "retail" ? "retail" : segmentOf(criteria);
  return t(`words.typesPlural.${segment ?? "any"}`);
}

/** The place with its preposition: "in Flanders", "à Gand", "in het kanton Capellen". */
export function whereIs(place: NamedPlace, language: Language, t: TFunction): string {
  const { key, kind, name } = place;
  if (isOwnWording(key)) return t(`search.in.${key}`);
  if (kind === "canton") return t(/^[aeiouhéè]/i.test(name) ? "search.in.cantonVowel" : "search.in.canton", { name });
  if (kind === "district") return t("search.in.district", { name });
  // French contracts à + le, à + les.
  if (language === "fr" && name.startsWith("Le ")) return t("search.in.le", { name: name.slice(3) });
  if (language === "fr" && name.startsWith("Les ")) return t("search.in.les", { name: name.slice(4) });
  return t("search.in.place", { name });
}

const ownWordings = [
  "BE",
  "LU",
  "BE-02000",
  "BE-03000",
  "BE-04000",
  "BE-10000",
  "BE-20001",
  "BE-20002",
  "BE-30000",
  "BE-40000",
  "BE-50000",
  "BE-60000",
  "BE-70000",
  "BE-80000",
  "BE-90000",
] as const;

function isOwnWording(key: string): key is (typeof ownWordings)[number] {
  return ownWordings.some((own) => own === key);
}

/** A heading in words: "Offices to let in Brussels". Districts stand in place of the location that holds them. */
export function headingOf(criteria: SearchCriteria, places: NamedPlaces, language: Language, t: TFunction): string {
  const [first, ...others] = places.districts.length > 0 ? places.districts : [places.location];
  const where = first ? whereIs(first, language, t) : t("search.in.everywhere");
  const more = others.flatMap((place) => (place ? [place.name] : []));
  const heading = t(`search.heading.${dealOf(criteria) ?? "any"}`, { what: whatOf(criteria, t), where });
  return [heading, ...more].join(", ");
}

/** The whole search in words, as saved searches and mails show it: "Offices to let in Brussels, from 250 m²". */
export function describeSearch(
  criteria: SearchCriteria,
  places: NamedPlaces,
  language: Language,
  t: TFunction,
): string {
  const parts = [
    headingOf(criteria, places, language, t),
    surfaceInWords(criteria, language, t),
    priceInWords(criteria, language, t),
    criteria.search && t("search.quoted", { text: criteria.search }),
    criteria.bbox && t("search.onMap.visibleArea"),
    criteria.area && t("search.onMap.drawnArea"),
  ];
  return parts.filter(Boolean).join(", ");
}

/** "from 250 m²"; undefined when the search's surface constrains nothing. */
export function surfaceInWords(criteria: SearchCriteria, language: Language, t: TFunction): string | undefined {
  const range = readSurface(criteria.surface);
  return range && rangeInWords("surface", range, (figure) => formatNumber(figure, language), "", t);
}

/** "up to €200/m²/year"; the unit follows from transaction and type (decisions, section 2). */
export function priceInWords(criteria: SearchCriteria, language: Language, t: TFunction): string | undefined {
  const range = readPrice(criteria.price);
  const unit = t(`search.priceUnit.${priceUnitOf(criteria)}`);
  return range && rangeInWords("price", range, (figure) => formatMoney(figure, language), unit, t);
}

/** What a price in this search is compared with; `total` as well when the search mixes units. */
export function priceUnitOf(criteria: SearchCriteria): "perYear" | "perMonth" | "total" {
  if (criteria.transaction !== "to-let") return "total";
  if (criteria.typeGroup === "residential" || (criteria.type && groupOfType(criteria.type) === "residential")) {
    return "perMonth";
  }
  return criteria.type || criteria.typeGroup || criteria.unitSurfaceType ? "perYear" : "total";
}

function rangeInWords(
  of: "surface" | "price",
  { min, max }: Range,
  format: (figure: number) => string,
  unit: string,
  t: TFunction,
): string {
  if (min !== undefined && max !== undefined) {
    return t(`search.${of}.between`, { min: format(min), max: format(max), unit });
  }
  return min !== undefined
    ? t(`search.${of}.from`, { min: format(min), unit })
    : t(`search.${of}.upTo`, { max: format(max ?? 0), unit });
}
