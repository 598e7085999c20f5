import { and, asc, eq, gte, sql, type SQL } from "drizzle-orm";
import { deals } from "#app/filters/deal.ts";
import { marketSegments, typesOfSegment, type MarketKind } from "#app/filters/market-path.ts";
import { tagged } from "#app/http/cache-tags.ts";
import type { PageSource } from "#app/http/page-cache.server.ts";
import { timeZone } from "#app/i18n/time-zone.ts";
import { fewestPrices } from "#app/search-index/fewest-prices.ts";
import { isResidential } from "#app/vocabulary/vocabulary.ts";
import type { Database } from "#db/client.server.ts";
import { marketFigures } from "#db/schema/market.ts";
import { lastMonth, monthsBefore, maxMonths, type Month } from "./market-months.ts";

/** How long one kind of market may take in all places: of a million listings it is some seconds. */
const patience = "120s";
/** Rows deleted by one statement, and statements in one run; the next one goes on. */
const [atOnce, batches] = [20_000, 1_000];

const kinds: readonly MarketKind[] = marketSegments.flatMap((segment) =>
  deals.map((transaction) => ({ segment, transaction })),
);

/** Whether a listing is offered so. */
const isDealt: Record<MarketKind["transaction"], SQL> = {
  "to-let": sql`to_let`,
  "for-sale": sql`for_sale`,
  investment: sql`invest`,
};

/**
 * Measures every market of the month that ended last, a kind of market at a time, and lets go of months that are no
 * longer told. What is measured already stays as it is: a run that broke off is finished by the next. As only what is on
 * offer now is known, it belongs into the first days of a month.
 * @param signal when to stop
 * @returns how many rows are new
 */
export async function measureMarkets(db: Database, now = new Date(), signal?: AbortSignal): Promise<number> {
  const month = lastMonth(now);
  let measured = 0;
  for (const kind of kinds) {
    if (signal?.aborted) return measured;
    measured += await measureKind(db, kind, month);
  }
  await deleteBefore(db, monthsBefore(month, maxMonths - 1), signal);
  return measured;
}

/** One statement for all places, so that a kind is measured as of one moment, or not at all. */
async function measureKind(db: Database, { segment, transaction }: MarketKind, month: Month): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${patience}, true)`);
    const [known] = await tx.execute(sql`
      select from market_figures
      where segment = ${segment} and transaction = ${transaction} and month = ${month}::date limit 1`);
    if (known) return 0;
    const begin = momentOf(sql`${month}::date`);
    const end = momentOf(sql`${month}::date + interval '1 month'`);
    const { count } = await tx.execute(sql`
      insert into market_figures (
        place_id, segment, transaction, month, listings, new_listings, lower_price, median_price, upper_price, days_offered
      )
      with recursive within (place_id, holder_id) as (
        select id, id from places
        union all
        select within.place_id, places.parent_id
        from within join places on places.id = within.holder_id where places.parent_id is not null
      ),
      offered as (
        select place_id, listed, published_at, (${priceOf(transaction)})::float8 as price from listings
        where type::text in ${[...typesOfSegment(segment)]}
          and ${isDealt[transaction]}
          and status <> 'draft' and published_at < ${end} and (listed or published_at >= ${begin})
      ),
      measured as (
        select holder_id,
          count(*) filter (where listed) as listings,
          count(*) filter (where published_at >= ${begin}) as new_listings,
          count(price) filter (where listed) as prices,
          percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price) filter (where listed) as quartiles,
          percentile_cont(0.5) within group (order by extract(epoch from ${end} - published_at) / 86400)
            filter (where listed) as days
        from offered join within using (place_id) group by holder_id
      )
      select holder_id, ${segment}, ${transaction}, ${month}::date, listings, new_listings,
        quartiles[1], quartiles[2], quartiles[3], days
      from measured where prices >= ${fewestPrices}::int
      on conflict do nothing`);
    return count;
  });
}

/** EUR per m², as the search index reckons it: a rent by the year, of homes by the month. */
function priceOf(transaction: MarketKind["transaction"]): SQL {
  const surface = sql`nullif(surface_total::text::float8, 0)`;
  if (transaction !== "to-let") return sql`sale_high / ${surface}`;
  const homes = marketSegments.flatMap(typesOfSegment).filter(isResidential);
  return sql`rent_low / case when type::text in ${[...new Set(homes)]} then ${surface} else 1 end`;
}

function momentOf(day: SQL): SQL {
  return sql`((${day})::timestamp at time zone ${timeZone})`;
}

async function deleteBefore(db: Database, month: Month, signal?: AbortSignal): Promise<void> {
  for (let batch = 0; batch < batches && !signal?.aborted; batch++) {
    const { count } = await db.execute(sql`
      delete from market_figures where ctid = any(array(
        select ctid from market_figures where month < ${month}::date limit ${atOnce}))`);
    if (count < atOnce) return;
  }
}

/** A month of a market. Prices in EUR per m². */
export type MarketMonth = Awaited<ReturnType<typeof listMonths>>[number];

/** The months that are told of a market in a place, oldest first; those with too few prices are missing. */
export function listMonths(db: Database, placeId: number, { segment, transaction }: MarketKind, now: Date) {
  const { placeId: _, segment: __, transaction: ___, ...columns } = marketColumns;
  return db
    .select(columns)
    .from(marketFigures)
    .where(
      and(
        eq(marketFigures.placeId, placeId),
        eq(marketFigures.segment, segment),
        eq(marketFigures.transaction, transaction),
        gte(marketFigures.month, monthsBefore(lastMonth(now), maxMonths - 1)),
      ),
    )
    .orderBy(asc(marketFigures.month))
    .limit(maxMonths);
}

/** The months of a market as a source of pages that may be kept: by their figures, which a backup may bring back as they were. */
export function monthsSource(placeId: number, kind: MarketKind): PageSource {
  return tagged("markets", async (db) => JSON.stringify(await listMonths(db, placeId, kind, new Date())));
}

/** What tells all figures from those of any other time: how many there are, and which transaction wrote each, where. */
export async function digestMarkets(db: Database): Promise<string> {
  const [row] = await db.execute<{ digest: string }>(
    sql`select concat(count(*), ' ', sum(hashtext(concat(xmin, ctid)))) as digest from ${marketFigures}`,
  );
  return row?.digest ?? "";
}

const marketColumns = {
  placeId: marketFigures.placeId,
  segment: marketFigures.segment,
  transaction: marketFigures.transaction,
  month: marketFigures.month,
  listings: marketFigures.listings,
  newListings: marketFigures.newListings,
  lowerPrice: marketFigures.lowerPrice,
  medianPrice: marketFigures.medianPrice,
  upperPrice: marketFigures.upperPrice,
  daysOffered: marketFigures.daysOffered,
  demonstration: marketFigures.demonstration,
};

/** The markets of the month measured last, in an order that stays: those that have a page to be found. */
export async function listMarkets(db: Database, from: number, to: number) {
  const rows = await db
    .select({
      placeId: marketFigures.placeId,
      segment: sql<MarketKind["segment"]>`segment`,
      transaction: sql<MarketKind["transaction"]>`transaction`,
    })
    .from(marketFigures)
    .where(sql`month = (select max(month) from market_figures)`)
    .orderBy(asc(marketFigures.placeId), asc(marketFigures.segment), asc(marketFigures.transaction))
    .offset(from)
    .limit(to - from);
  return rows;
}

/** How many markets {@link listMarkets} has. */
export function countMarkets(db: Database): Promise<number> {
  return db.$count(marketFigures, sql`month = (select max(month) from market_figures)`);
}
