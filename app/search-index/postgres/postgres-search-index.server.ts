import { sql, type SQL } from "drizzle-orm";
import type { SearchView } from "#app/filters/criteria.ts";
import { dealOf, rentsOf } from "#app/filters/deal.ts";
import type { Box, Point } from "#app/places/area.ts";
import { edgeOfMap } from "#app/places/mercator.ts";
import type { PlacePart } from "#app/places/place-scope.ts";
import type { Database } from "#db/client.server.ts";
import { groupOfType, propertyTypes } from "#app/vocabulary/vocabulary.ts";
import type { AskedPrices } from "../asked-prices.ts";
import type { Cluster, MarketFigures } from "../clusters.ts";
import type { Facets } from "../facets.ts";
import { gridOf } from "../cluster-grid.ts";
import { fewestPrices } from "../fewest-prices.ts";
import { roundPrice } from "../market-prices.ts";
import type { ResolvedCriteria } from "../resolved-criteria.ts";
import type { Hit } from "../hit.ts";
import type { ComparedListing, FoundPage, ListedKind, SearchIndex } from "../search-index.ts";
import { inBox, whereOf, type SearchInSql } from "./conditions.server.ts";
import { countOfKinds, isOfKinds } from "./counted-kinds.server.ts";
import { comparedOf, surfaceByDigits } from "./search-columns.server.ts";
import { countFacetsInSql } from "./count-facets.server.ts";
import { findPage } from "./find-page.server.ts";
import { findSimilar } from "./find-similar.server.ts";
import { textCondition } from "./text-condition.server.ts";

/** The search index asked of PostgreSQL: no listing is held in the process, and all is as of one transaction. */
export class PostgresSearchIndex implements SearchIndex {
  readonly source: Database;
  readonly #db: Database;
  /** What has been asked of texts: it is looked for once a transaction. */
  readonly #texts = new Map<string, Promise<SQL>>();
  #lastText: Promise<unknown> = Promise.resolve();

  /**
   * @param source the pool
   * @param db a transaction that sees one moment
   */
  constructor(source: Database, db: Database) {
    this.source = source;
    this.#db = db;
  }

  async page(search: ResolvedCriteria, view: SearchView, near?: Point): Promise<FoundPage> {
    return findPage(this.#db, await this.#inSql(search), view, near);
  }

  async count(search: ResolvedCriteria, since?: Date): Promise<number> {
    const asked = await this.#inSql(search);
    if (!since && isOfKinds(asked)) return countOfKinds(this.#db, asked);
    const published = since ? sql`and published_at > ${since.toISOString()}::timestamptz` : sql``;
    const [row] = await this.#db.execute<{ count: number }>(
      sql`select count(*)::int as count from listing_search where ${whereOf(asked)} ${published}`,
    );
    return row?.count ?? 0;
  }

  async facets(search: ResolvedCriteria, parts: readonly PlacePart[]): Promise<Facets> {
    return countFacetsInSql(this.#db, await this.#inSql(search), parts);
  }

  async clusters(search: ResolvedCriteria, box: Box, zoom: number): Promise<Cluster[]> {
    const cells = sql`${gridOf(box, zoom).cells}::float8`;
    const lat = sql`radians(greatest(${-edgeOfMap}::float8, least(${edgeOfMap}::float8, lat)))`;
    const y = sql`(0.5 - ln((1 + sin(${lat})) / (1 - sin(${lat}))) / (4 * pi()))`;
    const where = whereOf(await this.#inSql(search));
    // Sums as in memory: an average that guards against large numbers takes three times as long. Without `offset 0` a cell
    // for each listing would be expected, and all of them sorted.
    const rows = await this.#db.execute<ClusterRow>(sql`
      select found.*, listing_search.reference, listing_search.revision::text::float8 as revision from (
        select sum(lat) / count(*) as lat, sum(lng) / count(*) as lng, count(*)::int as count, min(lng) as west,
          min(lat) as south, max(lng) as east, max(lat) as north, min(id) as id, max(published_at) as newest
        from (
          select id, lat, lng, published_at, floor(${y} * ${cells}) as down, floor((lng / 360 + 0.5) * ${cells}) as across
          from listing_search where ${where} and ${inBox(box)} offset 0) as placed
        group by down, across) as found
      left join listing_search on found.count = 1 and listing_search.id = found.id
      order by count desc, newest desc, found.id`);
    return rows.map(({ lat, lng, id, count, west, south, east, north, reference, revision }) => ({
      lat,
      lng,
      count,
      box: [west, south, east, north],
      ...(reference !== null && revision !== null && { single: { id, reference, revision } }),
    }));
  }

  async figures(search: ResolvedCriteria): Promise<MarketFigures> {
    const deal = dealOf(search.criteria);
    const price =
      deal === "to-let" ? comparedOf(rentsOf(search.criteria).low) : sql`sale_high / nullif(${surfaceByDigits}, 0)`;
    // By its digits, as everybody else reads it; asked for where it is told.
    const yielded = deal === "investment" ? sql`yield::text::float8` : sql`null::float8`;
    const [row] = await this.#db.execute<FiguresRow>(sql`
      select count(*)::int as count, min(surface_min)::text::float8 as smallest,
        max(surface_total)::text::float8 as largest,
        count(${price})::int as prices, percentile_cont(0.5) within group (order by ${price}) as median,
        count(${yielded})::int as yields, percentile_cont(0.5) within group (order by ${yielded}) as yielded
      from listing_search where ${whereOf(await this.#inSql(search))}`);
    if (!row) return { count: 0 };
    const medianOf = (count: number, middle: number | null) =>
      count < fewestPrices || middle === null ? undefined : roundPrice(middle);
    const median = medianOf(row.prices, row.median);
    return {
      count: row.count,
      ...(row.largest !== null && { smallest: row.smallest ?? row.largest, largest: row.largest }),
      ...(deal === "to-let" && { medianRent: median }),
      ...(deal && deal !== "to-let" && { medianPricePerSquareMetre: median }),
      ...(deal === "investment" && { yields: row.yields, medianYield: medianOf(row.yields, row.yielded) }),
    };
  }

  async prices(search: ResolvedCriteria): Promise<AskedPrices> {
    const deal = dealOf(search.criteria);
    const surface = sql`nullif(${surfaceByDigits}, 0)`;
    const homes = sql`type::text in (${sql.join(
      homeTypes.map((type) => sql`${type}`),
      sql`, `,
    )})`;
    const rent = sql`rent_low / case when ${homes} then ${surface} else 1 end`;
    const price = deal === "to-let" ? rent : deal ? sql`sale_high / ${surface}` : sql`null`;
    const rows = await this.#db.execute<PriceRow>(sql`
      select place_id as place, (${price})::float8 as price,
        (extract(epoch from published_at) * 1000)::float8 as published
      from listing_search where ${whereOf(await this.#inSql(search))}`);
    return {
      places: rows.map(({ place }) => place),
      prices: rows.map(({ price }) => price ?? NaN),
      published: rows.map(({ published }) => published),
    };
  }

  similar(listing: ComparedListing, count: number): Promise<Hit[]> {
    return findSimilar(this.#db, listing, count);
  }

  async kinds(): Promise<readonly ListedKind[]> {
    const rows = await this.#db.execute<Pick<ListedKind, keyof ListedKind>>(sql`
      select place_id as "placeId", type, to_let as "toLet", for_sale as "forSale", invest, coworking,
        (extract(epoch from max(published_at)) * 1000)::float8 as newest
      from listing_search group by place_id, type, to_let, for_sale, invest, coworking`);
    return [...rows];
  }

  async spans(size: number): Promise<number[]> {
    const rows = await this.#db.execute<{ span: number }>(sql`
      select span from generate_series(0, (select (max(id) - 1) / ${size}::int from listing_search)) as span
      where exists (select from listing_search where id > span * ${size}::int and id <= (span + 1) * ${size}::int)
      order by span`);
    return rows.map(({ span }) => span);
  }

  async #inSql({ text, ...search }: ResolvedCriteria): Promise<SearchInSql> {
    if (text === undefined) return search;
    // One text after the other, as each is planned in its own way.
    const condition = this.#texts.get(text) ?? this.#lastText.then(() => textCondition(this.#db, text));
    this.#lastText = condition;
    this.#texts.set(text, condition);
    return { ...search, text: await condition };
  }
}

const homeTypes = propertyTypes.filter((type) => groupOfType(type) === "residential");

interface PriceRow extends Record<string, unknown> {
  place: number;
  price: number | null;
  published: number;
}

interface ClusterRow extends Record<string, unknown> {
  lat: number;
  lng: number;
  count: number;
  west: number;
  south: number;
  east: number;
  north: number;
  /** Of the first of its listings. */
  id: number;
  /** Of a single listing. */
  reference: string | null;
  revision: number | null;
}

interface FiguresRow extends Record<string, unknown> {
  count: number;
  smallest: number | null;
  largest: number | null;
  prices: number;
  median: number | null;
  yields: number;
  yielded: number | null;
}
