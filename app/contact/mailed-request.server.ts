import { and, asc, count, desc, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
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
import type { Country } from "#app/places/place.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import type { ContactWay, Topic, VisitWish } from "./contact-request.ts";
import { visitInWords } from "./visit-in-words.ts";

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
  /** Null for a request without a wish to visit. */
  visit: VisitWish | null;
  message: string;
  /** What a message to the operator is about; null for an agent's. */
  topic: Topic | null;
  /** Empty where it was sent to the operator, or from an agency's own page; several where one form asked about several. */
  listings: readonly { reference: string; card: MailListing }[];
  /** Where all of these lie, or most of what the agency offers: whose telephone numbers may stand without their country. */
  country: Country | undefined;
  /** The sender's. */
  language: Language;
  createdAt: Date;
}

type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** What a mail is about: all that one form asked of the same agent, or, as the confirmation, of anybody. */
type Scope = "agent" | "form";

/** The requests that a mail about one of them is about. */
function mailedWith({ id, formId, advertiserId }: typeof contactRequests.$inferSelect, scope: Scope): SQL | undefined {
  if (formId === null) return eq(contactRequests.id, id);
  const ofForm = eq(contactRequests.formId, formId);
  return scope === "form" || advertiserId === null
    ? ofForm
    : and(ofForm, eq(contactRequests.advertiserId, advertiserId));
}

/** A request as it lies, with whom it was sent to; undefined where it was erased with its person. */
export async function findRequest(db: Database, requestId: string) {
  const [found] = await db
    .select({
      request: getTableColumns(contactRequests),
      advertiser: getTableColumns(advertisers),
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

/** Everybody to whom the form of a request was sent, each once, by name. */
export async function findAddressees(db: Database, found: FoundRequest): Promise<Addressee[]> {
  if (found.request.formId === null) return [addresseeOf(found)];
  return db
    .selectDistinct({ name: advertisers.name, phone: advertisers.phone })
    .from(contactRequests)
    .innerJoin(advertisers, eq(advertisers.id, contactRequests.advertiserId))
    .where(mailedWith(found.request, "form"))
    .orderBy(advertisers.name);
}

/** A request as its mails tell of it, with what else of its form the same mail is about. */
export async function requestToMail(
  db: Database,
  { request, regionId }: FoundRequest,
  language: Language,
  scope: Scope = "agent",
): Promise<RequestToMail> {
  const { wantsVisit, visitDays: days, visitParts: parts, ...rest } = request;
  const about = await db
    .select({ id: listings.id })
    .from(contactRequests)
    .innerJoin(listings, eq(listings.id, contactRequests.listingId))
    .where(mailedWith(request, scope));
  const cards = await selectCards(
    db,
    about.map(({ id }) => id),
  );
  const gazetteer = await getGazetteer(db);
  const mailed = cards
    .map((card) => ({ reference: card.reference.toUpperCase(), card: mailListing(card, language, gazetteer) }))
    .sort((one, other) => one.reference.localeCompare(other.reference, "en", { numeric: true }));
  const countries = new Set(cards.map(({ placeId }) => gazetteer.getById(placeId).country));
  if (cards.length === 0 && regionId !== null) countries.add(gazetteer.getById(regionId).country);
  const [country] = countries.size === 1 ? countries : [];
  return { ...rest, visit: wantsVisit ? { days, parts } : null, listings: mailed, country };
}

/** Sends one of a request's two mails and writes down what has become of it, on each request that it is about. */
export async function deliver(
  db: Database,
  request: FoundRequest["request"],
  which: "requestMail" | "confirmationMail",
  content: MailContent,
  letter: { id: string; to: string; replyTo?: string },
): Promise<void> {
  const own = mailedWith(request, which === "requestMail" ? "agent" : "form");
  try {
    await sendOnce(db, { ...letter, userId: request.userId, mail: renderMail(content) });
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
  return [{ label: t("contactRequest.visit"), value: visitInWords(visit, language, page) }];
}

/** The listings that a request is about, each with its reference, under their heading; nothing without one. */
export function listingParts({ t }: MailWords, heading: string, about: RequestToMail["listings"]): MailPart[] {
  if (about.length === 0) return [];
  const each = about.flatMap(({ reference, card }): MailPart[] => [
    { kind: "facts", rows: [{ label: t("contactRequest.reference"), value: reference }] },
    { kind: "listing", listing: card },
  ]);
  return [{ kind: "heading", text: heading }, ...each];
}

/** What a subject says of the listings: the title and reference of one, or how many and which references. */
export function namesOf(about: RequestToMail["listings"]) {
  const [only] = about.length === 1 ? about : [];
  return {
    title: only?.card.title,
    reference: about.map(({ reference }) => reference).join(", "),
    number: about.length,
  };
}

/** Which words are said of so many listings. */
export function howMany<None extends string>(about: RequestToMail["listings"], none: None) {
  return about.length === 0 ? none : about.length === 1 ? "one" : "several";
}
