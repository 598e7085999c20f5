import { sql } from "drizzle-orm";
import {
  doublePrecision,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Language } from "#app/i18n/languages.ts";

/** Kinds of place, from large to small; a place lies in one of a larger kind. */
export const placeKind = pgEnum("place_kind", [
  "country",
  "region",
  "province",
  "canton",
  "municipality",
  "district",
  "quarter",
  "locality",
]);

/**
 * The gazetteer of Belgium and Luxembourg, loaded from `db/seed/`.
 * `key` is the gazetteer's own stable id (`BE-21009`); `id` is ours, small enough to stand in every index.
 */
export const places = pgTable("places", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  kind: placeKind().notNull(),
  country: text().$type<"BE" | "LU">().notNull(),
  parentId: integer("parent_id").references((): AnyPgColumn => places.id),
  postcodes: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  population: integer(),
});

/** What a place is called in each language of the site, and its word in addresses there: a row a language. */
export const placeLocalizations = pgTable(
  "place_localizations",
  {
    placeId: integer("place_id")
      .notNull()
      .references(() => places.id, { onDelete: "cascade" }),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.placeId, table.language] }), unique().on(table.language, table.slug)],
);

/**
 * Every way a place may be written: official names in any language, aliases; folded (lower case, no accents). Each
 * postcode stands with the one place it means best.
 */
export const placeNames = pgTable(
  "place_names",
  {
    placeId: integer("place_id")
      .notNull()
      .references(() => places.id, { onDelete: "cascade" }),
    folded: text().notNull(),
  },
  (table) => [uniqueIndex("place_names_place_folded").on(table.placeId, table.folded)],
);

/** What the loaded gazetteer was made from, so that loading it again without a change does nothing. */
export const gazetteerLoads = pgTable("gazetteer_loads", {
  digest: text().primaryKey(),
  loadedAt: timestamp("loaded_at", { withTimezone: true }).notNull().defaultNow(),
  places: integer().notNull(),
});
