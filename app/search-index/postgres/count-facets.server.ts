import { sql, type SQL } from "drizzle-orm";
import { criteriaOfDeal, deals, type Deal } from "#app/filters/deal.ts";
import {
  allFilters,
  isOffered,
  typesAsked,
  type FilterName,
  type NamedFilter,
  type SearchCriteria,
} from "#app/filters/filters.ts";
import { propertyTypes, type PropertyType } from "#app/vocabulary.ts";
import type { PlacePart } from "#app/places/place-scope.ts";
import type { Database } from "#db/client.server.ts";
import type { Facets, Histogram } from "../facets.ts";
import { circlesOfChoices } from "../resolved-criteria.ts";
import { comparedOf, conditionInSql, inCircle, whereOf, type SearchInSql } from "./conditions.server.ts";
import { countGroups, type Grouping } from "./count-groups.server.ts";

/** How many listings each other choice of a filter finds: memory/count-facets.ts in SQL, in one pass over them. */
export async function countFacetsInSql(
  db: Database,
  search: SearchInSql,
  parts: readonly PlacePart[],
): Promise<Facets> {
  const without = (...names: readonly FilterName[]): SearchInSql => {
    const criteria = { ...search.criteria };
    for (const name of names) delete criteria[name];
    return { ...search, criteria };
  };
  const offered = allFilters.filter((filter) => isOffered(filter, search.criteria));
  const choices = offered.map(async (filter) => {
    const counts = await countChoices(db, filter, search, without);
    return counts ? [[filter.name, counts] as const] : [];
  });
  const histograms = offered.flatMap((filter) => {
    const counted = filter.histogram?.(search.criteria);
    return counted ? [{ name: filter.name, ...counted }] : [];
  });
  const ofTypes = without(...namesInPath("type"));
  const counts = await countGroups(db, [
    ...dealGroupings(search),
    { name: "type", search: ofTypes, by: sql`type` },
    { name: "coworking", search: ofTypes, by: sql`coworking` },
    { name: "place", search: { ...search, districts: [] }, by: partOf(parts) },
    ...histograms.map(({ name, figure, classes }) => ({
      name: `histogram ${name}`,
      search: without(name),
      by: classOf(comparedOf(figure), classes.from),
    })),
  ]);
  const count = (name: string, value: string | number = "") => counts.get(`${name} ${value}`) ?? 0;
  const known = histograms.flatMap(({ name, classes: { from } }) => {
    const histogram: Histogram = { from: [...from], counts: from.map((_, at) => count(`histogram ${name}`, at + 1)) };
    return histogram.counts.some((each) => each > 0) ? [[name, histogram] as const] : [];
  });
  const types = Object.fromEntries(propertyTypes.map((type) => [type, count("type", type)]));
  return {
    deals: Object.fromEntries(deals.map((deal) => [deal, count(deal)])) as Facets["deals"],
    anyDeal: count("any deal"),
    types: types as Record<PropertyType, number>,
    anyType: Object.values(types).reduce((sum, each) => sum + each, 0),
    coworking: count("coworking", "true"),
    places: parts.map(({ id }) => ({ placeId: id, count: count("place", id) })),
    histograms: Object.fromEntries(known),
    choices: Object.fromEntries((await Promise.all(choices)).flat()),
  };
}

async function countChoices(
  db: Database,
  filter: NamedFilter,
  search: SearchInSql,
  without: (...names: FilterName[]) => SearchInSql,
): Promise<Record<string, number> | undefined> {
  const { criteria } = search;
  if (filter.control?.kind !== "choices") return undefined;
  const values = filter.control.values(criteria[filter.name], typesAsked(criteria));
  const circles = circlesOfChoices(search, filter, values);
  const where = whereOf(circles && filter.needs ? without(filter.name, filter.needs) : without(filter.name));
  const counts = Object.entries(values).map(([key, value]) => {
    const asked = { ...criteria, [filter.name]: value };
    const conditions = value === undefined ? [] : (filter.conditions?.(value, asked) ?? []);
    const circle = circles?.[key];
    const met = sql.join(
      [sql`true`, ...conditions.map(conditionInSql), ...(circle ? [inCircle(circle)] : [])],
      sql` and `,
    );
    return sql`(count(*) filter (where ${met}))::int as ${sql.identifier(key)}`;
  });
  const [row] = await db.execute<Record<string, number>>(
    sql`select ${sql.join(counts, sql`, `)} from listings where ${where}`,
  );
  return { ...row };
}

function namesInPath(part: NamedFilter["inPath"]): FilterName[] {
  return allFilters.flatMap(({ name, inPath }) => (inPath === part ? [name] : []));
}

/** What is compared by deal is compared for each with its own figure. */
function dealGroupings(search: SearchInSql): Grouping[] {
  const others: SearchCriteria = { ...search.criteria };
  for (const name of namesInPath("deal")) delete others[name];
  const of = (deal?: Deal) => ({ ...search, criteria: { ...others, ...(deal && criteriaOfDeal(deal)) } });
  return [{ name: "any deal", search: of() }, ...deals.map((deal) => ({ name: deal, search: of(deal) }))];
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
