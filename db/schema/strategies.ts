import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { languages, users } from "./accounts.ts";
import { listings } from "./listings.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** What a saved search is after (specification, section 3, "Saved search strategy"); null when it is after anything. */
export const strategyType = pgEnum("strategy_type", ["lease", "purchase", "investment"]);

/** How often somebody wants to be notified of new properties; `off` while the search is only kept. */
export const notificationFrequency = pgEnum("notification_frequency", ["off", "instant", "daily", "weekly"]);

/**
 * Saved search strategies. `criteria` is the whole search; the columns beside it are what the specification names, read
 * from it when it is saved. After a purge `userId` is null and nothing personal is left: no name, no free text.
 */
export const strategies = pgTable(
  "strategies",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Of the criteria, so that saving an equal search touches the old one. */
    digest: text().notNull(),
    criteria: jsonb().$type<Record<string, string>>().notNull(),
    type: strategyType(),
    surfaceMin: real("surface_min"),
    surfaceMax: real("surface_max"),
    /** In the unit that the search is compared by: €/m²/year, or € a month for homes. */
    rentMin: real("rent_min"),
    rentMax: real("rent_max"),
    priceMin: real("price_min"),
    priceMax: real("price_max"),
    country: text().$type<"BE" | "LU">(),
    /** Key of the province or canton in the gazetteer, where the search lies in one. */
    province: text(),
    name: text(),
    frequency: notificationFrequency().notNull().default("daily"),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    /** New is what was published after this. */
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    /** Removed, but the person may still want it back. */
    removedAt: moment("removed_at"),
    /** Since when it could not be run; its owner is told, and it finds nothing until they change it. */
    brokenSince: moment("broken_since"),
    /** The transaction that last wrote the criteria or the owner (a trigger sees to it): what a matcher has to read anew. */
    revision: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index("strategies_revision").on(table.revision),
    uniqueIndex("strategies_user_digest")
      .on(table.userId, table.digest)
      .where(sql`${table.userId} is not null`),
  ],
);

/** Listings that somebody keeps, with a note of their own. */
export const shortlist = pgTable(
  "shortlist",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    listingId: integer("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    note: text(),
    addedAt: moment("added_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listingId] }), index("shortlist_listing").on(table.listingId)],
);

/** Links to shortlists: one of each account, and none once it is withdrawn. */
export const sharedShortlists = pgTable("shared_shortlists", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** What the link's token is made of, with a secret that the database does not hold: its owner can be shown it again. */
  seed: uuid().notNull().defaultRandom(),
  /** Of the token: what a link is found by. */
  digest: text().notNull().unique(),
  sharedAt: moment("shared_at").notNull().defaultNow(),
});

/** How somebody wants to be notified of new properties; whether at all is the profile's `receiveEmailsForReverseMatching`. */
export const notificationPreferences = pgTable("notification_preferences", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  frequency: notificationFrequency().notNull().default("daily"),
  languageId: integer("language_id").references(() => languages.id),
});

/** An account that asked to be deleted, until it is purged; afterwards a record without anything personal. */
export const deletions = pgTable(
  "deletions",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once purged. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    requestedAt: moment("requested_at").notNull().defaultNow(),
    /** A month later (specification, section 9); at once for a minor's. */
    purgeAfter: moment("purge_after").notNull(),
    minor: boolean().notNull().default(false),
    restoredAt: moment("restored_at"),
    purgedAt: moment("purged_at"),
    /** Of the account's id, once it is purged: whoever restores an older backup finds by it who must be erased again. */
    accountDigest: text("account_digest"),
  },
  (table) => [index("deletions_user").on(table.userId)],
);
