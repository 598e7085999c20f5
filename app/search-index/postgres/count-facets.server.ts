import { sql, type SQL } from "drizzle-orm";
import { criteriaOfDeal, type Deal } from "#app/filters/deal.ts";
import type { Classes } from "#app/filters/condition.ts";
import {
  allFilters,
  filtersIn,
  isOffered,
  type FilterName,
  type NamedFilter,
  type SearchCriteria,
} from "#app/filters/filters.ts";
import { propertyTypes, type PropertyType } from "#app/vocabulary.ts";
import type { PlacePart } from "#app/places/place-scope.ts";
import type { Database } from "#db/client.server.ts";
import type { Facets, Histogram } from "../facets.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import { conditionInSql, figureOf, whereOf } from "./conditions.server.ts";

/** How many listings each other choice of a filter finds: memory/count-facets.ts in SQL, a statement a facet. */
export async function countFacetsInSql(
  db: Database,
  search: ResolvedCriteria,
  parts: readonly PlacePart[],
): Promise<Facets> {
  const without = (...names: readonly FilterName[]): ResolvedCriteria => {
    const criteria = { ...search.criteria };
    for (const name of names) delete criteria[name];
    return { ...search, criteria };
  };
  const offered = allFilters.filter((filter) => isOffered(filter, search.criteria));
  const choices = offered.map(async (filter) => {
    const counts = await countChoices(db, filter, search.criteria, whereOf(without(filter.name)));
    return counts ? [[filter.name, counts] as const] : [];
  });
  const histograms = offered.flatMap((filter) => {
    const counted = filter.histogram?.(search.criteria);
    return counted ? [{ name: filter.name, where: whereOf(without(filter.name)), ...counted }] : [];
  });
  const [deals, types, places, ...histogramCounts] = await Promise.all([
    countDeals(db, search),
    countTypes(db, whereOf(without(...namesInPath("type")))),
    countParts(db, whereOf({ ...search, districts: [] }), parts),
    ...histograms.map(({ where, figure, classes }) => countClasses(db, where, figureOf(figure), classes)),
  ]);
  const known = histograms.flatMap(({ name }, at) => {
    const counts = histogramCounts[at];
    return counts ? [[name, counts] as const] : [];
  });
  const chosen = Object.fromEntries((await Promise.all(choices)).flat());
  return { ...deals, ...types, places, histograms: Object.fromEntries(known), choices: chosen };
}

/** @param where the search without the filter */
async function countChoices(
  db: Database,
  filter: NamedFilter,
  criteria: SearchCriteria,
  where: SQL,
): Promise<Record<string, number> | undefined> {
  if (filter.control?.kind !== "choices") return undefined;
  const values = Object.entries(filter.control.values(criteria[filter.name]));
  const counts = values.map(([key, value]) => {
    const asked = { ...criteria, [filter.name]: value };
    const conditions = value === undefined ? [] : (filter.conditions?.(value, asked) ?? []);
    const met = sql.join([sql`true`, ...conditions.map(conditionInSql)], sql` and `);
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

/** What is compared by deal is compared for each with its own figure: a search a deal. */
async function countDeals(db: Database, search: ResolvedCriteria): Promise<Pick<Facets, "deals" | "anyDeal">> {
  const others: SearchCriteria = { ...search.criteria };
  for (const name of namesInPath("deal")) delete others[name];
  const shared: SearchCriteria = { ...others };
  for (const { filter } of filtersIn(others)) if (filter.isPerDeal) delete shared[filter.name];
  const of = (deal?: Deal) => whereOf({ ...search, criteria: { ...others, ...(deal && criteriaOfDeal(deal)) } });
  const [row] = await db.execute<{ let: number; sale: number; investment: number; any: number }>(sql`
    select count(*) filter (where ${of("to-let")})::int as let, count(*) filter (where ${of("for-sale")})::int as sale,
      count(*) filter (where ${of("investment")})::int as investment, count(*) filter (where ${of()})::int as any
    from listings where ${whereOf({ ...search, criteria: shared })}`);
  const { let: toLet = 0, sale = 0, investment = 0, any = 0 } = row ?? {};
  return { deals: { "to-let": toLet, "for-sale": sale, investment }, anyDeal: any };
}

async function countTypes(db: Database, where: SQL): Promise<Pick<Facets, "types" | "anyType" | "coworking">> {
  const rows = await db.execute<{ type: PropertyType; count: number; coworking: number }>(sql`
    select type, count(*)::int as count, (count(*) filter (where coworking))::int as coworking
    from listings where ${where} group by type`);
  const counts = new Map(rows.map(({ type, count }) => [type, count]));
  const types = Object.fromEntries(propertyTypes.map((type) => [type, counts.get(type) ?? 0]));
  return {
    types: types as Record<PropertyType, number>,
    anyType: rows.reduce((sum, { count }) => sum + count, 0),
    coworking: rows.reduce((sum, { coworking }) => sum + coworking, 0),
  };
}

async function countParts(db: Database, where: SQL, parts: readonly PlacePart[]): Promise<Facets["places"]> {
  if (parts.length === 0) return [];
  const rows = await db.execute<{ placeId: number; count: number }>(sql`
    select place_id as "placeId", count(*)::int as count from listings where ${where} group by place_id`);
  const counts = new Map(rows.map(({ placeId, count }) => [placeId, count]));
  return parts.map(({ id, ids }) => ({
    placeId: id,
    count: ids.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0),
  }));
}

async function countClasses(
  db: Database,
  where: SQL,
  figure: SQL,
  { from, step }: Classes,
): Promise<Histogram | undefined> {
  const rows = await db.execute<{ step: number; count: number }>(sql`
    select floor(${figure} / ${step}::float8)::float8 as step, count(*)::int as count
    from listings where ${where} and ${figure} is not null group by 1`);
  const counts = from.map((bound, at) => {
    const next = from[at + 1] ?? Infinity;
    return rows.reduce((sum, row) => (row.step * step >= bound && row.step * step < next ? sum + row.count : sum), 0);
  });
  return counts.some((count) => count > 0) ? { from: [...from], counts } : undefined;
}
