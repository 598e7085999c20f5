import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * What the worker made of a document that listings link to, by the key of its source: one row, whichever listings do. Links to
 * films have none (app/media/documents/documents-due.server.ts).
 */
export const attachments = pgTable(
  "attachments",
  {
    key: text().primaryKey(),
    /** In the order in which feeds brought them. */
    id: integer().generatedAlwaysAsIdentity(),
    /** Who brought it first; 0 where that is not known. The worker takes advertisers in turn. */
    advertiserId: integer("advertiser_id").notNull().default(0),
    /** An https address, `file:` and a name in the media store, or `beside:` and the path of a file that was not there. */
    source: text().notNull(),
    /** Shown when it is `ready`; of a `failed` one, `due_at` says whether it is tried again. */
    state: text().$type<"waiting" | "ready" | "failed">().notNull().default("waiting"),
    /** From when on the worker is to see to it; null when there is nothing to do. */
    dueAt: timestamp("due_at", { withTimezone: true }).defaultNow(),
    attempts: integer().notNull().default(0),
    /** Why it can't be shown, in a sentence for the operator. */
    failure: text(),
    /** The SHA-256 that it goes by in the media store and in its address. */
    original: text(),
    bytes: integer(),
  },
  (table) => [
    index("attachments_due")
      .on(table.advertiserId, table.dueAt, table.id)
      .where(sql`due_at is not null`),
    index("attachments_original").on(table.original),
    index("attachments_failed")
      .on(table.key)
      .where(sql`state = 'failed'`),
  ],
);
