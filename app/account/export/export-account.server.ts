import { and, asc, eq, gt } from "drizzle-orm";
import { readChoice } from "#app/consent/choice.ts";
import type { Database } from "#db/client.server.ts";
import { addressLinks, connections, consents, languages, sessions } from "#db/schema/accounts.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import { placeLocalizations, places } from "#db/schema/places.ts";
import { notificationPreferences, sharedShortlists, shortlist, strategies } from "#db/schema/strategies.ts";
import { parametersOf } from "#app/filters/saved-parameters.ts";
import { findPhoto } from "../photo/account-photo.server.ts";
import { listContactTitles } from "../profile/choices.server.ts";
import { findProfile } from "../profile/find-profile.server.ts";
import type { User } from "../user.server.ts";
import type { AccountExport } from "./export-schema.server.ts";

/** Rows read at a time of what may have grown long. */
const pageSize = 500;
/** Such pages of one kind: five million rows are no person's. */
const mostPages = 10_000;

/**
 * Everything that is kept of a user, as the text of one JSON document (docs/account-export.schema.json), piece by piece:
 * a long history never stands in memory whole.
 */
export async function* exportAccount(db: Database, user: User, now = new Date()): AsyncGenerator<string> {
  const head = {
    exportedAt: now,
    account: describeAccount(user, await findPhoto(db, user.id)),
    profile: await describeProfile(db, user),
    preferences: await describePreferences(db, user),
  };
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, "");
  yield* list("searchStrategies", listStrategies(db, user));
  yield* list("shortlist", listShortlist(db, user));
  yield* list("contactRequests", listContactRequests(db, user));
  yield* list("consents", listConsents(db, user));
  yield* list("addressLinks", listAddressLinks(db, user));
  yield* list("connections", listConnections(db, user));
  yield* list("sessions", listSessions(db, user));
  yield "\n}\n";
}

async function* list(name: keyof AccountExport, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n  ${JSON.stringify(name)}: [`;
  let separator = "\n    ";
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ",\n    ";
  }
  yield separator.startsWith(",") ? "\n  ]" : "]";
}

function describeAccount(user: User, picture: Buffer | null) {
  const { email, emailProvenAt, createdAt, lastLoginAt, googleId, googleFirstname, googleLastname, photoUrl } = user;
  const photo = picture && `data:image/webp;base64,${picture.toString("base64")}`;
  const google = googleId && { id: googleId, firstname: googleFirstname, lastname: googleLastname, photoUrl, photo };
  return { email, emailProvenAt, createdAt, lastLoginAt, google };
}

async function describeProfile(db: Database, user: User) {
  const profile = findProfile(user);
  if (!profile) return null;
  const [titles, language] = await Promise.all([listContactTitles(db, "en"), findLanguage(db, profile.languageId)]);
  const title = titles.find(({ id }) => id === profile.titleId)?.value ?? "";
  return { ...profile, title, language, completedAt: user.profileCompletedAt };
}

async function describePreferences(db: Database, { id, languageId, cookieChoice }: User) {
  const [kept] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, id));
  const language = await findLanguage(db, kept?.languageId ?? languageId);
  const [emailsPaused = null] = await db
    .select({ reason: pausedAddresses.reason, at: pausedAddresses.at })
    .from(pausedAddresses)
    .where(eq(pausedAddresses.userId, id));
  const [shared] = await db
    .select({ at: sharedShortlists.sharedAt })
    .from(sharedShortlists)
    .where(eq(sharedShortlists.userId, id));
  return {
    frequency: kept?.frequency ?? "daily",
    language,
    emailsPaused,
    cookies: describeCookies(cookieChoice),
    shortlistSharedAt: shared?.at ?? null,
  };
}

/** The choice that holds on every device of theirs; what was chosen before is among the consents. */
function describeCookies(line: string | null) {
  const choice = line === null ? null : readChoice(line);
  return choice && { allowed: choice.allowed, version: choice.version, chosenAt: new Date(choice.at * 1000) };
}

async function findLanguage(db: Database, id: number | null) {
  if (id === null) return null;
  const [language] = await db.select({ code: languages.code }).from(languages).where(eq(languages.id, id));
  return language?.code ?? null;
}

async function* listStrategies(db: Database, { id }: User) {
  const { name, type, criteria, surfaceMin, surfaceMax, rentMin, rentMax, priceMin, priceMax, ...rest } = strategies;
  const { country, frequency, createdAt, lastUsedAt, removedAt } = rest;
  const figures = { surfaceMin, surfaceMax, rentMin, rentMax, priceMin, priceMax };
  const rows = await db
    .select({
      ...{ name, type, criteria, ...figures, country },
      // By its name: the key is the gazetteer's own.
      province: placeLocalizations.name,
      ...{ frequency, createdAt, lastUsedAt, removedAt },
    })
    .from(strategies)
    .leftJoin(places, eq(places.key, strategies.province))
    .leftJoin(placeLocalizations, and(eq(placeLocalizations.placeId, places.id), eq(placeLocalizations.language, "en")))
    .where(eq(strategies.userId, id))
    .orderBy(asc(createdAt));
  for (const { criteria, ...strategy } of rows) yield { ...strategy, criteria: parametersOf(criteria) };
}

async function* listShortlist(db: Database, { id }: User) {
  yield* await db
    .select({ reference: listings.reference, note: shortlist.note, addedAt: shortlist.addedAt })
    .from(shortlist)
    .innerJoin(listings, eq(listings.id, shortlist.listingId))
    .where(eq(shortlist.userId, id))
    .orderBy(asc(shortlist.addedAt));
}

async function* listContactRequests(db: Database, { id }: User) {
  const { name, email, phone, preferredWay, wantsVisit, visitDays, visitParts, ...rest } = contactRequests;
  const { topic, message, language, consentWording, privacyVersion, createdAt } = rest;
  const person = { name, email, phone, preferredWay, wantsVisit, visitDays, visitParts };
  const said = { topic, message, language, consentWording, privacyVersion, createdAt };
  yield* await db
    .select({ listing: listings.reference, advertiser: advertisers.name, ...person, ...said })
    .from(contactRequests)
    .leftJoin(listings, eq(listings.id, contactRequests.listingId))
    .leftJoin(advertisers, eq(advertisers.id, contactRequests.advertiserId))
    .where(eq(contactRequests.userId, id))
    .orderBy(asc(createdAt));
}

async function* listAddressLinks(db: Database, { id }: User) {
  const { purpose, address, createdAt, openedAt, endedAt } = addressLinks;
  yield* await db
    .select({ purpose, address, createdAt, openedAt, endedAt })
    .from(addressLinks)
    .where(eq(addressLinks.userId, id))
    .orderBy(asc(createdAt));
}

async function* listSessions(db: Database, { id }: User) {
  const { createdAt, expiresAt, endedAt, endedBy } = sessions;
  yield* await db
    .select({ createdAt, expiresAt, endedAt, endedBy })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(asc(createdAt));
}

function listConsents(db: Database, { id }: User) {
  return inPages((after) =>
    db
      .select()
      .from(consents)
      .where(and(eq(consents.userId, id), gt(consents.id, after)))
      .orderBy(asc(consents.id))
      .limit(pageSize),
  );
}

function listConnections(db: Database, { id }: User) {
  return inPages((after) =>
    db
      .select()
      .from(connections)
      .where(and(eq(connections.userId, id), gt(connections.id, after)))
      .orderBy(asc(connections.id))
      .limit(pageSize),
  );
}

/** Rows of a table that grows at its end, without the ids that only the database needs. */
async function* inPages<Row extends { id: number; userId: string }>(read: (after: number) => Promise<Row[]>) {
  let after = 0;
  for (let page = 0; page < mostPages; page++) {
    const rows = await read(after);
    for (const { id: _id, userId, ...row } of rows) yield row;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < pageSize) return;
  }
  // An export that leaves something out without a word would be a lie.
  throw new Error(`An account has more than ${mostPages * pageSize} rows of a kind`);
}
