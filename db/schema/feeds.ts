import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

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
    /** References of the listings that wait to be withdrawn. */
    held: text().array(),
    /** Why it failed, in a sentence. */
    message: text(),
    /** Where its report lies, below `DATA_DIR`. */
    report: text(),
  },
  (table) => [index("import_runs_advertiser").on(table.advertiser, table.startedAt)],
);
