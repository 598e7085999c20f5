import { sql } from "drizzle-orm";
import { measureMarkets } from "../../../app/market/market-figures.server.ts";
import { lastMonth, maxMonths } from "../../../app/market/market-months.ts";
import type { Database } from "../../../db/client.server.ts";

/** Listings begin nine months ago, all at once: the months before cannot be measured. */
const mostMonths = maxMonths - 1;

/**
 * Gives the markets of demonstration listings a past: the month that ended last is measured as ever, those before it are
 * made up from it and marked so. Prices rise slowly towards today, by 0 to 5 per cent a year as the market may be, and
 * waver a little. The same for the same listings; months that are there stay.
 */
export async function writeMarketHistory(db: Database, now: Date): Promise<void> {
  await measureMarkets(db, now);
  const month = lastMonth(now);
  await db.transaction(async (tx) => {
    // As in imports: a plan made anew for every check of a foreign key was most of the time.
    await tx.execute(sql`select set_config('plan_cache_mode', 'auto', true)`);
    await writeMonthsBefore(tx, month);
  });
}

async function writeMonthsBefore(tx: Database, month: string): Promise<void> {
  // From 0 to 1 by market and month; whole markets share how fast they rise.
  const chance = (...by: string[]) =>
    sql`((hashtext(concat_ws(' ', ${sql.raw(by.join(", "))}, back::text)) & 1023) / 1023.0)`;
  const rise = sql`(0.05 * ((hashtext(segment || transaction) & 1023) / 1023.0) * back / 12)`;
  const price = sql`(1 - ${rise} + 0.024 * (${chance("places.key", "segment", "transaction")} - 0.5))`;
  await tx.execute(sql`
    insert into market_figures (
      place_id, segment, transaction, month, listings, new_listings, lower_price, median_price, upper_price,
      days_offered, demonstration
    )
    select place_id, segment, transaction, (month - back * interval '1 month')::date,
      greatest(5, round(listings * (0.85 + 0.3 * ${chance("'listings'", "places.key", "segment")})))::int,
      round(listings * (0.08 + 0.1 * ${chance("'new'", "places.key", "segment")}))::int,
      lower_price * ${price}, median_price * ${price}, upper_price * ${price},
      days_offered * (0.85 + 0.3 * ${chance("'days'", "places.key", "segment")}), true
    from market_figures join places on places.id = place_id cross join generate_series(1, ${mostMonths}::int) as back
    where month = ${month}::date
    on conflict do nothing`);
}
