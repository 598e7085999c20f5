import type { TFunction } from "i18next";
import type { RealEstateAgentLeaf } from "schema-dts";
import { searchHref } from "#app/filters/search-url.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { inEveryLanguage, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { advertiserView } from "#app/listings/advertiser-view.ts";
import { agencyHref } from "#app/listings/agency-href.ts";
import { cardView } from "#app/listings/card-view.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database } from "#db/client.server.ts";
import { countOffer, findMainPlace, listOffer, type Agency } from "./find-agency.server.ts";

const pageSize = 24;
const deals = ["to-let", "for-sale", "investment"] as const;

/**
 * An agency's page in finished words: who they are and a page of what they offer.
 * @param asked number of the page as typed; what is none is the first, beyond the end is the last
 */
export async function loadAgency(
  db: Database,
  gazetteer: Gazetteer,
  agency: Agency,
  asked: string | null,
  { language, t }: { language: Language; t: TFunction },
) {
  const [counts, placeId] = await Promise.all([countOffer(db, agency.id), findMainPlace(db, agency.id)]);
  const pages = Math.max(1, Math.ceil(counts.all / pageSize));
  const page = Math.min(pages, /^[1-9]\d{0,5}$/.test(asked ?? "") ? Number(asked) : 1);
  const rows = await listOffer(db, agency.id, pageSize, (page - 1) * pageSize);
  const country = placeId === undefined ? "BE" : gazetteer.getById(placeId).country;
  const { name, licence, phone, tel, website } = advertiserView({ advertiser: agency }, country, language, t);
  const at = (number: number, each = language) =>
    agencyHref(agency, each) + (number > 1 ? `?page=${String(number)}` : "");
  const formatted = formatNumber(counts.all, language);
  return {
    name,
    licence,
    phone,
    tel,
    website,
    crumbs: [{ label: t("seo.breadcrumbs.home"), href: href("home", language) }, { label: name }],
    offer: t("agency.offer", { count: counts.all, formatted }),
    figures: deals
      .filter((deal) => counts[deal] > 0)
      .map((deal) => ({ label: t(`agency.deals.${deal}`), value: formatNumber(counts[deal], language) })),
    cards: rows.map((row) => cardView(row, language, t, gazetteer)),
    paging: pages > 1 && {
      previous: page > 1 && at(page - 1),
      next: page < pages && at(page + 1),
      here: t("agency.page", { page: formatNumber(page, language), pages: formatNumber(pages, language) }),
    },
    onwards: searchHref({}, language),
    title: page > 1 ? t("agency.titleOfPage", { name, page }) : t("agency.title", { name }),
    description: t("agency.description", { name, count: counts.all, formatted }),
    canonical: at(page),
    alternates: inEveryLanguage((each) => at(page, each)),
    // Nothing to find there now: for whoever came, and for no index.
    noindex: counts.all === 0,
  };
}

/** The agency as machines read it. Its e-mail address stays here, as on listings. @param url of its page, in full */
export function agencyStructuredData(agency: Agency, url: string): RealEstateAgentLeaf {
  const { name, phone, website, licence } = agency;
  return {
    "@type": "RealEstateAgent",
    "@id": url,
    url,
    name,
    ...(phone && { telephone: phone }),
    ...(website && { sameAs: website }),
    ...(licence && { identifier: licence }),
  };
}
