import { customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { listings } from "./listings.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Everything free text looks through: reference, titles, descriptions, address, place names. A table of its own, whose
 * long vectors lie aside (see the migration): a word that 100,000 listings have is found by reading 600 pages.
 */
export const listingDocuments = pgTable(
  "listing_documents",
  {
    listingId: integer("listing_id")
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    document: tsvector().notNull(),
  },
  (table) => [index("listing_documents_document").using("gin", table.document)],
);

/** Every word that occurs in a listing's document, to correct typing errors in free text. */
export const searchWords = pgTable("search_words", { word: text().primaryKey() }, (table) => [
  index("search_words_prefix").on(table.word.op("text_pattern_ops")),
  index("search_words_trigrams").using("gist", table.word.op("gist_trgm_ops")),
]);
