import { and, eq, ne } from "drizzle-orm";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { isReference } from "#app/listings/reference.ts";
import { settings } from "#app/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { advertisers, listings } from "#db/schema/listings.ts";
import { visitDays, visitParts } from "./contact-request.ts";
import { listingRequestSchema, operatorRequestSchema } from "./contact-schema.server.ts";
import { receiveRequest } from "./receive-request.server.ts";

/**
 * Answers the form on a listing's page. What has been let, sold or withdrawn meanwhile still has its agent.
 * @throws a Response, 404, for what nobody may see
 */
export function answerListingRequest(db: DatabasePool, request: Request, reference: string) {
  if (!isReference(reference.toLowerCase())) throw new Response(null, { status: 404, statusText: "Not Found" });
  return receiveRequest(db, request, listingRequestSchema, async (typed) => {
    const [listing] = await db
      .select({ id: listings.id, advertiserId: listings.advertiserId, agent: advertisers.name })
      .from(listings)
      .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
      .where(and(eq(listings.reference, reference.toLowerCase()), ne(listings.status, "draft")));
    if (!listing) throw new Response(null, { status: 404, statusText: "Not Found" });
    return {
      listingId: listing.id,
      advertiserId: listing.advertiserId,
      wantsVisit: typed.visit,
      visitDays: visitDays.filter((day) => typed.visit && typed[day]),
      visitParts: visitParts.filter((part) => typed.visit && typed[part]),
      wantsCopy: typed.copy,
      consentWording: consentWording(languageOfPath(new URL(request.url).pathname), listing.agent),
    };
  });
}

/** Answers the form of the contact page. Whoever writes to the operator gets a copy, where their address is proven. */
export function answerOperatorRequest(db: DatabasePool, request: Request) {
  return receiveRequest(db, request, operatorRequestSchema, async ({ topic }) => ({
    topic,
    wantsCopy: true,
    consentWording: consentWording(languageOfPath(new URL(request.url).pathname)),
  }));
}

/** What a form says of who gets the data: kept with the request. */
function consentWording(language: Language, agent?: string): string {
  const t = textsIn(language);
  const words = { site: settings.SITE_NAME, privacy: t("contact.consent.privacy") };
  return agent === undefined ? t("contact.consent.operator", words) : t("contact.consent.listing", { ...words, agent });
}
