import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { listings } from "./listings.ts";
import { notificationFrequency, strategies } from "./strategies.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Why somebody is notified of a listing (decisions, section 5). */
export const notificationReason = pgEnum("notification_reason", ["new", "price-drop"]);

/** Why nobody is notified of it after all: it is off the site, has changed and is no longer found, or has waited for a month. */
export const notificationDrop = pgEnum("notification_drop", ["gone", "no-match", "stale"]);

/**
 * Listings that are new or cost less, until they are matched with the saved searches. The import writes a row in the
 * transaction that makes it so; matching deletes it in the one that writes the notifications.
 */
export const listingEvents = pgTable("listing_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  listingId: integer("listing_id")
    .notNull()
    .references(() => listings.id, { onDelete: "cascade" }),
  reason: notificationReason().notNull(),
  /** The clock's time, not the transaction's: searches saved until now are to be notified of it. */
  at: moment("at")
    .notNull()
    .default(sql`clock_timestamp()`),
});

/** A mail to one person about what their saved searches have found; `id` makes its Message-ID. */
export const notificationMails = pgTable(
  "notification_mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    frequency: notificationFrequency().notNull(),
    /** The day, in Brussels, whose morning it is of: one a day. Null for an instant one. */
    day: date(),
    createdAt: moment("created_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
    /** Nothing was left to say, or the person wants no mail any more. */
    droppedAt: moment("dropped_at"),
  },
  (table) => [
    uniqueIndex("notification_mails_user_day").on(table.userId, table.day),
    index("notification_mails_waiting")
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.droppedAt} is null`),
  ],
);

/**
 * The ledger: what each saved search has found, once for each reason, however often it is looked for; of a price that drops
 * again the row waits for a mail again. A mail is composed
 * of the rows that are not processed. Listings are taken off by their status, so nothing needs an index on theirs.
 */
export const notifications = pgTable(
  "notifications",
  {
    strategyId: uuid("strategy_id")
      .notNull()
      .references(() => strategies.id, { onDelete: "cascade" }),
    listingId: integer("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    reason: notificationReason().notNull(),
    at: moment("at").notNull().defaultNow(),
    /** When it was put into a mail, or dropped. */
    processedAt: moment("processed_at"),
    mailId: uuid("mail_id").references(() => notificationMails.id, { onDelete: "set null" }),
    droppedFor: notificationDrop("dropped_for"),
  },
  (table) => [
    primaryKey({ columns: [table.strategyId, table.listingId, table.reason] }),
    index("notifications_pending")
      .on(table.strategyId, table.at)
      .where(sql`${table.processedAt} is null`),
    index("notifications_mail")
      .on(table.mailId)
      .where(sql`${table.mailId} is not null`),
  ],
);

/** Mornings whose mails are all composed: the day, in Brussels. */
export const notificationRuns = pgTable("notification_runs", {
  day: date().primaryKey(),
  endedAt: moment("ended_at").notNull().defaultNow(),
});
