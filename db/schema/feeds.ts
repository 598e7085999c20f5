import type { Language } from "#app/i18n/languages.ts";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/**
 * Every import of a feed, for as long as the database is kept. `held`: too much would have been withdrawn; a person releases
 * it, or a later full feed of the advertiser takes its place.
 */
export const importRuns = pgTable(
  "import_runs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose feed it was, by its reference; null where the file was of several. */
    advertiser: text(),
    /** The file's name, or the address it came from. */
    source: text().notNull(),
    format: text().$type<"json-lines" | "openimmo" | "kyero" | "csv">(),
    full: boolean().notNull().default(false),
    status: text()
      .$type<"running" | "done" | "held" | "released" | "superseded" | "failed">()
      .notNull()
      .default("running"),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    read: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Listings that are not shown, as the law asks for facts that they do not tell. */
    heldBack: integer("held_back").notNull().default(0),
    /** References of the listings that wait to be withdrawn. */
    held: text().array(),
    /** Why it failed, in a sentence. */
    message: text(),
    /** Where its report lies, below `DATA_DIR`. */
    report: text(),
  },
  (table) => [index("import_runs_advertiser").on(table.advertiser, table.startedAt)],
);

/** Where an advertiser's listings come from by themselves, and what was taken from there last. */
export const advertiserFeeds = pgTable(
  "advertiser_feeds",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The site's reference of the advertiser, lower case; its first feed may make it known. */
    advertiser: text().notNull(),
    /** An https address, or the path of a folder in which the advertiser's files are put. */
    source: text().notNull(),
    /** As the flags of `npm run listings -- import` say them; null for what shows in the file. */
    format: text().$type<"json-lines" | "openimmo" | "kyero" | "csv">(),
    mapping: text(),
    language: text().$type<Language>(),
    full: boolean().notNull().default(false),
    /** What a new advertiser is called and where its mail goes. */
    name: text(),
    email: text(),
    everyMinutes: integer("every_minutes").notNull().default(60),
    paused: boolean().notNull().default(false),
    nextAt: timestamp("next_at", { withTimezone: true }).notNull().defaultNow(),
    /** When it was looked at last, whatever came of it. */
    lookedAt: timestamp("looked_at", { withTimezone: true }),
    /** When it was taken whole last; from then on it is asked for only as far as it has changed, for a week. */
    takenAt: timestamp("taken_at", { withTimezone: true }),
    /** What the server said of it then. */
    etag: text(),
    lastModified: text("last_modified"),
    /** Of a folder: the files that were taken, with size and time of each. */
    takenFiles: jsonb("taken_files").$type<Record<string, string>>().notNull().default({}),
    /** Why the last look failed, in a sentence; null when it did not. */
    failure: text(),
  },
  (table) => [uniqueIndex("advertiser_feeds_source").on(table.advertiser, table.source)],
);
