import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Language } from "#app/i18n/languages.ts";

/**
 * Every address an insight has had, so that a changed title breaks no link. The texts themselves stand in files, which
 * know today's title alone.
 */
export const insightAddresses = pgTable(
  "insight_addresses",
  {
    language: text().$type<Language>().notNull(),
    /** The last segment of the path, made from the title in that language. */
    slug: text().notNull(),
    /** Its folder's name, e.g. `2026-05-12-office-rents`. */
    insight: text().notNull(),
    firstUsedAt: timestamp("first_used_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.language, table.slug] })],
);
