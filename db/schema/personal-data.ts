import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  accountPhotos,
  addressLinks,
  attempts,
  connections,
  consents,
  contactTitles,
  languages,
  sessions,
  users,
} from "./accounts.ts";
import { attachments } from "./attachments.ts";
import { auditLog } from "./audit.ts";
import { cacheTags } from "./cache-tags.ts";
import { insightAddresses } from "./content.ts";
import { contactRequests, erasedRequests } from "./contact.ts";
import { crmContacts } from "./crm.ts";
import { advertiserFeeds, importRuns } from "./feeds.ts";
import { leases } from "./jobs.ts";
import { listingLines } from "./listing-lines.ts";
import { listingCounts, listingSearch } from "./listing-search.ts";
import { listingDocuments, searchWords } from "./listing-texts.ts";
import * as listings from "./listings.ts";
import { marketFigures } from "./market.ts";
import { failedMails, mailBounces, pausedAddresses } from "./mail.ts";
import { listingEvents, notificationMails, notificationRuns, notifications } from "./notifications.ts";
import { pictures } from "./pictures.ts";
import { gazetteerLoads, placeLocalizations, placeNames, places } from "./places.ts";
import { deletions, notificationPreferences, sharedShortlists, shortlist, strategies } from "./strategies.ts";

/*
 * Which columns may hold what people are, typed or did. Every column of a free form (text, JSON) of every table stands
 * here; a test refuses one that does not, another one purges a person and looks for them in all of them.
 */

type ColumnOf<Table extends PgTable> = keyof Table["_"]["columns"] & string;

interface ColumnsOfTable {
  table: string;
  /** As the database names them. */
  columns: string[];
  personal: boolean;
}

/** Columns with something personal in them; a purge removes their rows or empties them. */
function personal<Table extends PgTable>(table: Table, columns: ColumnOf<Table>[]): ColumnsOfTable {
  return { table: getTableName(table), columns: namesOf(table, columns), personal: true };
}

/** Columns of a free form that hold nothing personal. */
function impersonal<Table extends PgTable>(table: Table, columns: ColumnOf<Table>[]): ColumnsOfTable {
  return { table: getTableName(table), columns: namesOf(table, columns), personal: false };
}

export const personalData: ColumnsOfTable[] = [
  personal(users, ["uid", "email", "firstname", "lastname", "phone"]),
  personal(users, ["googleId", "googleFirstname", "googleLastname", "photoUrl", "photoName"]),
  personal(accountPhotos, ["source", "picture"]),
  personal(users, ["cookieChoice"]),
  impersonal(users, ["termsAcceptedVersion", "privacyAcceptedVersion"]),
  // A digest of what only the cookie holds; a person's all the same.
  personal(sessions, ["id", "providers", "address", "browser"]),
  personal(connections, ["method", "address", "browser"]),
  personal(addressLinks, ["purpose", "address", "previousAddress", "language", "endedBy"]),
  personal(consents, ["purpose", "version", "language", "wording"]),
  // From which network somebody acted; the row goes with the account.
  personal(auditLog, ["origin", "subject"]),
  impersonal(auditLog, ["actor", "operator", "action"]),
  // A digest of an address or a network, for as long as a limit lasts.
  impersonal(attempts, ["key"]),
  // Emptied of what was typed; what was sought stays, without a person.
  personal(strategies, ["digest", "criteria", "name"]),
  impersonal(strategies, ["country", "province"]),
  personal(shortlist, ["note"]),
  // Of a number made at random; the row goes with the account.
  impersonal(sharedShortlists, ["digest"]),
  personal(contactRequests, [
    "digest",
    "name",
    "email",
    "phone",
    "message",
    "visitDays",
    "visitParts",
    "consentWording",
  ]),
  impersonal(contactRequests, ["topic", "language", "privacyVersion"]),
  impersonal(notificationPreferences, []),
  // Of an id that was made at random and that nothing has any more.
  impersonal(deletions, ["accountDigest"]),
  impersonal(erasedRequests, ["digest"]),
  // Ids and dates: the mails go with the person, the ledger when their searches are cut off from them.
  impersonal(notificationMails, []),
  impersonal(notifications, []),
  impersonal(listings.deletedListings, []),
  impersonal(listingEvents, []),
  impersonal(notificationRuns, []),
  impersonal(pausedAddresses, []),
  // Ids that lead to a person, and go with the account.
  personal(failedMails, ["data"]),
  impersonal(failedMails, ["kind", "reason"]),
  // The mail service's own number of a report.
  impersonal(mailBounces, ["id"]),

  // An answer's status; whose it is stands in an id, and goes once the deletion has been told.
  impersonal(crmContacts, ["reason"]),

  // What pages are made of, a digest of the site's files and settings, and an answer's status.
  impersonal(cacheTags, ["tag", "reason", "version"]),

  // A digest of ids, while somebody is at work on it.
  impersonal(leases, ["key"]),

  impersonal(languages, ["code", "name"]),
  impersonal(contactTitles, ["key"]),

  // Advertisers are businesses, and what they say of a property is for everybody.
  impersonal(listings.advertisers, ["reference", "name", "email", "phone", "website", "licence", "address"]),
  impersonal(listings.listings, [
    "reference",
    "titles",
    "descriptions",
    "street",
    "houseNumber",
    "box",
    "postcode",
    "continues",
    "sameAs",
  ]),
  impersonal(listings.listings, [
    "rent",
    "charges",
    "sale",
    "energyCertificate",
    "energyDetails",
    "facts",
    "legal",
    "heldFor",
    "documents",
    "digest",
  ]),
  impersonal(listingDocuments, ["document"]),
  impersonal(listingLines, ["line", "digest", "advertiser", "placing", "missing"]),
  impersonal(listings.units, ["name", "rent", "sale", "status"]),
  impersonal(listings.photos, ["kind", "key", "source", "alts"]),
  impersonal(attachments, ["key", "source", "state", "failure", "original"]),
  impersonal(pictures, ["key", "state", "failure", "original", "colour", "blur"]),
  impersonal(listings.priceChanges, ["rent", "sale"]),
  impersonal(searchWords, ["word"]),
  impersonal(listingSearch, ["reference"]),
  impersonal(listingCounts, ["field"]),
  impersonal(marketFigures, ["segment", "transaction"]),
  impersonal(places, ["key", "country", "postcodes"]),
  impersonal(placeLocalizations, ["language", "name", "slug"]),
  impersonal(placeNames, ["folded"]),
  impersonal(gazetteerLoads, ["digest"]),
  // Businesses, their files, and counts.
  impersonal(importRuns, ["advertiser", "source", "format", "status", "held", "message", "report"]),
  impersonal(advertiserFeeds, ["advertiser", "source", "format", "mapping", "language", "name", "email"]),
  impersonal(advertiserFeeds, ["etag", "lastModified", "takenFiles", "failure"]),
  impersonal(insightAddresses, ["language", "slug", "insight"]),
];

function namesOf(table: PgTable, columns: string[]): string[] {
  const all = getTableColumns(table);
  return columns.map((column) => all[column]!.name);
}
