import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => bigint(name, { mode: "number" }).notNull().default(0);

/**
 * What shared caches are to be told, a row for each tag that pages bear (app/http/cache-tags.ts): the worker tells them to let
 * go of those pages, once at the change, and once more when no page of before can come to them any more.
 */
export const cacheTags = pgTable("cache_tags", {
  tag: text().primaryKey(),
  /** When what bears it changed last. */
  changedAt: moment("changed_at").notNull(),
  /** Until when a page of before may still come to a cache. */
  settlesAt: moment("settles_at").notNull(),
  /** When caches are told next; null while there is nothing to tell. */
  dueAt: moment("due_at"),
  /** Since when a change has waited to be told; null when all were. */
  waitingSince: moment("waiting_since"),
  /** In a row. */
  failures: integer().notNull().default(0),
  /** Of the latest failure: `503`, `timeout`. */
  reason: text(),
  /** How often caches were told, would not hear, and were not told any more, in all. */
  told: count("told"),
  refused: count("refused"),
  givenUp: count("given_up"),
  /** Of every page alone (`site`): which version began last (note-beginning.server.ts), and since when no other has. */
  version: text(),
  versionSince: moment("version_since"),
  /** Of every page alone: when the worker that tells caches looked last. */
  lookedAt: moment("looked_at"),
});
