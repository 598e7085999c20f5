import { sql, type SQL } from "drizzle-orm";
import { defaultPageSize, type Order, type SearchCriteria, type SearchView } from "#app/filters/criteria.ts";
import { dealOf } from "#app/filters/deal.ts";
import { groupOfType, typesOfGroup, type PropertyType } from "#app/vocabulary.ts";
import type { Box, Point } from "#app/places/area.ts";
import { edgeOfMap } from "#app/places/mercator.ts";
import type { PlacePart } from "#app/places/place-scope.ts";
import type { Database } from "#db/client.server.ts";
import type { Cluster, MarketFigures } from "../clusters.ts";
import type { Facets } from "../facets.ts";
import { gridOf } from "../memory/cluster-rows.ts";
import { enough, roundPrice } from "../memory/market-figures.ts";
import { lngScale } from "../memory/order-rows.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import type { ComparedListing, FoundPage, Hit, ListedKind, SearchIndex } from "../search-index.ts";
import { comparedOf, figureOf, inBox, lacksFigure, whereOf } from "./conditions.server.ts";
import { countFacetsInSql } from "./count-facets.server.ts";

/** The same as an alias, which the driver's types ask for. */
type HitRow = Pick<Hit, keyof Hit>;
const hitColumns = sql`id, reference, revision::text::float8 as revision`;
const newest = sql`published_at desc`;
/** References are compared by their code points, as JavaScript does. */
const byReference = sql`reference collate "C"`;

/** The search index asked of PostgreSQL: no listing is held in the process, and all is as of one transaction. */
export class PostgresSearchIndex implements SearchIndex {
  readonly source: Database;
  readonly #db: Database;

  /**
   * @param source the pool
   * @param db a transaction that sees one moment
   */
  constructor(source: Database, db: Database) {
    this.source = source;
    this.#db = db;
  }

  async page(search: ResolvedCriteria, view: SearchView, near?: Point): Promise<FoundPage> {
    const order = view.order === "closest" && !near ? "newest" : (view.order ?? "newest");
    const size = view.numPropertiesPerPage ?? defaultPageSize;
    const count = await this.count(search);
    const pages = Math.max(1, Math.ceil(count / size));
    const page = Math.min(view.page ?? 1, pages);
    const hits = await this.#db.execute<HitRow>(sql`
      select ${hitColumns} from listings where ${whereOf(search)}
      order by ${orderBy(search.criteria, order, near)} limit ${size} offset ${(page - 1) * size}`);
    return { hits: [...hits], count, page, pages, order };
  }

  async count(search: ResolvedCriteria, since?: Date): Promise<number> {
    const published = since ? sql`and published_at > ${since.toISOString()}::timestamptz` : sql``;
    const [row] = await this.#db.execute<{ count: number }>(
      sql`select count(*)::int as count from listings where ${whereOf(search)} ${published}`,
    );
    return row?.count ?? 0;
  }

  facets(search: ResolvedCriteria, parts: readonly PlacePart[]): Promise<Facets> {
    return countFacetsInSql(this.#db, search, parts);
  }

  async clusters(search: ResolvedCriteria, box: Box, zoom: number): Promise<Cluster[]> {
    const cells = sql`${gridOf(box, zoom).cells}::float8`;
    const lat = sql`radians(greatest(${-edgeOfMap}::float8, least(${edgeOfMap}::float8, lat)))`;
    const y = sql`(0.5 - ln((1 + sin(${lat})) / (1 - sin(${lat}))) / (4 * pi()))`;
    const rows = await this.#db.execute<ClusterRow>(sql`
      select avg(lat) as lat, avg(lng) as lng, count(*)::int as count, min(lng) as west, min(lat) as south,
        max(lng) as east, max(lat) as north, min(reference) as reference
      from listings where ${whereOf(search)} and ${inBox(box)}
      group by floor(${y} * ${cells}), floor((lng / 360 + 0.5) * ${cells})
      order by count(*) desc, max(published_at) desc, min(${byReference})`);
    return rows.map(({ lat, lng, count, west, south, east, north, reference }) => ({
      lat,
      lng,
      count,
      box: [west, south, east, north],
      ...(count === 1 && { reference }),
    }));
  }

  async figures(search: ResolvedCriteria): Promise<MarketFigures> {
    const deal = dealOf(search.criteria);
    const [surface, smallest] = [figureOf("surfaceTotal"), figureOf("surfaceMin")];
    const price = deal === "to-let" ? sql`rent_low` : sql`sale_high / nullif(${surface}, 0)`;
    const [row] = await this.#db.execute<FiguresRow>(sql`
      select count(*)::int as count, min(${smallest}) as smallest, max(${surface}) as largest,
        count(${price})::int as prices, percentile_disc(0.5) within group (order by ${price} desc) as median
      from listings where ${whereOf(search)}`);
    if (!row) return { count: 0 };
    const median = row.prices < enough || row.median === null ? undefined : roundPrice(row.median);
    return {
      count: row.count,
      ...(row.largest !== null && { smallest: row.smallest ?? row.largest, largest: row.largest }),
      ...(deal === "to-let" && { medianRent: median }),
      ...(deal && deal !== "to-let" && { medianPricePerSquareMetre: median }),
    };
  }

  async similar(listing: ComparedListing, count: number): Promise<Hit[]> {
    const group = groupOfType(listing.type);
    const types: readonly PropertyType[] = group ? typesOfGroup[group] : [listing.type];
    const deal = listing.toLet ? sql`to_let` : listing.invest ? sql`invest` : sql`for_sale`;
    const [price, ownPrice] = listing.toLet ? [sql`rent_low`, listing.rentLow] : [sql`sale_low`, listing.saleLow];
    const rows = await this.#db.execute<HitRow>(sql`
      select ${hitColumns} from listings
      where listed and ${deal} and type = any(${sql.param(types)}::property_type[]) and id <> ${listing.id}
      order by sqrt(${distanceSquared(listing)}) * 50
        + ${unlikeness(figureOf("surfaceTotal"), listing.surfaceTotal, 1.5)} + ${unlikeness(price, ownPrice, 0.7)}
        + (type <> ${listing.type}::property_type)::int, ${newest}, ${byReference}
      limit ${count}`);
    return [...rows];
  }

  async kinds(): Promise<readonly ListedKind[]> {
    const rows = await this.#db.execute<Pick<ListedKind, keyof ListedKind>>(sql`
      select place_id as "placeId", type, to_let as "toLet", for_sale as "forSale", invest, coworking,
        (extract(epoch from max(published_at)) * 1000)::float8 as newest
      from listings where listed group by place_id, type, to_let, for_sale, invest, coworking`);
    return [...rows];
  }

  async spans(size: number): Promise<number[]> {
    const rows = await this.#db.execute<{ span: number }>(
      sql`select distinct (id - 1) / ${size}::int as span from listings where listed order by span`,
    );
    return rows.map(({ span }) => span);
  }
}

interface ClusterRow extends Record<string, unknown> {
  lat: number;
  lng: number;
  count: number;
  west: number;
  south: number;
  east: number;
  north: number;
  reference: string;
}

interface FiguresRow extends Record<string, unknown> {
  count: number;
  smallest: number | null;
  largest: number | null;
  prices: number;
  median: number | null;
}

/** Those that lack a figure come last: where surfaces order the others, these come the newest first. */
function orderBy(criteria: SearchCriteria, order: Order, near: Point | undefined): SQL {
  const bySurface = order === "largest-to-smallest" || order === "smallest-to-largest";
  const lacks = lacksFigure(criteria, bySurface);
  if (!bySurface || !lacks) return sql.join([...(lacks ? [lacks] : []), keyOf(order, near), byReference], sql`, `);
  const surface = comparedOf("surfaceTotal");
  const key = order === "smallest-to-largest" ? surface : sql`-${surface}`;
  return sql`${lacks}, case when not ${lacks} then ${key} end, case when ${lacks} then published_at end desc, ${byReference}`;
}

function keyOf(order: Order, near: Point | undefined): SQL {
  if (order === "oldest") return sql`published_at`;
  return order === "closest" && near ? distanceSquared(near) : newest;
}

function distanceSquared({ lat, lng }: Point): SQL {
  const x = sql`((lng - ${lng}::float8) * ${lngScale}::float8)`;
  const y = sql`(lat - ${lat}::float8)`;
  return sql`(${x} * ${x} + ${y} * ${y})`;
}

/** How many times larger one figure is than the other, as a logarithm. */
function unlikeness(figure: SQL, own: number | null, unknown: number): SQL {
  if (own === null || own <= 0) return sql`${unknown}::float8`;
  return sql`coalesce(abs(ln(nullif(greatest(${figure}, 0), 0) / ${own}::float8)), ${unknown}::float8)`;
}
