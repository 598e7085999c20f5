import { expect } from "vitest";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { allFilters, dropUnsuited, goOn, isOffered, typesAsked, type FilterName } from "#app/filters/filters.ts";
import { propertyTypes, typeGroups } from "#app/vocabulary/vocabulary.ts";
import type { Facets } from "../facets.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import type { SearchIndex } from "../search-index.ts";
import type { PlainListing } from "./plain-search.ts";

type Find = (criteria: SearchCriteria) => PlainListing[];

/** Each facet counts what the search would find with that choice, by whoever is obviously right. */
export async function checkFacets(index: SearchIndex, search: ResolvedCriteria, find: Find) {
  const { criteria } = search;
  const facets = await index.facets(search, search.location?.parts ?? []);
  const { transaction: _, invest: __, ...ofDeals } = criteria;
  const { type: ___, typeGroup: ____, unitSurfaceType: _____, ...ofTypes } = criteria;
  // What the page makes of the link to it.
  const onTo = (changed: SearchCriteria) => find(dropUnsuited(goOn(criteria, changed))).length;
  expect(facets.deals).toEqual({
    "to-let": onTo({ ...ofDeals, transaction: "to-let" }),
    "for-sale": onTo({ ...ofDeals, transaction: "for-sale" }),
    investment: onTo({ ...ofDeals, invest: true }),
  });
  expect(facets.anyDeal).toBe(onTo(ofDeals));
  expect(facets.anyType).toBe(onTo(ofTypes));
  expect(facets.coworking).toBe(onTo({ ...ofTypes, unitSurfaceType: "co-working" }));
  for (const type of propertyTypes) expect(facets.types[type]).toBe(onTo({ ...ofTypes, type }));
  for (const typeGroup of typeGroups) expect(facets.groups[typeGroup]).toBe(onTo({ ...ofTypes, typeGroup }));
  if (search.districts.length === 0) {
    for (const { placeId, count } of facets.places) {
      const part = search.location?.parts.find(({ id }) => id === placeId);
      expect(count).toBe(find(criteria).filter((row) => part?.ids.includes(row.placeId)).length);
    }
  }
  checkHistograms(facets, criteria, find);
  checkChoices(facets, search, find);
}

const without = (criteria: SearchCriteria, name: FilterName): SearchCriteria => {
  const { [name]: _, ...others } = criteria;
  return others;
};

function checkHistograms({ histograms }: Facets, criteria: SearchCriteria, find: Find) {
  for (const filter of allFilters) {
    const { name } = filter;
    const { [name]: found } = histograms;
    const figure = filter.histogram?.(criteria)?.figure as keyof PlainListing;
    for (const [at, from] of (found?.from ?? []).entries()) {
      const next = found?.from[at + 1] ?? Infinity;
      const isIn = ({ [figure]: own }: PlainListing) => typeof own === "number" && own >= from && own < next;
      expect(found?.counts[at], name).toBe(find(without(criteria, name)).filter(isIn).length);
    }
  }
}

function checkChoices({ choices }: Facets, { criteria, around }: ResolvedCriteria, find: Find) {
  const offered = allFilters.filter(({ control }) => control?.kind === "choices");
  expect(Object.keys(choices).sort()).toEqual(
    offered.flatMap((filter) => (isOffered(filter, criteria) ? [filter.name] : [])).sort(),
  );
  for (const { name, control, needs } of offered) {
    const { [name]: counts } = choices;
    if (!counts || control?.kind !== "choices") continue;
    // How far from something that is not there can't be counted.
    const values =
      needs === "around" && !around ? [] : Object.entries(control.values(criteria[name], typesAsked(criteria)));
    const expected = values.map(([key, value]) => [key, find({ ...without(criteria, name), [name]: value }).length]);
    expect(counts, name).toEqual(Object.fromEntries(expected));
  }
}
