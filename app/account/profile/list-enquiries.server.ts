import { desc, eq } from "drizzle-orm";
import { formatDate } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { inLanguage, type Language } from "#app/i18n/languages.ts";
import { listingHref } from "#app/listings/listing-href.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { advertisers, listings } from "#db/schema/listings.ts";

/** Enquiries that My Account shows; the export has them all. */
const enquiriesShown = 20;

/** What somebody asked while they were logged in: of whom, about what and when. */
interface EnquiryView {
  id: string;
  /** The agent, or the site itself; empty where the agent has gone. */
  to: string;
  /**
   * The listing's title, of a draft its reference; the subject of a message to the site; that both listing and agent have
   * gone. Missing of what was sent from an agent's own page.
   */
  about?: string;
  /** Of the title, where it is not the page's. */
  lang?: Language;
  /** Of a listing whose page is still there. */
  href?: string;
  /** ISO, and in words. */
  at: string;
  when: string;
}

interface EnquiriesView {
  /** The latest first. */
  latest: EnquiryView[];
  /** There are more than are shown. */
  areMore: boolean;
}

/** What somebody has sent by the forms of listings, agents and the site. */
export async function listEnquiries(db: Database, userId: string, language: Language): Promise<EnquiriesView> {
  const t = textsIn(language);
  const { id, topic, createdAt } = contactRequests;
  const { reference, titles, status } = listings;
  const rows = await db
    .select({ id, topic, createdAt, agent: advertisers.name, listing: { reference, titles, status } })
    .from(contactRequests)
    .leftJoin(listings, eq(listings.id, contactRequests.listingId))
    .leftJoin(advertisers, eq(advertisers.id, contactRequests.advertiserId))
    .where(eq(contactRequests.userId, userId))
    .orderBy(desc(createdAt))
    .limit(enquiriesShown + 1);
  const latest = rows.slice(0, enquiriesShown).map(({ id, topic, createdAt, agent, listing }) => ({
    id,
    to: agent ?? (topic ? settings.SITE_NAME : ""),
    ...(topic && { about: t(`contact.topics.${topic}`) }),
    ...(!topic && !listing && agent === null && { about: t("account.profile.enquiries.gone") }),
    ...(listing && aboutListing(listing, language)),
    at: createdAt.toISOString(),
    when: formatDate(createdAt, language),
  }));
  return { latest, areMore: rows.length > enquiriesShown };
}

type AskedAbout = Pick<typeof listings.$inferSelect, "reference" | "titles" | "status">;

function aboutListing({ reference, titles, status }: AskedAbout, language: Language) {
  // What a draft is called now nobody may see yet, whoever asked about it before.
  const title = status === "draft" ? undefined : inLanguage(titles, language);
  const isShown = status !== "draft" && status !== "withdrawn";
  return {
    about: title?.value ?? reference.toUpperCase(),
    ...(title && title.language !== language && { lang: title.language }),
    ...(isShown && { href: listingHref(reference, titles, language) }),
  };
}
