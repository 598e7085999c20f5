import { and, eq, inArray, isNotNull, ne, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { formatList } from "#app/i18n/format-list.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { agencyOfPath } from "#app/filters/agency-filter.ts";
import { isReference } from "#app/listings/reference.ts";
import { findSearchedAgency } from "#app/search-index/find-advertisers.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database, DatabasePool } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { agentParameter, requestAnchor, visitDays, visitParts } from "./contact-request.ts";
import { listingRequestSchema, operatorRequestSchema } from "./contact-schema.server.ts";
import { receiveRequest, type Particulars } from "./receive-request.server.ts";

/**
 * Answers the form on a listing's page. What has been let, sold or withdrawn meanwhile still has its agent. Where several
 * offer the property, the address says whom it goes to, else it is the one whose page it is.
 * @throws a Response, 404, for what nobody may see
 */
export function answerListingRequest(db: DatabasePool, request: Request, reference: string) {
  const own = reference.toLowerCase();
  if (!isReference(own)) throw notFound();
  const { pathname, searchParams } = new URL(request.url);
  const other = searchParams.get(agentParameter)?.toLowerCase();
  const isOther = other !== undefined && isReference(other);
  return receiveRequest(
    db,
    request,
    listingRequestSchema,
    async (typed) => {
      // Who is none of its agents any more is not replaced by another: the form named whom it goes to.
      const [listing] = await (isOther ? findTwinAgent(db, own, other) : findAgents(db, [own]));
      if (!listing) throw notFound();
      return [particularsOf(typed, listing, consentOf(request, listing.agent))];
    },
    isOther ? `${pathname}?${agentParameter}=${other}&sent=1#${requestAnchor}` : undefined,
  );
}

/**
 * Answers the form on an agency's page.
 * @throws a Response, 404, for an agency that is not known
 */
export function answerAgencyRequest(db: DatabasePool, request: Request, reference: string) {
  return receiveRequest(db, request, listingRequestSchema, async (typed) => {
    const agency = await findSearchedAgency(db, { agency: agencyOfPath({ reference }) });
    if (!agency) throw notFound();
    return [{ advertiserId: agency.id, wantsCopy: typed.copy, consentWording: consentOf(request, agency.name) }];
  });
}

/** Who is written to of several listings: those on offer, in the order given; the others have nothing to be asked about. */
export async function listOffered(db: Database, references: readonly string[]) {
  const found = await findAgents(db, references.filter(isReference));
  const offered = found.filter(({ status }) => status === "published" || status === "under-option");
  return references.flatMap((reference) => offered.find((listing) => listing.reference === reference) ?? []);
}

/**
 * Answers one form about several listings: each that is on offer is a request of its own, as if it had been sent from that
 * listing's page, and counts as one. An agent of several of them has one mail.
 * @param references the caller sees to it that they are few
 * @param donePathOf where a form that was taken leads
 * @throws a Response, 404, where none of them is on offer
 */
export async function answerRequestAboutSeveral(
  db: DatabasePool,
  request: Request,
  references: readonly string[],
  donePathOf: (sent: readonly string[]) => string,
) {
  const offered = await listOffered(db, references);
  if (offered.length === 0) throw notFound();
  const language = languageOfPath(new URL(request.url).pathname);
  const wording = consentOf(request, listNames(offered, language));
  return receiveRequest(
    db,
    request,
    listingRequestSchema,
    (typed) => Promise.resolve(offered.map((listing) => particularsOf(typed, listing, wording))),
    donePathOf(offered.map(({ reference }) => reference)),
  );
}

/** The agents of some listings as a sentence has them, each once: “One and Two”. */
export function listNames(offered: readonly { agent: string }[], language: Language): string {
  return formatList(new Set(offered.map(({ agent }) => agent)), language);
}

type Offered = Awaited<ReturnType<typeof findAgents>>[number];

function findAgents(db: Database, references: readonly string[]) {
  return agentsWhere(db, and(inArray(listings.reference, [...references]), wasShown));
}

/** What has come to stand on another's page since the form was opened is a draft: who typed into it has lost nothing. */
const wasShown = or(ne(listings.status, "draft"), isNotNull(listings.ownStatus));

function agentsWhere(db: Database, condition: SQL | undefined) {
  const { id, reference, status, titles, advertiserId } = listings;
  return db
    .select({ id, reference, status, titles, advertiserId, agent: advertisers.name })
    .from(listings)
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(condition);
}

/** Of a listing that stands on the page of another, or stood there until that one left. */
function findTwinAgent(db: Database, page: string, reference: string) {
  return agentsWhere(db, and(eq(listings.reference, reference), eq(listings.sameAs, page), wasShown));
}

function particularsOf(
  typed: z.output<typeof listingRequestSchema>,
  { id, advertiserId }: Offered,
  wording: string,
): Particulars {
  return {
    listingId: id,
    advertiserId,
    wantsVisit: typed.visit,
    visitDays: visitDays.filter((day) => typed.visit && typed[day]),
    visitParts: visitParts.filter((part) => typed.visit && typed[part]),
    wantsCopy: typed.copy,
    consentWording: wording,
  };
}

/** Answers the form of the contact page. Whoever writes to the operator gets a copy, where their address is proven. */
export function answerOperatorRequest(db: DatabasePool, request: Request) {
  return receiveRequest(db, request, operatorRequestSchema, ({ topic }) =>
    Promise.resolve([{ topic, wantsCopy: true, consentWording: consentOf(request) }]),
  );
}

/** What a form says of who gets the data: kept with the request. */
function consentOf(request: Request, agent?: string): string {
  const t = textsIn(languageOfPath(new URL(request.url).pathname));
  const words = { site: settings.SITE_NAME, privacy: t("contact.consent.privacy") };
  return agent === undefined ? t("contact.consent.operator", words) : t("contact.consent.listing", { ...words, agent });
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}
