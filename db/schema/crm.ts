import { bigint, index, integer, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What the customer-relationship system is told about (specification, section 3, "User account"). */
export const crmChangeKind = pgEnum("crm_change_kind", ["contact", "consents", "strategy", "contact-request"]);

/**
 * What the customer-relationship system has not been told yet. Triggers write it with the change itself (see the
 * migration), so that nobody can forget to. A row says that something is other than it was, not how: what is sent is
 * read when it is sent, so nothing personal waits here, and a thing changed twice is sent once.
 */
export const crmChanges = pgTable(
  "crm_changes",
  {
    /** The account, or the contact request of somebody without one. */
    contactId: uuid("contact_id").notNull(),
    kind: crmChangeKind().notNull(),
    /** The account, the saved search or the contact request. */
    entityId: uuid("entity_id").notNull(),
    /** Of this very change; the receiver knows a repeat by it. Another change before it is sent makes it another. */
    id: uuid().notNull().defaultRandom(),
    /** The order of one contact's changes; a thing changed again keeps its place. */
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.contactId, table.kind, table.entityId] }),
    index("crm_changes_position").on(table.contactId, table.position),
  ],
);

/** Whose changes are being sent: one row a contact, leased while its changes are on their way, gone when all have arrived. */
export const crmContacts = pgTable(
  "crm_contacts",
  {
    contactId: uuid("contact_id").primaryKey(),
    /** In a row. */
    failures: integer().notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    /** Of the latest failure: `503`, `timeout`. */
    reason: text(),
  },
  (table) => [index("crm_contacts_next_attempt").on(table.nextAttemptAt)],
);
