import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { countries, type Country } from "#app/places/place.ts";
import { headingOf } from "#app/filters/describe.ts";
import { countrySegments } from "#app/filters/path-segments.ts";
import { namePlaces } from "#app/filters/search-places.server.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { criteriaOfDeal, deals } from "#app/filters/deal.ts";
import { operator } from "#app/seo/operator.server.ts";
import type { Database } from "#db/client.server.ts";
import { findDocumentOf, languagesOfDocument, type ContentEntry } from "../documents.server.ts";
import { renderDocument } from "../rendering/render-document.server.tsx";
import { alternatesIn } from "../alternates-in.ts";
import { splitTitle } from "./split-title.ts";

/** What editors wrote about the site in a country; null where nobody has in that language. */
export function findAbout(country: Country, language: Language): Promise<ContentEntry<"about"> | null> {
  return findDocumentOf("about", keyOf(country), language);
}

/**
 * The About page of a country in finished words.
 * @returns null where nobody has written it in that language
 */
export async function loadAbout(db: Database, country: Country, language: Language, t: TFunction) {
  const document = await findAbout(country, language);
  if (!document) return null;
  const [{ html }, gazetteer, written] = await Promise.all([
    renderDocument(db, document),
    getGazetteer(db),
    languagesOfDocument("about", keyOf(country)),
  ]);
  const { title, rest } = splitTitle(html);
  const path = (of: Country, target: Language) => href("about", target, { country: countrySegments[of][target] });
  const other = countries.find((candidate) => candidate !== country)!;
  const site = operator.siteName;
  const location = gazetteer.byKey(country);
  const searches = deals.map((deal) => {
    const search = { ...criteriaOfDeal(deal), location: location?.slugs[language] };
    const words = headingOf(search, namePlaces({ location, districts: [] }, language), language, t);
    return { label: words, href: searchHref(search, language) };
  });
  return {
    title,
    html: rest,
    crumbs: [
      { label: t("seo.breadcrumbs.home"), href: href("home", language) },
      { label: t(`pages.about.in.${country}`, { site }) },
    ],
    searches,
    elsewhere: (await findAbout(other, language)) && {
      label: t(`pages.about.in.${other}`, { site }),
      href: path(other, language),
    },
    description: t(`pages.about.description.${country}`, { site }),
    canonical: path(country, language),
    alternates: alternatesIn(written, (target) => path(country, target)),
  };
}

function keyOf(country: Country): string {
  return `about/${country.toLowerCase()}`;
}
