import type { TFunction } from "i18next";
import { formatList } from "#app/i18n/format-list.ts";
import type { Language } from "#app/i18n/languages.ts";
import { incomeTypes } from "#app/vocabulary/vocabulary.ts";
import type { SearchQuery } from "./criteria.ts";
import { dealOf } from "./deal.ts";
import { allFilters, goOn, type FilterName, type SearchCriteria } from "./filters.ts";
import type { NamedPlace, NamedPlaces } from "./named-places.ts";
import { filterOf, segmentOf } from "./search-url.ts";

/** What is searched for, as a plural: "Offices"; "Places" when the search leaves it open. */
export function whatOf(criteria: SearchCriteria, t: TFunction): string {
  const segment = criteria.type === "retail" ? "retail" : segmentOf(criteria);
  return t(`vocabulary.typesPlural.${segment ?? "any"}`);
}

/** The place with its preposition: "in Flanders", "à Gand", "in het kanton Capellen". */
export function whereIs(place: NamedPlace, language: Language, t: TFunction): string {
  const { key, kind, name } = place;
  if (isOwnWording(key)) return t(`search.in.${key}`);
  // A canton's name says that it is one, which tells it apart from its chief town.
  if (kind === "canton") return t("search.in.canton", { name: name.charAt(0).toLowerCase() + name.slice(1) });
  if (kind === "district") return t("search.in.district", { name });
  // French contracts à + le, à + les.
  if (language === "fr" && name.startsWith("Le ")) return t("search.in.le", { name: name.slice(3) });
  if (language === "fr" && name.startsWith("Les ")) return t("search.in.les", { name: name.slice(4) });
  return t("search.in.place", { name });
}

/** Regions and provinces, the City of Brussels, and quarters whose name alone says neither where nor what they are. */
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
  "BE-21004",
  "BE-BRU-D-leopold",
  "BE-BRU-D-nord",
  "BE-BRU-D-pentagone",
  "BE-BRU-D-sablon",
  "BE-BRU-D-louise",
  "BE-BRU-D-midi",
  "BE-BRU-D-delta",
  "BE-BRU-D-bordet",
  "BE-BRU-D-airport",
  "LU-0304-kirchberg",
  "LU-0304-cloche-dor",
  "LU-0304-gare",
  "LU-0304-ville-haute",
  "LU-0304-limpertsberg",
] as const;

function isOwnWording(key: string): key is (typeof ownWordings)[number] {
  return ownWordings.some((own) => own === key);
}

/**
 * "in Antwerp, Ghent and Liège". Where one of them needs words of its own each has its own, so that none seems to lie in
 * another: "in Antwerp, in the province of Limburg and in Liège".
 */
function whereAre(places: readonly NamedPlace[], language: Language, t: TFunction): string {
  const said = places.map((place) => whereIs(place, language, t));
  const isPlain = places.every(({ name }, index) => said[index] === t("search.in.place", { name }));
  return formatList(isPlain ? [said[0]!, ...places.slice(1).map(({ name }) => name)] : said, language);
}

/** A heading in words: "Offices to let in Brussels". Districts stand in place of the location that holds them. */
export function headingOf(criteria: SearchCriteria, places: NamedPlaces, language: Language, t: TFunction): string {
  const named = places.districts.length > 0 ? places.districts : places.location ? [places.location] : [];
  const near = places.around && t("search.in.around", { name: places.around.behind });
  const inside = named.length > 0 ? whereAre(named, language, t) : near ? undefined : t("search.in.everywhere");
  const whose = places.agency && t("search.in.agency", { name: places.agency.name });
  const where = [inside, near].filter(Boolean).join(", ");
  const heading = t(`search.heading.${wordingOf(criteria)}`, { what: whatOf(criteria, t), where });
  return whose ? `${heading}, ${whose}` : heading;
}

/** How the deal is said: of an investment in no kind by one word for all, and not twice of what is one by its name. */
function wordingOf(criteria: SearchCriteria) {
  const deal = dealOf(criteria) ?? "any";
  if (deal !== "investment") return deal;
  const segment = segmentOf(criteria);
  if (incomeTypes.some((type) => type === segment)) return "investmentByName";
  return segment || criteria.type ? deal : "investmentOfAnyKind";
}

/** Filters in the order that words name them in: figures first, then what was typed or drawn. */
const inReadingOrder = [...allFilters].sort((a, b) => Number(a.isNamedLast ?? 0) - Number(b.isNamedLast ?? 0));

/** The whole search in words, as saved searches and mails show it: "Offices to let in Brussels, from 250 m²". */
export function describeSearch(
  criteria: SearchCriteria,
  places: NamedPlaces,
  language: Language,
  t: TFunction,
): string {
  const clauses = inReadingOrder.map((filter) => {
    const value = criteria[filter.name];
    return value !== undefined && filter.clause?.(value, { criteria, places, language, t });
  });
  return [headingOf(criteria, places, language, t), ...clauses].filter(Boolean).join(", ");
}

/** What the heading says of a search. */
const inHeading: ReadonlySet<string> = new Set([
  ...["transaction", "invest", "type", "typeGroup"],
  ...["location", "district", "around", "agency"],
]);

/** One active filter: its words, and the search without it. */
export interface ActiveFilter {
  name: string;
  label: string;
  /** The heading has said it: where few of them are in sight at once, the others come first. */
  isInHeading: boolean;
  without: SearchQuery;
}

/**
 * The filters of a search in reading order; each can be taken away by itself, but that a price goes with the deal or type
 * that says what it is of. Paging starts again.
 */
export function activeFilters(
  { page: _, ...query }: SearchQuery,
  places: NamedPlaces,
  language: Language,
  t: TFunction,
): ActiveFilter[] {
  return inReadingOrder.flatMap((filter) => {
    const { name } = filter;
    const value = query[name];
    if (value === undefined) return [];
    return filter.chips(value, { criteria: query, places, language, t }).map(({ label, rest }) => ({
      name,
      label,
      isInHeading: inHeading.has(name),
      without: goOn(query, { ...query, [name]: rest }),
    }));
  });
}

/** What one filter of a search says, in the words of its first chip; undefined where it says nothing. */
export function wordsOfFilter(
  name: FilterName,
  query: SearchQuery,
  language: Language,
  t: TFunction,
): string | undefined {
  const value = query[name];
  const wording = { criteria: query, places: { districts: [] }, language, t };
  return value === undefined ? undefined : filterOf(name)?.chips(value, wording)[0]?.label;
}
