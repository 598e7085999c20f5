import { sql } from "drizzle-orm";
import { boolean, index, integer, pgEnum, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#app/i18n/languages.ts";
import { users } from "./accounts.ts";
import { advertisers, listings } from "./listings.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** How somebody would rather be answered. */
export const contactWay = pgEnum("contact_way", ["email", "phone"]);

/** What has become of a mail about a request; `refused` is for good. */
export const contactMail = pgEnum("contact_mail", ["waiting", "sent", "refused"]);

/**
 * What visitors ask (decisions, section 6): of the agent of a listing, or of the operator, where `advertiserId` is null.
 * Rows go with the account of whoever sent them, else two years later (app/contact/delete-old-requests.server.ts).
 */
export const contactRequests = pgTable(
  "contact_requests",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of the form it came in and of what was typed: sent twice, it is one request. */
    digest: text().notNull().unique(),
    /** Of several that one form sent: an agent has one mail about all of theirs, the sender one confirmation of all. */
    formId: uuid("form_id"),
    listingId: integer("listing_id").references(() => listings.id, { onDelete: "set null" }),
    advertiserId: integer("advertiser_id").references(() => advertisers.id, { onDelete: "set null" }),
    /** Who was signed in when it was sent. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** What a request to the operator is about; null for a listing's. */
    topic: text().$type<"looking" | "offering" | "listing" | "account" | "privacy" | "other">(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    preferredWay: contactWay("preferred_way").notNull(),
    wantsVisit: boolean("wants_visit").notNull().default(false),
    /** Empty where any day, or any hour, is as good. */
    visitDays: text("visit_days")
      .array()
      .$type<("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday")[]>()
      .notNull()
      .default(sql`'{}'`),
    visitParts: text("visit_parts")
      .array()
      .$type<("morning" | "afternoon" | "evening")[]>()
      .notNull()
      .default(sql`'{}'`),
    message: text().notNull(),
    /** Whether the confirmation repeats the message. */
    wantsCopy: boolean("wants_copy").notNull(),
    language: text().$type<Language>().notNull(),
    /** What the form said of who gets the data, in the words shown, and the version of the policy it led to. */
    consentWording: text("consent_wording").notNull(),
    privacyVersion: text("privacy_version").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** The mail to the agent or the operator, and the one to the sender. */
    requestMail: contactMail("request_mail").notNull().default("waiting"),
    confirmationMail: contactMail("confirmation_mail").notNull().default("waiting"),
  },
  (table) => [
    index("contact_requests_user").on(table.userId),
    index("contact_requests_created").on(table.createdAt),
    index("contact_requests_form")
      .on(table.formId)
      .where(sql`${table.formId} is not null`),
    index("contact_requests_email").on(sql`lower(${table.email})`),
  ],
);

/**
 * Requests that were erased because somebody asked: whoever restores an older backup finds by them what must be erased
 * again (app/contact/erased-requests.server.ts). Cleared once such a request would be too old to be kept anyhow.
 */
export const erasedRequests = pgTable("erased_requests", {
  /** Of the request's id, which was made at random and stands nowhere any more. */
  digest: text().primaryKey(),
  erasedAt: moment("erased_at").notNull().defaultNow(),
});
