import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * What somebody is at work on, so that nobody else begins with it: a job, a mail, a contact of the CRM. Whoever holds a
 * lease renews it for as long as the work really takes; of whoever dies it ends by itself (app/jobs/lease.server.ts).
 */
export const leases = pgTable("leases", {
  /** A digest of what it is about: nothing can be read from it. */
  key: text().primaryKey(),
  holder: uuid().notNull(),
  until: timestamp("until", { withTimezone: true }).notNull(),
});
