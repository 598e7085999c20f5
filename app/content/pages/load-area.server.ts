import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { headingOf, whereIs } from "#app/filters/describe.ts";
import { marketPath } from "#app/filters/market-path.ts";
import { namePlace, namePlaces } from "#app/filters/search-places.server.ts";
import { criteriaOfSegment, searchHref } from "#app/filters/search-url.ts";
import { operator } from "#app/seo/operator.server.ts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import type { Database } from "#db/client.server.ts";
import { findDocumentOf, languagesOfDocument, listDocuments, type ContentEntry } from "../documents.server.ts";
import { renderDocument } from "../rendering/render-document.server.tsx";
import { alternatesIn } from "../alternates-in.ts";
import { areaPath, type Area } from "../area-path.ts";
import { areaOfKey, keyOfArea } from "../areas.server.ts";
import { loadSurroundings } from "./area-surroundings.server.ts";
import { sourcesLine } from "./figure-sources.ts";

/** Other area pages beside one, at most. */
const othersAtMost = 5;

/** What editors wrote about an area; null where nobody has in that language. */
export function findArea(area: Area, language: Language): Promise<ContentEntry<"area"> | null> {
  return findDocumentOf("area", keyOfArea(area), language);
}

/**
 * An area page in finished words.
 * @returns null where nobody has written it in that language
 */
export async function loadArea(db: Database, gazetteer: Gazetteer, area: Area, language: Language, t: TFunction) {
  const key = keyOfArea(area);
  const document = await findArea(area, language);
  const canonical = areaPath(area, language);
  if (!document || canonical === null) return null;
  const { title, description, sources } = document.data;
  const [{ html }, written, others, surroundings] = await Promise.all([
    renderDocument(db, document),
    languagesOfDocument("area", key),
    listOthers(area, language),
    loadSurroundings(db, area, document.data.place, language),
  ]);
  const search = searchOf(document, area, gazetteer, language, t);
  return {
    title,
    description,
    html,
    crumbs: crumbsOf(area, title, language, t),
    search,
    surroundings,
    others: others.map(({ data, parts }) => ({ label: data.title, href: areaPath(areaOfKey(parts), language)! })),
    sources: sourcesLine(sources, area.country, operator.siteName, t),
    canonical,
    alternates: alternatesIn(written, (target) => areaPath(area, target)!),
  };
}

/** The search that shows what is on offer in the area, in words. */
function searchOf({ data }: ContentEntry<"area">, area: Area, gazetteer: Gazetteer, language: Language, t: TFunction) {
  const location = gazetteer.byKey(data.place);
  const { transaction, type } = area;
  const criteria = { transaction, ...criteriaOfSegment(type), location: location?.slugs[language] };
  return {
    label: headingOf(criteria, namePlaces({ location, districts: [] }, language), language, t),
    href: searchHref(criteria, language),
    mapHref: searchHref({ ...criteria, display: "map" }, language),
    mapWords: location && t("content.seeOnMap", { where: whereIs(namePlace(location, language), language, t) }),
    marketHref: location && marketPath(location, { segment: type, transaction }, language),
  };
}

function crumbsOf({ transaction, type }: Area, title: string, language: Language, t: TFunction): Crumb[] {
  return [
    { label: t("seo.breadcrumbs.home"), href: href("home", language) },
    { label: t(`vocabulary.transactions.${transaction}`), href: searchHref({ transaction }, language) },
    {
      label: t(`vocabulary.typesPlural.${type}`),
      href: searchHref({ transaction, ...criteriaOfSegment(type) }, language),
    },
    { label: title },
  ];
}

/** The same area's other page first, then those nearest in kind. */
async function listOthers(area: Area, language: Language): Promise<ContentEntry<"area">[]> {
  const areas = await listDocuments("area", language);
  const nearness = ({ parts }: ContentEntry<"area">) => {
    const other = areaOfKey(parts);
    if (other.type === area.type && other.area === area.area) return 3;
    return (other.type === area.type ? 1 : 0) + (other.transaction === area.transaction ? 1 : 0);
  };
  return areas
    .filter(({ key, parts }) => areaOfKey(parts).country === area.country && key !== keyOfArea(area))
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, othersAtMost);
}
