import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { listings } from "./listings.ts";

/**
 * The line of a feed that a listing was last written or found unchanged by: whoever brings that very line again needs not
 * check it (app/feeds/known-lines.server.ts). What is missing here costs an import time, and nothing else.
 */
export const listingLines = pgTable(
  "listing_lines",
  {
    listingId: integer("listing_id")
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** Digest of the line, and of whatever its check depended on. */
    line: text().notNull(),
    /** The listing's when the line was noted: of a listing that another line or a withdrawal has written since, it says nothing. */
    digest: text().notNull(),
    /** Digest of what it says of its advertiser. */
    advertiser: text().notNull(),
    /** How surely its place was known. */
    placing: text("placed_by").notNull(),
    /** What the law asks an advertisement for, and it does not tell; null for nothing. */
    missing: jsonb().$type<{ field: string; reason: string; holds: boolean }[]>(),
  },
  (table) => [index("listing_lines_line").on(table.line)],
);
