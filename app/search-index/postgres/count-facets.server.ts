import { sql, type SQL } from "drizzle-orm";
import { criteriaOfDeal, deals, type Deal, type LeadingCriteria } from "#app/filters/deal.ts";
import { histogramsOf, namesInPath, type FilterName } from "#app/filters/filters.ts";
import {
  propertyTypes,
  typeGroups,
  typesOfGroup,
  type PropertyType,
  type TypeGroup,
} from "#app/vocabulary/vocabulary.ts";
import type { PlacePart } from "#app/places/place-scope.ts";
import type { Database } from "#db/client.server.ts";
import type { Facets, Histogram } from "../facets.ts";
import { changingWith, figuresByKind, ledTo } from "../per-deal.ts";
import { without, type SearchInSql } from "./conditions.server.ts";
import { countChoicesInSql } from "./count-choices.server.ts";
import { countGroups, type Grouping } from "./count-groups.server.ts";
import { countValues } from "./count-values.server.ts";
import { isOfKindsAnywhere, listCountedKinds, sumOfKinds } from "./counted-kinds.server.ts";
import { comparedOf, digitsCounted } from "./search-columns.server.ts";

type Groups = Omit<Facets, "choices" | "unstated">;

/**
 * How many listings each other choice of a filter finds: memory/count-facets.ts in SQL. Of deals and types alone that is
 * counted already; else in two passes over what the search finds: one for what is counted by deal, type, place and class,
 * one for the values that filters offer.
 */
export async function countFacetsInSql(
  db: Database,
  search: SearchInSql,
  parts: readonly PlacePart[],
): Promise<Facets> {
  const groups = isCounted(search) ? readGroups : countFound;
  return { ...(await groups(db, search, parts)), ...(await countChoicesInSql(db, search)) };
}

/** How many there are of each thing that listings are counted by, by the name of the count and the value. */
async function countFound(db: Database, search: SearchInSql, parts: readonly PlacePart[]): Promise<Groups> {
  const changing = changingWith("type", search.criteria);
  const byKind = figuresByKind(changing, search.criteria);
  const ofType = sql`type`;
  const histograms = histogramsOf(search.criteria);
  const counts = await countGroups(db, [
    { name: "any deal", search: ofDeal(search) },
    ...deals.map((deal) => ({ name: deal, search: ofDeal(search, deal) })),
    { name: "any type", search: ledOn(search, "type", {}) },
    // What is compared hangs on the type.
    ...byKind.map(
      ({ figures }, at): Grouping => ({
        name: `type as ${at}`,
        search: without(search, ...namesInPath("type"), ...changing),
        also: figures,
        by: ofType,
      }),
    ),
    // By itself: what a desk costs is another price.
    { name: "coworking", search: ledOn(search, "type", { unitSurfaceType: "co-working" }) },
    { name: "place", search: { ...search, districts: [] }, by: partOf(parts) },
    ...histograms.map(
      ({ name, figure, classes }): Grouping => ({
        name: `histogram ${name}`,
        search: without(search, name),
        by: classOf(comparedOf(figure), classes.from),
      }),
    ),
  ]);
  const count = (name: string, value: string | number = "") => counts.get(`${name} ${value}`) ?? 0;
  return {
    deals: dealCounts(count),
    anyDeal: count("any deal"),
    types: typeCounts((type) => count(`type as ${byKind.findIndex(({ types }) => types.includes(type))}`, type)),
    groups: groupCounts((group) => {
      const at = byKind.findIndex(({ groups }) => groups.includes(group));
      return sum(typesOfGroup[group].map((type) => count(`type as ${at}`, type)));
    }),
    anyType: count("any type"),
    coworking: count("coworking"),
    places: parts.map(({ id }) => ({ placeId: id, count: count("place", id) })),
    histograms: known(
      histograms.map(({ name, classes: { from } }) => ({
        name,
        from: [...from],
        counts: from.map((_, at) => count(`histogram ${name}`, at + 1)),
      })),
    ),
  };
}

/** The same of what is counted already. */
async function readGroups(db: Database, search: SearchInSql, parts: readonly PlacePart[]): Promise<Groups> {
  const kinds = await listCountedKinds(db);
  const ofTypes = without(search, ...namesInPath("type"));
  const found = (asked: SearchInSql) => sumOfKinds(kinds, asked.criteria);
  const places = await countValues(db, search, new Map([["place", { read: sql`place_id`, counted: "place" }]]));
  const byPlace = new Map(places.get("place")?.map(({ value, count }) => [value, count]));
  const histograms = histogramsOf(search.criteria);
  const figures = await countValues(
    db,
    search,
    new Map(histograms.map(({ name, figure }) => [name, { read: comparedOf(figure), counted: figure }])),
  );
  const types = typeCounts((type) =>
    sumOfKinds(
      kinds.filter((kind) => kind.type === type),
      ofTypes.criteria,
    ),
  );
  return {
    deals: dealCounts((deal) => found(ofDeal(search, deal))),
    anyDeal: found(ofDeal(search)),
    types,
    groups: groupCounts((group) => sum(typesOfGroup[group].map((type) => types[type]))),
    anyType: found(ofTypes),
    coworking: sumOfKinds(
      kinds.filter(({ coworking }) => coworking),
      ofTypes.criteria,
    ),
    places: parts.map(({ id, ids }) => ({ placeId: id, count: sum(ids.map((place) => byPlace.get(place) ?? 0)) })),
    histograms: known(
      histograms.map(({ name, classes: { from } }) => {
        const counts = from.map(() => 0);
        for (const { value, count } of figures.get(name) ?? []) {
          const at = from.findLastIndex((bound) => value >= bound);
          if (at >= 0) counts[at]! += count;
        }
        return { name, from: [...from], counts };
      }),
    ),
  };
}

/** Whether what the facets of a search count by is counted already. */
function isCounted(search: SearchInSql): boolean {
  const ofClasses = histogramsOf(search.criteria);
  return isOfKindsAnywhere(search) && ofClasses.every(({ figure, classes }) => digitsCounted(figure, classes.from));
}

/** Those of which some figure is known. */
function known(histograms: readonly (Histogram & { name: FilterName })[]): Facets["histograms"] {
  const some = histograms.filter(({ counts }) => counts.some((count) => count > 0));
  return Object.fromEntries(some.map(({ name, from, counts }) => [name, { from, counts }]));
}

function dealCounts(count: (deal: Deal) => number): Record<Deal, number> {
  return Object.fromEntries(deals.map((deal) => [deal, count(deal)])) as Record<Deal, number>;
}

function typeCounts(count: (type: PropertyType) => number): Record<PropertyType, number> {
  return Object.fromEntries(propertyTypes.map((type) => [type, count(type)])) as Record<PropertyType, number>;
}

function groupCounts(count: (group: TypeGroup) => number): Record<TypeGroup, number> {
  return Object.fromEntries(typeGroups.map((group) => [group, count(group)])) as Record<TypeGroup, number>;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, each) => all + each, 0);
}

/** What is compared by deal is compared for each with its own figure. */
function ofDeal(search: SearchInSql, deal?: Deal): SearchInSql {
  return ledOn(search, "deal", deal ? criteriaOfDeal(deal) : {});
}

function ledOn(search: SearchInSql, part: "deal" | "type", to: LeadingCriteria): SearchInSql {
  return { ...search, criteria: ledTo(search.criteria, part, to) };
}

/** The part that a listing's place belongs to, looked up by the place's id; 0 for none. Parts share no place. */
function partOf(parts: readonly PlacePart[]): SQL {
  const partOfPlace = new Uint32Array(Math.max(0, ...parts.flatMap(({ ids }) => ids)) + 1);
  for (const { id, ids } of parts) for (const place of ids) partOfPlace[place] = id;
  return sql`(${sql.param([0, ...partOfPlace.subarray(1)])}::int[])[place_id + 1]`;
}

/** The number of the class that a figure lies in, from 1; null when it is unknown. */
function classOf(figure: SQL, from: readonly number[]): SQL {
  return sql`width_bucket(${figure}::float8, ${sql.param(from)}::float8[])`;
}
