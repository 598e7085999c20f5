import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  real,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { propertyType } from "./listings.ts";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** What the bits of `flags` say, from the lowest, by the names of figures (app/filters): at most 31. */
export const flagBits: readonly string[] = [
  "features.terrace",
  "features.balcony",
  "features.garden",
  "features.lift",
  "features.furnished",
  "features.air-conditioning",
  "features.bicycle-storage",
  "features.raised-floors",
  "features.charging-points",
  "features.divisible",
  "features.loading-bay",
  "features.sprinklers",
  "features.showroom",
  "features.corner",
  "features.ground-floor",
  "status.available",
];

/**
 * What a search asked of PostgreSQL compares of the listings on offer, and nothing else: narrow rows, as a search that
 * finds most listings passes over all of them. Triggers on `listings` write it in the same transaction, from the view
 * `searched_listings` (see the migration). Figures are those that filters compare, under the names that
 * they have there (app/search-index/postgres/search-columns.server.ts). What is always there stands first, and what is
 * asked most next: rows are read from their beginning.
 */
export const listingSearch = pgTable(
  "listing_search",
  {
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    revision: xid8().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    id: integer().primaryKey(),
    placeId: integer("place_id").notNull(),
    type: propertyType().notNull(),
    /** One bit for each yes or no: {@link flagBits}. */
    flags: integer().notNull(),
    since: real().notNull(),
    available: real().notNull(),
    toLet: boolean("to_let").notNull(),
    forSale: boolean("for_sale").notNull(),
    invest: boolean().notNull(),
    coworking: boolean().notNull(),
    surfaceMin: real("surface_min"),
    surfaceTotal: real("surface_total"),
    rentLow: doublePrecision("rent_low"),
    rentHigh: doublePrecision("rent_high"),
    saleLow: doublePrecision("sale_low"),
    saleHigh: doublePrecision("sale_high"),
    energy: real(),
    parking: real(),
    condition: real(),
    station: real(),
    bedrooms: real(),
    bathrooms: real(),
    land: real(),
    height: real(),
    floorLoad: real("floor_load"),
    docks: real(),
    doors: real(),
    frontage: real(),
    desks: real(),
    yield: real(),
    tenancy: real(),
    pricePerM2: real("price_per_m2"),
    reference: text().notNull(),
  },
  (table) => [
    index("listing_search_place").on(table.placeId),
    index("listing_search_newest").on(table.publishedAt.desc().nullsFirst(), sql`reference collate "C"`),
    index("listing_search_surface").on(table.surfaceTotal),
    // Longitude as distances count it (app/search-index/memory/order-rows.ts).
    index("listing_search_point").using("gist", sql`point(lng * 0.636078220277784, lat)`),
  ],
);

/**
 * How many listings on offer have a value of a figure, by deal and type: `field` is the figure's name, "" stands for all of
 * them and "place" for the id of their place. A search that names deals and types alone is counted by these, and passes
 * over no listing. Writers only add rows, with what they add to a count or take from it, so that none waits for another;
 * rows of one count are put together now and then (see the migration).
 */
export const listingCounts = pgTable(
  "listing_counts",
  {
    value: doublePrecision().notNull(),
    listings: integer().notNull(),
    type: propertyType().notNull(),
    toLet: boolean("to_let").notNull(),
    forSale: boolean("for_sale").notNull(),
    invest: boolean().notNull(),
    coworking: boolean().notNull(),
    field: text().notNull(),
  },
  (table) => [index("listing_counts_value").on(table.field, table.value)],
);
