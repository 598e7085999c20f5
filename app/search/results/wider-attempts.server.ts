import type { TFunction } from "i18next";
import { criteriaOf, type SearchQuery } from "#app/filters/criteria.ts";
import { activeFilters, headingOf, whereIs } from "#app/filters/describe.ts";
import { filtersIn } from "#app/filters/filters.ts";
import { around, widerRadii } from "#app/filters/near-filters.ts";
import { namePlace, namePlaces, type SearchPlaces } from "#app/filters/search-places.server.ts";
import { formatList } from "#app/i18n/format-list.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { nearestAlike } from "#app/places/nearest-alike.ts";

/** A wider search, before it is known what it finds. */
export interface Attempt {
  query: SearchQuery;
  /** How much of what was asked for it keeps, from 0 to 1. */
  relevance: number;
  isWithoutText?: true;
  /** One of several that ask for the same in more and more places: the more relevant, the smaller. */
  nested?: "circles" | "places" | "unfiltered";
  words: (counted: { count: number; formatted: string }) => string;
}

/** What is widened. */
export interface Narrow {
  gazetteer: Gazetteer;
  query: SearchQuery;
  places: SearchPlaces;
  language: Language;
  t: TFunction;
}

/** How much of what was asked {@link withoutTwo} still answers. */
export const relevanceWithoutTwo = 0.6;

/** All that one step makes of a search. */
export function oneStepWider(narrow: Narrow): Attempt[] {
  return [...looser(narrow), ...without(narrow), ...elsewhere(narrow), ...furtherAway(narrow)];
}

/** With one of the filters less strict, as its definition says: 250 m² become 200, two bedrooms one. */
function looser({ query: { page: _, ...query }, places, language, t }: Narrow): Attempt[] {
  return filtersIn(criteriaOf(query)).flatMap(({ filter, value }) => {
    const loosened = filter.loosen?.(value);
    if (loosened === undefined) return [];
    const next = { ...query, [filter.name]: loosened };
    const wording = { criteria: criteriaOf(next), places: namePlaces(places, language), language, t };
    const [chip] = filter.chips(loosened, wording);
    if (!chip) return [];
    return [
      { query: next, relevance: 1, words: (counted) => t("search.wider.loosened", { ...counted, filter: chip.label }) },
    ];
  });
}

/** Without one of the filters; what is dealt in, which kind of property and where are the last to give up. */
function without({ query, places, language, t }: Narrow): Attempt[] {
  return activeFilters(query, namePlaces(places, language), language, t).map(({ name, label, without }) => ({
    query: without,
    relevance: relevanceWithout(name),
    ...(name === "search" && { isWithoutText: true as const }),
    ...(name === "around" && { nested: "circles" as const }),
    ...((name === "location" || name === "district") && { nested: "places" as const }),
    words: (counted) =>
      t(name === "search" ? "search.wider.withoutText" : "search.none.relax", { ...counted, filter: label }),
  }));
}

/** Who looks for a flat to rent has little use for shops, or for flats that are sold. */
function relevanceWithout(name: string): number {
  if (name === "search") return 0.95;
  if (name === "location" || name === "district" || name === "around") return 0.35;
  return isCore(name) ? 0.15 : 0.8;
}

/**
 * Without two of the filters that are not the core of the search, or without one of them wherever it is; the keyword counts
 * as one. Where a town has nothing of the kind, no filter given up helps there.
 */
export function withoutTwo({ query, places, language, t }: Narrow): Attempt[] {
  const named = namePlaces(places, language);
  const removable = (of: SearchQuery) => activeFilters(of, named, language, t).filter(({ name }) => !isCore(name));
  const inPlace = (of: SearchQuery) => activeFilters(of, named, language, t).filter(({ name }) => name === "location");
  return removable(query).flatMap((first, index) =>
    [...removable(first.without).slice(index), ...inPlace(first.without)].map((second) => ({
      query: second.without,
      relevance: second.name === "location" ? relevanceWithout(second.name) : relevanceWithoutTwo,
      words: (counted: { count: number; formatted: string }) =>
        t("search.wider.withoutTwo", { ...counted, first: unquoted(first, query), second: unquoted(second, query) }),
    })),
  );
}

/** What is quoted in a text: the label of a keyword has quotes of its own. */
const unquoted = ({ name, label }: { name: string; label: string }, query: SearchQuery) =>
  name === "search" ? query.search! : label;

/**
 * What is left when all is given up but the deal, the type and the place; then that in the places around it, and everywhere.
 * It is shown as the search was. Where only the place is given up, that alone is said.
 */
export function unfiltered({ gazetteer, query, places, language, t }: Narrow): Attempt[] {
  const { transaction, invest, type, typeGroup, unitSurfaceType, location, district, radius, agency } = query;
  const kind = { transaction, invest, type, typeGroup, unitSurfaceType };
  const { display, order, near, strategy, numPropertiesPerPage } = query;
  const hasOthers = filtersIn(criteriaOf(query)).some(({ filter }) => !isCore(filter.name));
  const named = namePlaces(places, language);
  const [only, ...others] = searched(places);
  const outer = only && others.length === 0 ? gazetteer.ancestors(only).slice(0, 2) : [];
  return [
    {
      criteria: { ...kind, location, district, around: query.around, radius, agency },
      places: named,
      where: undefined,
      relevance: 0.4,
    },
    ...outer.map((place, index) => ({
      criteria: { ...kind, location: place.slugs[language] },
      places: { location: namePlace(place, language), districts: [] },
      where: whereIs(namePlace(place, language), language, t),
      relevance: 0.3 - 0.05 * index,
    })),
    { criteria: kind, places: { districts: [] }, where: t("search.in.everywhere"), relevance: 0.2 },
  ].map(({ criteria, places, where, relevance }) => ({
    query: { display, order, near, strategy, numPropertiesPerPage, ...criteria },
    relevance,
    nested: "unfiltered",
    words: (counted) =>
      where !== undefined && !hasOthers
        ? t("search.none.wider", { ...counted, where })
        : t("search.wider.bare", { ...counted, heading: headingOf(criteria, places, language, t) }),
  }));
}

const isCore = (name: string) =>
  ["transaction", "invest", "type", "typeGroup", "unitSurfaceType", "location", "district"].includes(name);

/** The places that a search is for: its districts, or else its location. */
function searched({ location, districts }: SearchPlaces) {
  return districts.length > 0 ? districts : [location];
}

/** In the place and those nearest to it of its kind, and in the place around it. */
function elsewhere({ gazetteer, query: { page: _, ...query }, places, language, t }: Narrow): Attempt[] {
  const [only, ...others] = searched(places);
  if (!only || others.length > 0) return [];
  const beside = nearestAlike(gazetteer, only, 4);
  const outer = gazetteer.ancestors(only)[0];
  return [
    ...(beside.length > 0
      ? [
          {
            query: {
              ...query,
              location: undefined,
              district: [only, ...beside].map((each) => each.slugs[language]).join(","),
            },
            relevance: 0.9,
            nested: "places" as const,
            words: (counted: { count: number; formatted: string }) =>
              t("search.wider.beside", {
                ...counted,
                where: whereIs(namePlace(only, language), language, t),
                others: formatList(
                  beside.map(({ names }) => names[language]),
                  language,
                ),
              }),
          },
        ]
      : []),
    ...(outer
      ? [
          {
            query: { ...query, location: outer.slugs[language], district: undefined },
            relevance: 0.7,
            nested: "places" as const,
            words: (counted: { count: number; formatted: string }) =>
              t("search.none.wider", { ...counted, where: whereIs(namePlace(outer, language), language, t) }),
          },
        ]
      : []),
  ];
}

/** Larger circles around what the search is near, the next one first. */
function furtherAway({ query: { page: _, ...query }, places, language, t }: Narrow): Attempt[] {
  const named = namePlaces(places, language);
  const { around: near } = named;
  const value = query.around;
  if (!near || value === undefined) return [];
  return widerRadii(query.radius).map((radius, index) => {
    const wider = { ...query, radius };
    const clause = around.clause?.(value, { criteria: criteriaOf(wider), places: named, language, t });
    const where = [t("search.in.around", { name: near.behind }), clause].join(", ");
    const words: Attempt["words"] = (counted) => t("search.none.wider", { ...counted, where });
    return { query: wider, relevance: 0.9 - 0.1 * index, nested: "circles" as const, words };
  });
}
