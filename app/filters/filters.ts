import { typesOfGroup, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { Condition } from "./condition.ts";
import { dealOf } from "./deal.ts";
import type { Filter, FilterValue } from "./filter.ts";
import { filters } from "./registry.ts";

export type FilterName = keyof typeof filters;

type ValueOf<Each> = Each extends Filter<infer Value> ? Value : never;

/** What is searched for (specification, "Search criteria"). Surface and price stay as written; see ranges.ts. */
export type SearchCriteria = { -readonly [Name in FilterName]?: ValueOf<(typeof filters)[Name]> };

/** A filter under its name, its value known only as that of some filter. */
export interface NamedFilter extends Filter {
  name: FilterName;
  needs?: FilterName;
  beside?: FilterName;
}

/** The same as a list, for whoever passes over all of them. */
export const allFilters: readonly NamedFilter[] = (Object.keys(filters) as FilterName[]).map((name) => ({
  ...(filters[name] as Omit<NamedFilter, "name">),
  name,
}));

const places = new Map<string, number>(allFilters.map(({ name }, at) => [name, at]));

/** The filters that a search has, in the order of {@link allFilters}. */
export function filtersOf(criteria: SearchCriteria): NamedFilter[] {
  // A page asks for each of its hundred links; most searches have a few of the thirty filters, mostly in order but for the
  // last: each is put where it belongs, which a list that is sorted afterwards takes several times as long for.
  const found: NamedFilter[] = [];
  for (const name in criteria) {
    const at = criteria[name as FilterName] === undefined ? undefined : places.get(name);
    if (at === undefined) continue;
    let last = found.length;
    while (last > 0 && places.get(found[last - 1]!.name)! > at) {
      found[last] = found[last - 1]!;
      last--;
    }
    found[last] = allFilters[at]!;
  }
  return found;
}

/** The same, each with its value. */
export function filtersIn(criteria: SearchCriteria): { filter: NamedFilter; value: FilterValue }[] {
  return filtersOf(criteria).map((filter) => ({ filter, value: criteria[filter.name]! }));
}

/** All that a search asks of a listing, besides the places and the text that are looked up first. */
export function conditionsOf(criteria: SearchCriteria): Condition[] {
  return filtersIn(criteria).flatMap(({ filter, value }) => filter.conditions?.(value, criteria) ?? []);
}

/** The filters that compare a range, which the form asks for with two fields. */
export const rangeFilters = allFilters.flatMap((filter) =>
  filter.control?.kind === "range" ? [{ name: filter.name, control: filter.control }] : [],
);

/** The filters that compare figures of a listing and nothing else. */
export const comparedFilters = allFilters.filter(({ control, fields }) => control?.kind === "range" || fields);

/** The filters that stand in a part of the path. */
export function namesInPath(part: NamedFilter["inPath"]): FilterName[] {
  return allFilters.flatMap(({ name, inPath }) => (inPath === part ? [name] : []));
}

/** The filters by a figure that a search is offered in classes, each with the figure and the classes. */
export function histogramsOf(criteria: SearchCriteria) {
  return allFilters.flatMap((filter) => {
    const counted = isOffered(filter, criteria) ? filter.histogram?.(criteria) : undefined;
    return counted ? [{ name: filter.name, ...counted }] : [];
  });
}

/** The part of a search that says what a card tells first: the deal, and the figures compared. */
export function comparedIn(criteria: SearchCriteria): SearchCriteria {
  const compared = filtersIn(criteria).filter(
    ({ filter: { fields, beside, inPath } }) => fields ?? beside ?? inPath === "deal",
  );
  return Object.fromEntries(compared.map(({ filter, value }) => [filter.name, value]));
}

/** What of a value some listing of the types and the deal that a search asks for can have. */
function suitedValue(filter: NamedFilter, value: FilterValue, criteria: SearchCriteria): FilterValue | undefined {
  const { types, deals, needs } = filter;
  if (needs && criteria[needs] === undefined) return undefined;
  if (filter.suits?.(criteria) === false) return undefined;
  const asked = typesAsked(criteria);
  const deal = dealOf(criteria);
  if (deals && deal && !deals.includes(deal)) return undefined;
  if (!asked) return value;
  if (types && !asked.some((type) => types.includes(type))) return undefined;
  return filter.fit ? filter.fit(value, asked) : value;
}

/** What of one filter of a search some listing of its types and its deal can have; undefined for nothing. */
export function suitedTo(criteria: SearchCriteria, name: FilterName): FilterValue | undefined {
  const filter = allFilters[places.get(name)!]!;
  const value = criteria[name];
  return value === undefined ? undefined : suitedValue(filter, value, criteria);
}

/** A search without the filters that no listing of its types can meet (decisions, section 2). */
export function dropUnsuited<Query extends SearchCriteria>(query: Query): Query {
  const kept = { ...query };
  for (const { filter, value } of filtersIn(query)) {
    const suited = suitedValue(filter, value, query);
    if (suited === undefined) delete kept[filter.name];
    else if (suited !== value) Object.assign(kept, { [filter.name]: suited });
  }
  return kept;
}

/** Those whose figures say something else for other deals or types. */
const changing = allFilters.filter(({ isAlike }) => isAlike);

/** Whether a filter of a search may be read otherwise, or not at all, where another deal or type is asked for. */
export function mayChange(filter: NamedFilter): boolean {
  const { needs, types, deals } = filter;
  const hangsOnOthers = (needs ?? types ?? deals) !== undefined;
  return hangsOnOthers || filter.isAlike !== undefined || filter.suits !== undefined || filter.fit !== undefined;
}

/**
 * A search that another goes on to, for another deal or type: without the figures that would say something else there, and
 * without what no listing of them can meet, as it will be read.
 */
export function goOn<Query extends SearchCriteria>(from: SearchCriteria, to: Query): Query {
  const next = dropUnsuited(to);
  for (const { name, isAlike } of changing) if (!isAlike?.(from, to)) delete next[name];
  return next;
}

/** Criteria in the one spelling of what they mean, without those that constrain nothing. */
export function canonicalValues(criteria: SearchCriteria): SearchCriteria {
  const written = { ...criteria };
  for (const { filter, value } of filtersIn(criteria)) {
    if (filter.canonical) Object.assign(written, { [filter.name]: filter.canonical(value) });
  }
  return written;
}

/** Whether the form offers it: one that only some types or deals have, once a search is for some of them. */
export function isOffered(filter: NamedFilter, criteria: SearchCriteria): boolean {
  const { types, deals, needs, name } = filter;
  if (needs && criteria[needs] === undefined) return false;
  const value = criteria[name];
  if (value !== undefined) return suitedValue(filter, value, criteria) !== undefined;
  const asked = typesAsked(criteria);
  if (types && !asked?.some((type) => types.includes(type))) return false;
  if (filter.suits?.(criteria) === false || filter.isAskedOf?.(criteria) === false) return false;
  const deal = dealOf(criteria);
  return !deals || (deal !== undefined && deals.includes(deal));
}

/** The types that a search asks for; undefined for all. */
export function typesAsked({ type, typeGroup, unitSurfaceType }: SearchCriteria): readonly PropertyType[] | undefined {
  if (type) return [type];
  if (typeGroup) return typesOfGroup[typeGroup];
  return unitSurfaceType && ["office"];
}
