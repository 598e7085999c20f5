import { criteriaOf, type SearchCriteria } from "#app/filters/criteria.ts";
import { findSearchPlaces } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { placeScope } from "#app/places/place-scope.ts";
import { middleOf, type ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import {
  relevanceWithoutTwo,
  oneStepWider,
  unfiltered,
  withoutTwo,
  type Attempt,
  type Narrow,
} from "./wider-attempts.server.ts";
import type { WiderSearch, WiderSearches } from "./wider-searches.tsx";

/** Up to so many results, a page also offers wider searches. */
export const fewResults = 5;

/** Searches that are counted at once, whatever the search asks for; where none of them helps, as many once more. */
export const mostCounted = 12;

/** Wider searches that a page shows. */
const mostShown = 6;

/** A keyword is pointed out when the place searched has so many times as much without it. */
const cutsDown = 10;

interface Asked extends Narrow {
  search: ResolvedCriteria;
  /** The keywords that the results mention; those of the query where nothing of them was corrected. */
  readAs?: string;
}

/**
 * The searches nearest to one that finds little or nothing, in numbers (decisions, section 2): with a figure less strict,
 * without one of its filters, in the places beside and around it. The most useful first: what keeps most of the search and
 * brings most, up to a page's worth; but a larger place never stands before a smaller one that is asked for the same.
 * @param found how many listings the search finds
 */
export async function listWiderSearches(index: SearchIndex, asked: Asked, found: number): Promise<WiderSearches> {
  const { query, language, t, readAs = query.search } = asked;
  const count = (attempts: Attempt[]) => countEach(index, asked, attempts);
  const [near, last] = await Promise.all([count(oneStepWider(asked)), count(unfiltered(asked))]);
  // Where no one step helps, two filters at once may.
  const isStuck = !near.some(({ attempt, count }) => attempt.relevance > relevanceWithoutTwo && count > found);
  const counted = [...near, ...(isStuck ? await count(withoutTwo(asked)) : []), ...last];
  const useful = ({ attempt, count }: (typeof counted)[number]) =>
    attempt.relevance * Math.log2(1 + Math.min(count - found, 24));
  // A larger circle or place with no more in it than the one before is nobody's wish.
  const isInSmaller = ({ attempt: { nested }, count }: (typeof counted)[number], at: number) =>
    nested !== undefined &&
    counted.slice(0, at).some((other) => other.attempt.nested === nested && other.count === count);
  const more = counted.filter((each, at) => each.count > found && !isInSmaller(each, at));
  const wider = smallerFirst(
    more.filter((each) => !more.some((other) => findsTheSame(each, other))).sort((a, b) => useful(b) - useful(a)),
  );
  const show = ({ attempt, count }: (typeof counted)[number]): WiderSearch => ({
    label: attempt.words({ count, formatted: formatNumber(count, language) }),
    href: searchHref(attempt.query, language),
  });
  const cut = more.find(({ attempt, count }) => attempt.isWithoutText && count >= cutsDown * Math.max(1, found));
  return {
    searches: distinct(wider.map(show)).slice(0, mostShown),
    ...(cut && {
      keyword: {
        said: t("search.wider.keyword", {
          count: found,
          found: formatNumber(found, language),
          formatted: formatNumber(cut.count, language),
          text: readAs,
        }),
        label: t("search.wider.all", { count: cut.count, formatted: formatNumber(cut.count, language) }),
        href: searchHref(cut.attempt.query, language),
      },
    }),
  };
}

/** Whether a search asks for less than another and finds no more by it: the same ones would be offered twice. */
function findsTheSame(wide: { attempt: Attempt; count: number }, narrow: { attempt: Attempt; count: number }): boolean {
  if (wide.count !== narrow.count) return false;
  const [asked, also] = [criteriaOf(wide.attempt.query), criteriaOf(narrow.attempt.query)];
  // Without a radius of its own a place has the usual one around it.
  if (asked.around !== undefined && asked.radius !== also.radius) return false;
  const names = namesIn(asked);
  return names.every((name) => asked[name] === also[name]) && names.length < namesIn(also).length;
}

const namesIn = (criteria: SearchCriteria) =>
  (Object.keys(criteria) as (keyof SearchCriteria)[]).filter((name) => criteria[name] !== undefined);

/** Those of a kind change places among themselves, so that each stands before what it lies in. */
function smallerFirst<Each extends { attempt: Attempt }>(ordered: readonly Each[]): Each[] {
  const left = ordered.toSorted((a, b) => b.attempt.relevance - a.attempt.relevance);
  return ordered.map((each) => {
    const { nested } = each.attempt;
    if (nested === undefined) return each;
    return left.splice(
      left.findIndex(({ attempt }) => attempt.nested === nested),
      1,
    )[0]!;
  });
}

/** How many listings the closest of some searches find. */
async function countEach(index: SearchIndex, { gazetteer, search, language }: Asked, attempts: Attempt[]) {
  const closest = attempts.sort((a, b) => b.relevance - a.relevance).slice(0, mostCounted);
  return Promise.all(
    closest.map(async (attempt) => {
      const criteria = criteriaOf(attempt.query);
      const { location, districts, around } = findSearchPlaces(gazetteer, criteria, language);
      const count = await index.count({
        ...search,
        criteria,
        location: location && placeScope(gazetteer, location),
        districts: districts.map((district) => placeScope(gazetteer, district)),
        around: around && middleOf(around),
        advertiser: criteria.agency === undefined ? undefined : search.advertiser,
        text: criteria.search ? search.text : undefined,
      });
      return { attempt, count };
    }),
  );
}

/** Two ways may lead to the same search: the more useful says so. */
function distinct(searches: WiderSearch[]): WiderSearch[] {
  return searches.filter(({ href }, at) => searches.findIndex((other) => other.href === href) === at);
}
