import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { PerLanguage } from "#app/i18n/languages.ts";
import type { EnergyDetails, Facts, Legal, ListingRecord, Rent, Sale } from "#app/listings/listing-record.ts";
import { energyClasses, energySchemes, listingStatuses, propertyTypes } from "#app/vocabulary/vocabulary.ts";
import { places } from "./places.ts";

type Texts = Partial<PerLanguage<string>>;

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

export const propertyType = pgEnum("property_type", propertyTypes);
export const listingStatus = pgEnum("listing_status", listingStatuses);
export const energyScheme = pgEnum("energy_scheme", energySchemes);
export const energyClass = pgEnum("energy_class", energyClasses);

/** Who offers a listing: an estate agent or owner; contact requests go to `email`. */
export const advertisers = pgTable("advertisers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  reference: text().notNull().unique(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  website: text(),
  licence: text(),
  /** Of their office, where a feed tells it. */
  address: jsonb().$type<ListingRecord["advertiser"]["address"]>(),
  /** When an import that brought it first had ended: listings that come later are events, those before are none. */
  knownSince: timestamp("known_since", { withTimezone: true }),
  /** When an import that named it ended last: whoever is silent for long has its listings taken down. */
  heardAt: timestamp("heard_at", { withTimezone: true }).notNull().defaultNow(),
});

/**
 * A property on offer. Prices stand as the advertiser gave them (`rent`, `charges`, `sale`) and, computed from them
 * on import, as the figures a search compares: see decisions, sections 2 and 3.
 */
export const listings = pgTable(
  "listings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case: one spelling in URLs and in the index. */
    reference: text().notNull().unique(),
    demonstration: boolean().notNull().default(false),
    status: listingStatus().notNull(),
    /** Shown in searches. */
    listed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`status in ('published', 'under-option')`),
    type: propertyType().notNull(),
    toLet: boolean("to_let").notNull(),
    forSale: boolean("for_sale").notNull(),
    invest: boolean().notNull(),
    coworking: boolean().notNull(),
    advertiserId: integer("advertiser_id")
      .notNull()
      .references(() => advertisers.id),

    titles: jsonb().$type<Texts>().notNull(),
    descriptions: jsonb().$type<Texts>().notNull(),

    street: text(),
    houseNumber: text("house_number"),
    box: text(),
    postcode: text().notNull(),
    addressHidden: boolean("address_hidden").notNull().default(false),
    /** The smallest known place, and those it lies in: a place search compares the one column of its kind. */
    placeId: integer("place_id")
      .notNull()
      .references(() => places.id),
    municipalityId: integer("municipality_id").notNull(),
    /** Province of Belgium or canton of Luxembourg; none for Brussels. */
    provinceId: integer("province_id"),
    /** Region of Belgium; none for Luxembourg. */
    regionId: integer("region_id"),
    countryId: integer("country_id").notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** m² */
    surfaceTotal: real("surface_total"),
    /** Minutes on foot to the nearest railway or metro station; null where the address is hidden. By this version's stations once it has migrated (reckon-station-minutes.server.ts). */
    stationMinutes: integer("station_minutes"),
    /** m², the smallest surface on offer by itself; the total when not divisible. */
    surfaceMin: real("surface_min"),

    rent: jsonb().$type<Rent>(),
    charges: jsonb().$type<NonNullable<ListingRecord["charges"]>>(),
    sale: jsonb().$type<Sale>(),
    /** Gross initial yield, per cent. */
    yield: real(),
    /** EUR per m² and year (homes: EUR per month in all), lowest and highest; null when on request. */
    rentLow: doublePrecision("rent_low"),
    rentHigh: doublePrecision("rent_high"),
    /** EUR in all, lowest and highest; null when on request. */
    saleLow: doublePrecision("sale_low"),
    saleHigh: doublePrecision("sale_high"),

    /** Co-working desks to be had by themselves; null where there are none. */
    desks: integer(),

    energyScheme: energyScheme("energy_scheme"),
    energyClass: energyClass("energy_class"),
    energyConsumption: real("energy_consumption"),
    energyEmissions: real("energy_emissions"),
    energyCertificate: text("energy_certificate"),
    /** What else a certificate tells, or why there is none. */
    energyDetails: jsonb("energy_details").$type<EnergyDetails>(),
    facts: jsonb().$type<Facts>().notNull(),
    legal: jsonb().$type<Legal>().notNull(),
    /** Fields without which the law lets nobody advertise it: a draft until an import tells them. */
    heldFor: jsonb("held_for").$type<string[]>(),
    documents: jsonb().$type<ListingRecord["documents"]>().notNull(),

    availableFrom: date("available_from"),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    priceDroppedAt: timestamp("price_dropped_at", { withTimezone: true }),
    importedAt: timestamp("imported_at", { withTimezone: true }).notNull().defaultNow(),
    /** When it was first listed here; what was listed before is not new when it comes back. */
    firstListedAt: timestamp("first_listed_at", { withTimezone: true }),
    /** The reference of a withdrawn listing of the same advertiser: this is that property, offered again. */
    continues: text(),
    /**
     * The reference of another advertiser's listing of the same property, on whose page it stands, or, where `ownStatus` is
     * null, stood until that one left (docs/decisions/058-one-page-several-agents.md).
     */
    sameAs: text("same_as"),
    /** Of a listing on another's page, which is a draft so long: what its advertiser says it is. */
    ownStatus: listingStatus("own_status"),
    /** Of the record as imported: an unchanged row is skipped. */
    digest: text().notNull(),
    /** The transaction that wrote the row last (a trigger sees to it): what changed since a search looked last. */
    revision: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index("listings_revision").on(table.revision),
    index("listings_advertiser").on(table.advertiserId),
    // What an advertiser has offered at an address (app/feeds/writing/find-relisted.server.ts).
    index("listings_address").on(table.advertiserId, table.postcode, sql`lower(street)`, sql`lower(house_number)`),
    index("listings_continues")
      .on(table.continues)
      .where(sql`continues is not null`),
    // What all advertisers offer at an address (app/feeds/writing/pair-twins.server.ts).
    index("listings_offered_by")
      .on(table.postcode, sql`lower(street)`, sql`lower(house_number)`, table.advertiserId)
      .where(sql`street is not null and (listed or own_status is not null)`),
    index("listings_same_as")
      .on(table.sameAs)
      .where(sql`same_as is not null`),
    // Who links to a document that the worker has seen to (app/media/documents/documents-due.server.ts).
    index("listings_documents")
      .using("gin", sql`documents jsonb_path_ops`)
      .where(sql`documents <> '[]'`),
    // A process that starts reads all that is listed.
    index("listings_listed")
      .on(table.id)
      .where(sql`listed`),
  ],
);

/**
 * Listings deleted in the last week: triggers note them, and drop older notes. Whoever keeps listings in memory takes them
 * off; `listingId` 0 stands for all of them, when the table was truncated.
 */
export const deletedListings = pgTable(
  "deleted_listings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer("listing_id").notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The transaction that deleted it. */
    revision: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [index("deleted_listings_revision").on(table.revision), index("deleted_listings_at").on(table.at)],
);

/** Parts of a listing that can be had by themselves. */
export const units = pgTable(
  "units",
  {
    listingId: integer("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    floor: integer(),
    surface: real().notNull(),
    rent: jsonb().$type<Rent>(),
    sale: jsonb().$type<Sale>(),
    desks: integer(),
    availableFrom: date("available_from"),
    status: text().$type<"available" | "under-option" | "let" | "sold">().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.position] })],
);

/** Photos and floor plans in the advertiser's order; `key` names the picture in URLs and in the media store. */
export const photos = pgTable(
  "photos",
  {
    listingId: integer("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    kind: text().$type<"photo" | "floor-plan">().notNull(),
    key: text().notNull(),
    source: text().notNull(),
    alts: jsonb().$type<Texts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.position] }), index("photos_key").on(table.key)],
);

/** The price a listing had before a change (decisions, section 3). */
export const priceChanges = pgTable(
  "price_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
    rent: jsonb().$type<Rent>(),
    sale: jsonb().$type<Sale>(),
  },
  (table) => [index("price_changes_listing").on(table.listingId)],
);
