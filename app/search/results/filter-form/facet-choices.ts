import type { TFunction } from "i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Facets } from "#app/search-index/facets.ts";
import {
  typeGroups,
  typesOfGroup,
  typesWithoutGroup,
  type PropertyType,
  type TypeGroup,
} from "#app/vocabulary/vocabulary.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import type { ChoiceControl } from "#app/filters/filter.ts";
import { goOn, typesAsked, type FilterName } from "#app/filters/filters.ts";
import { criteriaOfSegment, searchHref, segmentOf } from "#app/filters/search-url.ts";
import { criteriaOfDeal, dealOf, deals } from "#app/filters/deal.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";

/** One value of a facet. */
export interface Choice {
  key: string;
  label: string;
  /** In the language's figures; where it is not known of some, "2 + 4": of four. */
  count: string;
  /** What is read out in its stead, where it would run on from a figure before it, or is a sum: "1+ 15 + 26". */
  said?: string;
  /** Its count is such a sum. */
  isUnstated?: true;
  /** The search with this value, from its first page; none where it would find nothing, unless it leaves the facet. */
  href?: string;
  current: boolean;
  /** Belongs to the choice above that is not so. */
  subordinate?: boolean;
}

/** What the choices of a facet have in common: the search they start from, and its language. */
export interface Chooser {
  query: SearchQuery;
  language: Language;
  t: TFunction;
  /** The part of the page to which its choices lead. */
  fragment?: string | undefined;
}

/** To let, for sale, investment, or any of them. */
export function dealChoices(facets: Pick<Facets, "deals" | "anyDeal">, { query, language, t }: Chooser): Choice[] {
  const chosen = dealOf(query);
  const base = { ...query, page: undefined, transaction: undefined, invest: undefined };
  return [undefined, ...deals].map((deal) =>
    choose(
      deal ?? "any",
      deal ? t(`vocabulary.transactions.${deal}`) : t("search.form.anyDeal"),
      deal ? facets.deals[deal] : facets.anyDeal,
      deal === chosen,
      goOn(query, { ...base, ...(deal && criteriaOfDeal(deal)) }),
      language,
      deal === undefined,
    ),
  );
}

/** Every type, each group before what belongs to it; co-working units beside offices. */
export function typeChoices(
  facets: Pick<Facets, "types" | "groups" | "anyType" | "coworking">,
  chooser: Chooser,
): Choice[] {
  const { query, language, t } = chooser;
  const chosen = query.type === "retail" ? undefined : segmentOf(query);
  const isOpen = !query.type && !query.typeGroup && !query.unitSurfaceType;
  const base = { ...query, page: undefined, type: undefined, typeGroup: undefined, unitSurfaceType: undefined };
  const withKind = (kind: SearchQuery): SearchQuery => goOn(query, { ...base, ...kind });
  const segment = (key: TypeSegment, count: number) =>
    choose(key, t(`vocabulary.types.${key}`), count, key === chosen, withKind(criteriaOfSegment(key)), language);
  const ofType = (type: PropertyType): Choice => {
    if (type !== "retail") return { ...segment(type, facets.types[type]), subordinate: true };
    const other = choose(
      "other-retail",
      t("facets.otherRetail"),
      facets.types.retail,
      query.type === "retail",
      withKind({ type }),
      language,
    );
    return { ...other, subordinate: true };
  };
  const group = (name: TypeGroup): Choice[] => {
    const types = typesOfGroup[name];
    // The type `retail` last: what is no particular kind of shop.
    const ordered = [...types].sort((a, b) => Number(a === "retail") - Number(b === "retail"));
    return [segment(name, facets.groups[name]), ...ordered.map(ofType)];
  };
  return [
    choose("any", t("search.form.anyKind"), facets.anyType, isOpen, withKind({}), language, true),
    ...typesWithoutGroup.map((type) => segment(type, facets.types[type])),
    segment("co-working", facets.coworking),
    ...typeGroups.flatMap(group),
  ];
}

/** The choices of a filter that offers some; the one that is chosen leads to the search without it. */
export function optionChoices(
  name: FilterName,
  control: ChoiceControl,
  facets: Pick<Facets, "choices" | "unstated">,
  { query, language, t, fragment }: Chooser,
): Choice[] {
  const counts = facets.choices[name] ?? {};
  const base = { ...query, page: undefined };
  const options = control.options(query[name], { t, language, types: typesAsked(query) });
  const unstated = facets.unstated[name] ?? 0;
  // Found by every choice, whichever it is: a single count would promise what the search does not know to fit.
  const areSums = unstated > 0;
  const inWords = (count: number) => t("facets.found", { count, formatted: formatNumber(count, language) });
  return options.map(({ key, label, value, chosen }) => {
    const count = counts[key] ?? 0;
    const found = choose(key, label, count, chosen, { ...base, [name]: value }, language);
    const stated = formatNumber(count - unstated, language);
    const sum = t("facets.unstated", { stated, formatted: formatNumber(unstated, language) });
    const isSum = areSums && count >= unstated;
    const spoken = isSum
      ? t("facets.foundUnstated", {
          found: inWords(count - unstated),
          count: unstated,
          formatted: formatNumber(unstated, language),
        })
      : inWords(count);
    const choice: Choice = {
      ...found,
      ...(isSum && { count: sum, isUnstated: true }),
      ...((isSum || /\d/.test(label)) && { said: spoken }),
    };
    return choice.href && fragment ? { ...choice, href: `${choice.href}#${fragment}` } : choice;
  });
}

/** A place that a search can go on to. */
export interface PlaceCount {
  name: string;
  slug: string;
  count: number;
}

/** The places directly within the location searched. Districts chosen before give way: they lie elsewhere. */
export function placeChoices(places: readonly PlaceCount[], { query, language }: Chooser): Choice[] {
  const base = { ...query, page: undefined, district: undefined };
  return places.map(({ name, slug, count }) => choose(slug, name, count, false, { ...base, location: slug }, language));
}

/** The search in a place around the one searched; everywhere without a slug. */
export function wideningHref(slug: string | undefined, { query, language }: Chooser): string {
  return searchHref({ ...query, page: undefined, location: slug, district: undefined }, language);
}

/**
 * @param query of its first page
 * @param leaves a facet by it: it leads on whatever it finds
 */
function choose(
  key: string,
  label: string,
  count: number,
  current: boolean,
  query: SearchQuery,
  language: Language,
  leaves = false,
): Choice {
  return {
    key,
    label,
    count: formatNumber(count, language),
    href: count > 0 || current || leaves ? searchHref(query, language) : undefined,
    current,
  };
}
