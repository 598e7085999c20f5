import { bigint, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** `site` where nobody asked for it: the worker, by the clock. */
export type ActorKind = "visitor" | "operator" | "site";

/** What the audit log knows of, by the words that it is written and read with. */
export const auditActions = [
  // Accounts: by their person, or by an operator.
  ...(["sign-in", "session-ended", "sign-out-everywhere", "password-changed"] as const),
  ...(["profile-completed", "profile-changed", "address-changed"] as const),
  ...(["google-disconnected", "consent-changed", "data-exported", "deletion-requested"] as const),
  ...(["search-saved", "search-changed", "search-removed", "search-restored"] as const),
  ...(["shortlist-shared", "share-withdrawn"] as const),
  ...(["account-suspended", "account-restored", "account-erased", "requests-erased"] as const),
  // The site: by operators, or by the clock.
  ...(["feed-imported", "run-released", "listing-withdrawn", "listings-expired"] as const),
  ...(["roles-made", "backup-restored"] as const),
] as const;

export type AuditAction = (typeof auditActions)[number];

/**
 * Who did what to an account or to the site, when and from where. The site may add rows and nothing else (db/roles.server.ts);
 * the worker clears them when their time is over. Those of an account go with it.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actor: text().$type<ActorKind>().notNull(),
    /** An operator's account on the machine. */
    operator: text(),
    /** A visitor's network, an operator's machine. */
    origin: text(),
    action: text().$type<AuditAction>().notNull(),
    /** Whose account it is about. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** What it was done to: an id, a run's number, a reference; never what somebody typed. */
    subject: text(),
  },
  (table) => [index("audit_log_at").on(table.at), index("audit_log_user").on(table.userId)],
);
