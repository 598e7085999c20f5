import { index, jsonb, pgEnum, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Why an account gets no notifications by e-mail for now. */
export const mailPauseReason = pgEnum("mail_pause_reason", ["hard-bounce", "complaint"]);

/**
 * Accounts whose address takes no mail, or whose owner called ours spam: no notifications go there until they resume them
 * on their profile.
 */
export const pausedAddresses = pgTable("paused_addresses", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  reason: mailPauseReason().notNull(),
  at: moment("at").notNull().defaultNow(),
});

/** What came of a mail after the mail server had taken it. */
export const bounceType = pgEnum("bounce_type", ["hard", "soft", "complaint"]);

/** Bounces as the mail service reported them; `id` is the report's own, so that a repeat is known. No address. */
export const mailBounces = pgTable(
  "mail_bounces",
  {
    id: text().primaryKey(),
    type: bounceType().notNull(),
    /** Whose address it was; null when it was nobody's. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [index("mail_bounces_user").on(table.userId)],
);

/**
 * Mails that have left, by the job that sent them, so that a job that comes again sends none twice
 * (app/email/send-once.server.ts). Cleared after a month; about nobody.
 */
export const sentMails = pgTable(
  "sent_mails",
  {
    jobId: uuid("job_id").primaryKey(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("sent_mails_at").on(table.at)],
);

/** Mails that were given up: refused for good, or tried for as long as their queue allows. No address. */
export const failedMails = pgTable(
  "failed_mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of the job that sent it. */
    jobId: uuid("job_id").notNull().unique(),
    /** Its queue: what kind of mail it is. */
    kind: text().notNull(),
    /** The job's data, ids only: what it takes to send the mail again. */
    data: jsonb().$type<Record<string, string>>().notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** What the mail server said, without whom it said it of. */
    reason: text().notNull(),
    at: moment("at").notNull().defaultNow(),
    resentAt: moment("resent_at"),
  },
  (table) => [index("failed_mails_user").on(table.userId), index("failed_mails_at").on(table.at)],
);
