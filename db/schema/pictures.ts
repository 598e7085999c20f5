import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * What the worker made of a picture, by the key of the photos that show it: one row, whichever listings do. The site's own
 * drawings have none (app/media/preparing/pictures-due.server.ts).
 */
export const pictures = pgTable(
  "pictures",
  {
    key: text().primaryKey(),
    /** In the order in which feeds brought them: those of a listing come one after the other. */
    id: integer().generatedAlwaysAsIdentity(),
    /** Who brought it first; 0 where that is not known. The worker takes advertisers in turn. */
    advertiserId: integer("advertiser_id").notNull().default(0),
    /** `failed`: not shown; `due_at` says whether it is tried again. */
    state: text().$type<"waiting" | "ready" | "failed">().notNull().default("waiting"),
    /** From when on the worker is to see to it; null when there is nothing to do. */
    dueAt: timestamp("due_at", { withTimezone: true }).defaultNow(),
    attempts: integer().notNull().default(0),
    /** Why it can't be shown, in a sentence for the operator. */
    failure: text(),
    /** The SHA-256 that its original goes by in the media store. */
    original: text(),
    /** Pixels of the original, turned as its camera was held. */
    width: integer(),
    height: integer(),
    /** What stands in its place while it loads: its average colour, `#rrggbb`, and itself with 16 pixels across, WebP in base64. */
    colour: text(),
    blur: text(),
  },
  (table) => [
    index("pictures_due")
      .on(table.dueAt, table.id)
      .where(sql`due_at is not null`),
    index("pictures_in_turn")
      .on(table.advertiserId, table.dueAt, table.id)
      .where(sql`due_at is not null`),
    index("pictures_failed")
      .on(table.key)
      .where(sql`state = 'failed'`),
  ],
);
