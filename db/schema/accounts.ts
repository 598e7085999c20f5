import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Language } from "#app/i18n/languages.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The languages an account can have; `id` is the profile's `languageId` (specification, sections 3 and 9). */
export const languages = pgTable("languages", {
  id: integer().primaryKey(),
  code: text().$type<Language>().notNull().unique(),
  name: text().notNull(),
});

/** How a person wants to be addressed; `id` is the profile's `titleId`. Its words stand in the language files, by `key`. */
export const contactTitles = pgTable("contact_titles", {
  id: integer().primaryKey(),
  key: text().$type<"ms" | "mr" | "none">().notNull().unique(),
});

/** `suspended` by the operator, `deleted` until the purge a month later (specification, section 4). */
export const accountStatus = pgEnum("account_status", ["active", "suspended", "deleted"]);

/**
 * Whoever has signed in once. `uid` is the identity service's own id and the only link to it: an e-mail address may
 * change hands. The profile is missing until `profileCompletedAt` (specification, section 3, "Profile").
 */
export const users = pgTable("users", {
  id: uuid().primaryKey().defaultRandom(),
  uid: text().notNull().unique(),
  status: accountStatus().notNull().default("active"),
  /** The address that they sign in with, and the only one that mails go to. */
  email: text().notNull(),
  /** When it was proven that mail to `email` reaches them; null until then (decisions, section 4). */
  emailProvenAt: moment("email_proven_at"),
  /** Nobody has ever proven an address of this account: whoever does it from outside gets it emptied. */
  unclaimed: boolean().notNull().default(false),
  /**
   * Of an unclaimed account from before addresses were proven here: who comes in by its password is taken for the owner
   * once the address is proven, until a link to a new password is used (decision 028).
   */
  trustsPassword: boolean("trusts_password").notNull().default(false),
  /** When somebody with a proven address came in to the account that another had registered, and found it emptied. */
  claimedAt: moment("claimed_at"),
  titleId: integer("title_id").references(() => contactTitles.id),
  firstname: text(),
  lastname: text(),
  phone: text(),
  languageId: integer("language_id").references(() => languages.id),
  receiveEmailsForReverseMatching: boolean("receive_emails_for_reverse_matching").notNull().default(false),
  receiveEmailsForMarketing: boolean("receive_emails_for_marketing").notNull().default(false),
  termsAcceptedVersion: text("terms_accepted_version"),
  privacyAcceptedVersion: text("privacy_accepted_version"),
  profileCompletedAt: moment("profile_completed_at"),
  /** The cookie choices in force on every device of theirs, as app/consent/choice.ts writes them; null until they choose. */
  cookieChoice: text("cookie_choice"),
  /** What Google gave at the latest sign-in with it. */
  googleId: text("google_id"),
  googleFirstname: text("google_firstname"),
  googleLastname: text("google_lastname"),
  photoUrl: text("photo_url"),
  /** What the kept photo is called, of its bytes; null while none is kept. */
  photoName: text("photo_name"),
  /** Grows with every change of the profile: whoever changes an older one is told. */
  version: integer().notNull().default(0),
  createdAt: moment("created_at").notNull().defaultNow(),
  lastLoginAt: moment("last_login_at").notNull().defaultNow(),
  /** When somebody logged out everywhere last: identity tokens of earlier sign-ins open no session any more. */
  sessionsValidAfter: moment("sessions_valid_after"),
  /** Grows when browsers that knew the account no longer do: at a new password, a claim, a log-out everywhere. */
  browsersVersion: integer("browsers_version").notNull().default(0),
});

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** The profile photo of a provider, fetched and encoded anew by us; apart from `users`, which each request reads. */
export const accountPhotos = pgTable("account_photos", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The provider's address that it was fetched from; another one is fetched anew. */
  source: text().notNull(),
  /** WebP. */
  picture: bytes().notNull(),
  fetchedAt: moment("fetched_at").notNull().defaultNow(),
});

/** What ends a session before its time. */
export const sessionEnd = pgEnum("session_end", [
  "logout",
  "replaced",
  "suspension",
  "deletion",
  "password-change",
  "provider-change",
  "address-change",
  "claim",
]);

/** Who is signed in where. `id` is a digest of what the cookie holds: whoever reads the table can't sign in with it. */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When the person signed in. */
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When it was let go on although what came of its sign-in was revoked; no sign-in. Null for most. */
    renewedAt: moment("renewed_at"),
    expiresAt: moment("expires_at").notNull(),
    /** When the identity service last said that the account is as it was at sign-in. */
    checkedAt: moment("checked_at").notNull().defaultNow(),
    /** The ways to sign in that the account had then; another list ends the session. */
    providers: text().array().notNull(),
    /** From where, as its connection says it; null where the session is older than this was noted. */
    address: text(),
    browser: text(),
    endedAt: moment("ended_at"),
    endedBy: sessionEnd("ended_by"),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** Connection history: one row a sign-in; the address is shortened, so that it names a network and not a person. */
export const connections = pgTable(
  "connections",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    at: moment("at").notNull().defaultNow(),
    method: text().$type<"password" | "google">().notNull(),
    address: text().notNull(),
    /** Name and system, `Firefox on Windows`; null for what sends no name. */
    browser: text(),
  },
  (table) => [index("connections_user").on(table.userId, table.at)],
);

/** Links that we mailed to an address: opening one proves that mail to it reaches the person of the account. */
export const addressLinks = pgTable(
  "address_links",
  {
    /** What the link carries, signed. */
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `prove` the address that one signs in with, or `change` it to this one. */
    purpose: text().$type<"prove" | "change">().notNull(),
    address: text().notNull(),
    /** The account's address when it was asked for: whoever has that one is told of a change. */
    previousAddress: text("previous_address").notNull(),
    /** Of the page that it was asked for on. */
    language: text().$type<Language>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    /** When somebody opened it and pressed the button. */
    openedAt: moment("opened_at"),
    /** When it stopped working: it has done what it is for, was stopped, or another took its place. */
    endedAt: moment("ended_at"),
    endedBy: text("ended_by").$type<"done" | "stopped" | "replaced">(),
  },
  (table) => [
    index("address_links_user").on(table.userId, table.createdAt),
    index("address_links_address").on(table.address),
  ],
);

/** What was agreed to or refused, when and in which words; rows are added, never changed. */
export const consents = pgTable(
  "consents",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text()
      .$type<
        | "terms"
        | "privacy"
        | "reverse-matching"
        | "marketing"
        | "cookies-preferences"
        | "cookies-analytics"
        | "cookies-advertising"
      >()
      .notNull(),
    given: boolean().notNull(),
    /** Of the document agreed to; null where there is none. */
    version: text(),
    language: text().$type<Language>().notNull(),
    wording: text().notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("consents_user").on(table.userId, table.purpose, table.at)],
);

/** Counters of the limits, shared by every server; `key` names the limit and a digest of whom it counts. */
export const attempts = pgTable(
  "attempts",
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: moment("expire"),
  },
  (table) => [index("attempts_expire").on(table.expire)],
);
