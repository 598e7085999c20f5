import { sql, type SQL } from "drizzle-orm";
import type { Condition } from "#app/filters/condition.ts";
import { conditionsOf, type SearchCriteria } from "#app/filters/filters.ts";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { Database } from "#db/client.server.ts";
import { circleOf } from "../resolved-criteria.ts";
import { conditionInSql, every, type SearchInSql } from "./conditions.server.ts";

/* What `listing_counts` tells of searches that ask for deals, types and places alone: no listing is passed over. */

/** How many listings are alike in type and deals. */
interface CountedKind extends Record<string, unknown> {
  type: PropertyType;
  toLet: boolean;
  forSale: boolean;
  invest: boolean;
  coworking: boolean;
  listings: number;
}

/** Whether a search asks for deals and types alone, besides places. */
export function isOfKinds(search: SearchInSql): boolean {
  const isNarrower = search.text !== undefined || search.advertiser !== undefined || circleOf(search) !== undefined;
  return !isNarrower && conditionsOf(search.criteria).every(({ kind }) => kind === "flag" || kind === "types");
}

/** The same, wherever the listings are. */
export function isOfKindsAnywhere(search: SearchInSql): boolean {
  return isOfKinds(search) && !search.location && search.districts.length === 0;
}

/** What a search of kinds asks of a row of `listing_counts`. */
export function countedIn({ criteria }: SearchInSql, fields: readonly string[]): SQL {
  const conditions = conditionsOf(criteria).map(conditionInSql);
  return every([sql`field = any(${sql.param(fields)}::text[])`, ...conditions]);
}

/** How many listings a search of kinds finds. */
export async function countOfKinds(db: Database, search: SearchInSql): Promise<number> {
  const places = [search.location ? [search.location] : [], search.districts].flatMap((scopes) =>
    scopes.length > 0 ? [sql`value = any(${sql.param(scopes.flatMap(({ ids }) => ids))}::float8[])`] : [],
  );
  const [row] = await db.execute<{ count: number }>(sql`
    select coalesce(sum(listings), 0)::int as count from listing_counts
    where ${every([countedIn(search, [places.length > 0 ? "place" : ""]), ...places])}`);
  return row?.count ?? 0;
}

/** All kinds that there are. */
export async function listCountedKinds(db: Database): Promise<readonly CountedKind[]> {
  return db.execute<CountedKind>(sql`
    select type, to_let as "toLet", for_sale as "forSale", invest, coworking, sum(listings)::int as listings
    from listing_counts where field = '' group by type, to_let, for_sale, invest, coworking`);
}

/** How many of them a search of kinds finds. */
export function sumOfKinds(kinds: readonly CountedKind[], criteria: SearchCriteria): number {
  const conditions = conditionsOf(criteria);
  const found = kinds.filter((kind) => conditions.every((condition) => isMet(condition, kind)));
  return found.reduce((sum, { listings }) => sum + listings, 0);
}

function isMet(condition: Condition, kind: CountedKind): boolean {
  if (condition.kind === "flag") return kind[condition.flag];
  return condition.kind === "types" && condition.types.includes(kind.type);
}
