import { sql, type SQL } from "drizzle-orm";
import { defaultPageSize, type Order, type SearchView } from "#app/filters/criteria.ts";
import { conditionsOf } from "#app/filters/filters.ts";
import { orderedBy, type OrderedBy } from "#app/filters/orders.ts";
import type { Point } from "#app/places/area.ts";
import type { Database } from "#db/client.server.ts";
import { lngScale } from "../distance-scale.ts";
import type { Hit } from "../hit.ts";
import type { FoundPage } from "../search-index.ts";
import { countOfKinds, isOfKinds } from "./counted-kinds.server.ts";
import { comparedOf } from "./search-columns.server.ts";
import { every, lacksFigure, whereOf, type SearchInSql } from "./conditions.server.ts";

/** The same as an alias, which the driver's types ask for. */
export type HitRow = Pick<Hit, keyof Hit>;
/** References are compared by their code points, as JavaScript does. */
export const byReference = sql`reference collate "C"`;
export const newest = sql`published_at desc`;

/**
 * An index that has the order is followed when it comes upon enough listings soon: when the search finds so many times more
 * than up to the end of the page. Else what the search finds is gathered from the index that has all that is compared, and
 * sorted; in a place that is little.
 */
const oftenAnywhere = 20;
const oftenInPlaces = 1_000;

/** One page of the listings that a search finds; those that lack a figure come last. */
export async function findPage(
  db: Database,
  search: SearchInSql,
  view: SearchView,
  near: Point | undefined,
): Promise<FoundPage> {
  const order = view.order === "closest" && !near ? "newest" : (view.order ?? "newest");
  const by = orderedBy(order, search.criteria);
  const size = view.numPropertiesPerPage ?? defaultPageSize;
  const where = whereOf(search);
  const asked = lacksFigure(search.criteria, undefined);
  const lacks = lacksFigure(search.criteria, by);
  const { count, complete } = isOfKinds(search)
    ? await countOfKinds(db, search).then((all) => ({ count: all, complete: all }))
    : await countComplete(db, where, asked);
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(view.page ?? 1, pages);
  const offset = (page - 1) * size;
  const found = (hits: readonly Hit[]): FoundPage => ({ hits: [...hits], count, stated: complete, page, pages, order });

  const key = keyOf(order, by, near);
  const known = lacks ? every([where, sql`not ${lacks}`]) : where;
  const often = search.location || search.districts.length > 0 ? oftenInPlaces : oftenAnywhere;
  const canFollow = canFollowIndex(search, order, by) && complete >= (offset + size) * often;
  const first = offset < complete ? await readHits(db, known, key, by, canFollow, offset, size) : [];
  if (!lacks || first.length === size || offset + first.length >= count) return found(first);

  // Without the figure that orders the others, the newest come first.
  const knownCount = by ? (await countComplete(db, where, lacks)).complete : complete;
  const rest = keyOf(by ? "newest" : order, undefined, near);
  const after = Math.max(0, offset - knownCount);
  const last = await readHits(db, every([where, lacks]), rest, undefined, false, after, size - first.length);
  return found([...first, ...last]);
}

/** How many listings are found, and how many of them lack no figure. */
async function countComplete(db: Database, where: SQL, lacks: SQL | undefined) {
  const complete = lacks ? sql`count(*) filter (where not ${lacks})` : sql`count(*)`;
  const [row] = await db.execute<{ count: number; complete: number }>(
    sql`select count(*)::int as count, ${complete}::int as complete from listing_search where ${where}`,
  );
  return row ?? { count: 0, complete: 0 };
}

async function readHits(
  db: Database,
  where: SQL,
  key: SQL,
  by: OrderedBy | undefined,
  followsIndex: boolean,
  offset: number,
  size: number,
): Promise<HitRow[]> {
  // What `offset 0` parts from its order is read as its conditions are best read.
  const figure = by ? sql`, ${comparedOf(by.figure)} as ordered_by` : sql``;
  const found = followsIndex
    ? sql`listing_search where ${where}`
    : sql`(select id, reference, revision, published_at, lat, lng${figure} from listing_search where ${where} offset 0) as found`;
  const gathered = by && !followsIndex ? (by.descending ? sql`ordered_by desc` : sql`ordered_by`) : key;
  const rows = await db.execute<HitRow>(sql`
    select id, reference, revision::text::float8 as revision from ${found}
    order by ${gathered}, ${byReference} limit ${size} offset ${offset}`);
  return [...rows];
}

/** What is near something comes seldom in any order but by distance. Listings of a time are like any others; those of a size or of a neighbourhood are not, where either is searched by. */
function canFollowIndex(
  { criteria, location, districts, around, advertiser, text }: SearchInSql,
  order: Order,
  by: OrderedBy | undefined,
): boolean {
  if (text !== undefined && order !== "newest" && order !== "oldest") return false;
  // Few of many: they are gathered, and sorted.
  if (advertiser !== undefined) return false;
  if (around && order !== "closest") return false;
  if (order === "newest" || order === "oldest") return true;
  const isByKind = conditionsOf(criteria).every(({ kind }) => kind === "flag" || kind === "types");
  if (by && by.figure !== "surfaceTotal") return false;
  return isByKind && (by !== undefined || (!location && districts.length === 0));
}

function keyOf(order: Order, by: OrderedBy | undefined, near: Point | undefined): SQL {
  if (by) return by.descending ? sql`${comparedOf(by.figure)} desc` : comparedOf(by.figure);
  if (order === "oldest") return sql`published_at`;
  return order === "closest" && near ? distanceTo(near) : newest;
}

/** In degrees of latitude, as the index in memory measures it; the same expression as that of `listing_search_point`. */
export function distanceTo({ lat, lng }: Point): SQL {
  return sql`point(lng * ${sql.raw(String(lngScale))}, lat) <-> point(${lng * lngScale}::float8, ${lat}::float8)`;
}
