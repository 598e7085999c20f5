import { asc, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { TFunction } from "i18next";
import type { MailContent, MailFact, MailListing, MailPart } from "#app/email/mail-content.ts";
import { MailFailure } from "#app/email/mail-failure.ts";
import { renderMail } from "#app/email/render-mail.server.tsx";
import { sendOnce } from "#app/email/send-once.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { mailTextsIn } from "#app/i18n/mail-texts.server.ts";
import { selectCards } from "#app/listings/read-cards.server.ts";
import { mailListing } from "#app/listings/mail-listing.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import type { ContactWay, Topic, VisitDay, VisitPart } from "./contact-request.ts";

/* What the mails about a request have in common: the request as it lies, as they tell of it, and what becomes of them. */

/** The words of a mail: its own, and those that pages use as well. */
export interface MailWords {
  language: Language;
  t: TFunction<"mail">;
  page: TFunction;
}

/** Whom a request was sent to: the agent of a listing, or the operator. */
export interface Addressee {
  name: string;
  phone: string | null;
}

/** A request as both mails tell of it. */
export interface RequestToMail {
  name: string;
  email: string;
  phone: string | null;
  preferredWay: ContactWay;
  /** Null for a request without a wish to visit; empty lists where any time is as good. */
  visit: { days: readonly VisitDay[]; parts: readonly VisitPart[] } | null;
  message: string;
  /** What a message to the operator is about; null for an agent's. */
  topic: Topic | null;
  /** Null where it was sent to the operator, or from an agency's own page. */
  listing: { reference: string; card: MailListing } | null;
  /** The sender's. */
  language: Language;
  createdAt: Date;
}

type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** A request as it lies, with whom it was sent to; undefined where it was erased with its person. */
export async function findRequest(db: Database, requestId: string) {
  const [found] = await db
    .select({
      request: getTableColumns(contactRequests),
      advertiser: getTableColumns(advertisers),
      reference: listings.reference,
      regionId: sql<number | null>`case when ${contactRequests.listingId} is null then (${mainRegion(db)})
        else ${listings.regionId} end`,
    })
    .from(contactRequests)
    .leftJoin(advertisers, eq(advertisers.id, contactRequests.advertiserId))
    .leftJoin(listings, eq(listings.id, contactRequests.listingId))
    .where(eq(contactRequests.id, requestId));
  return found;
}

/** Where most of an agency's listings lie, for what is written to them from their own page. */
function mainRegion(db: Database) {
  const own = alias(listings, "own");
  return db
    .select({ regionId: own.regionId })
    .from(own)
    .where(eq(own.advertiserId, contactRequests.advertiserId))
    .groupBy(own.regionId)
    .orderBy(desc(count()), asc(own.regionId))
    .limit(1);
}

/** Whoever was written to: the operator where it was no advertiser. */
export function addresseeOf({ advertiser }: FoundRequest): Addressee {
  return advertiser ?? { name: settings.SITE_NAME, phone: settings.CONTACT_PHONE };
}

/** The words of a mail in a language. */
export function wordsIn(language: Language): MailWords {
  return { language, t: mailTextsIn(language), page: textsIn(language) };
}

/** A request as its mails tell of it. */
export async function requestToMail(
  db: Database,
  { request, reference }: FoundRequest,
  language: Language,
): Promise<RequestToMail> {
  const { wantsVisit, visitDays: days, visitParts: parts, listingId, ...rest } = request;
  const [card] = listingId === null ? [] : await selectCards(db, [listingId]);
  const listing = card &&
    reference !== null && {
      reference: reference.toUpperCase(),
      card: mailListing(card, language, await getGazetteer(db)),
    };
  return { ...rest, visit: wantsVisit ? { days, parts } : null, listing: listing || null };
}

/** Sends one of a request's two mails and writes down what has become of it. */
export async function deliver(
  db: Database,
  { id: requestId, userId }: FoundRequest["request"],
  which: "requestMail" | "confirmationMail",
  content: MailContent,
  letter: { id: string; to: string; replyTo?: string },
): Promise<void> {
  const own = eq(contactRequests.id, requestId);
  try {
    await sendOnce(db, { ...letter, userId, mail: renderMail(content) });
  } catch (error) {
    if (error instanceof MailFailure && error.final) {
      await db
        .update(contactRequests)
        .set({ [which]: "refused" })
        .where(own);
    }
    throw error;
  }
  await db
    .update(contactRequests)
    .set({ [which]: "sent" })
    .where(own);
}

/** When somebody would like to come, where they would. */
export function visitFacts({ language, t, page }: MailWords, { visit }: Pick<RequestToMail, "visit">): MailFact[] {
  if (!visit) return [];
  // In the form each stands on its own; in a line only the first has a capital, but for English days, which are names.
  const [first, ...days] = visit.days.map((day) => page(`contact.days.${day}`));
  const parts = visit.parts.map((part) => page(`contact.parts.${part}`));
  const when = [
    [first, ...(language === "en" ? days : days.map(small))].filter(Boolean).join(", "),
    (first ? parts.map(small) : parts.map((part, at) => (at === 0 ? part : small(part)))).join(", "),
  ].filter(Boolean);
  return [{ label: t("contactRequest.visit"), value: when.join(" · ") || t("contactRequest.anyTime") }];
}

const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

/** The listing that a request is about, under its heading; nothing without one. */
export function listingParts(heading: string, listing: RequestToMail["listing"]): MailPart[] {
  if (!listing) return [];
  return [
    { kind: "heading", text: heading },
    { kind: "listing", listing: listing.card },
  ];
}
