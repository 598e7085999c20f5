import { asc, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isProvenAddress } from "#app/account/proven-address.server.ts";
import type { MailContent } from "#app/email/mail-content.ts";
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
import { agentLanguage } from "./agent-language.ts";
import {
  agentRequestMail,
  requestConfirmationMail,
  type Addressee,
  type MailWords,
  type RequestToMail,
} from "./mails.ts";

/**
 * Brings a request to its agent, or to the operator; answers go to the sender. Not twice.
 * @param mailId the same at a repeat
 * @throws MailFailure
 */
export async function mailContactRequest(db: Database, requestId: string, mailId: string): Promise<void> {
  const found = await findRequest(db, requestId);
  if (!found || found.request.requestMail === "sent") return; // Or erased with its person.
  const { request, advertiser } = found;
  const gazetteer = await getGazetteer(db);
  const region = found.regionId === null ? null : gazetteer.getById(found.regionId).key;
  // The operator's people speak all three.
  const language = advertiser ? agentLanguage(region, request.language) : request.language;
  const addressee = addresseeOf(found);
  const content = agentRequestMail(
    wordsIn(language),
    { site: settings.SITE_NAME, addressee },
    await requestToMail(db, found, language),
  );
  await deliver(db, request, "requestMail", content, {
    id: mailId,
    to: advertiser?.email || settings.CONTACT_EMAIL,
    replyTo: request.email,
  });
}

/**
 * Confirms a request to its sender, in their language. Not twice.
 * @param mailId the same at a repeat
 * @throws MailFailure
 */
export async function mailContactConfirmation(db: Database, requestId: string, mailId: string): Promise<void> {
  const found = await findRequest(db, requestId);
  if (!found || found.request.confirmationMail === "sent") return;
  const { request } = found;
  const isOwnAddress = request.userId !== null && (await isProvenAddress(db, request.userId, request.email));
  const content = requestConfirmationMail(
    wordsIn(request.language),
    { addressee: addresseeOf(found), wantsCopy: request.wantsCopy, isOwnAddress },
    await requestToMail(db, found, request.language),
  );
  await deliver(db, request, "confirmationMail", content, { id: mailId, to: request.email });
}

type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

async function findRequest(db: Database, requestId: string) {
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

function addresseeOf({ advertiser }: FoundRequest): Addressee {
  return advertiser ?? { name: settings.SITE_NAME, phone: settings.CONTACT_PHONE };
}

function wordsIn(language: Language): MailWords {
  return { language, t: mailTextsIn(language), page: textsIn(language) };
}

async function requestToMail(
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
async function deliver(
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
