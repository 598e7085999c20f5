import { boolean, date, doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { places } from "./places.ts";

/**
 * What was asked on a market at the end of a month: of a type or group of types, to let, for sale or as an investment, in a place and all
 * that lies in it. Months with too few prices have no row.
 */
export const marketFigures = pgTable(
  "market_figures",
  {
    placeId: integer("place_id")
      .notNull()
      .references(() => places.id, { onDelete: "cascade" }),
    /** As in paths: `office`, `retail` for the group. */
    segment: text().notNull(),
    transaction: text().notNull(),
    /** Its first day, in Brussels. */
    month: date().notNull(),
    /** On offer when it was measured. */
    listings: integer().notNull(),
    /** Published in the month, whatever became of them. */
    newListings: integer("new_listings").notNull(),
    /** EUR per m²: a rent by the year, of homes by the month; for sale the price. Quartiles of those on offer. */
    lowerPrice: doublePrecision("lower_price").notNull(),
    medianPrice: doublePrecision("median_price").notNull(),
    upperPrice: doublePrecision("upper_price").notNull(),
    /** Median days since those on offer were published. */
    daysOffered: doublePrecision("days_offered").notNull(),
    /** Made up for a demonstration, not measured. */
    demonstration: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.segment, table.transaction, table.month] }),
    index("market_figures_month").on(table.month),
  ],
);
