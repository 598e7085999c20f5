import type { AppLoadContext } from "@remix-run/node";
import type { TFunction } from "i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { findLocationText } from "#app/content/locations.server.ts";
import { areaPath } from "#app/content/area-path.ts";
import { areaOfKey, listAreasOf } from "#app/content/areas.server.ts";
import { sourcesLine } from "#app/content/pages/figure-sources.ts";
import { lowerHeadings } from "#app/content/pages/split-title.ts";
import { renderDocument, textSources } from "#app/content/rendering/render-document.server.tsx";
import { alsoMadeOf } from "#app/http/page-cache.server.ts";
import { passMarkup } from "#app/http/rendering/pass-markup.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Place } from "#app/places/place.ts";
import { operator } from "#app/seo/operator.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Deal } from "#app/filters/deal.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import { landingTextId, type LandingText } from "./landing-text.tsx";

interface Searched {
  segment: TypeSegment;
  place: Place;
  deal: Deal;
}

/** What editors have written about a place for a type of property: the text, and the pages of its areas. */
export async function loadLandingText(
  db: Database,
  { segment, place, deal }: Searched,
  { request, context }: { request: Request; context: AppLoadContext },
  language: Language,
  t: TFunction,
): Promise<LandingText | undefined> {
  const [text, areas] = await Promise.all([
    findLocationText(segment, place.key, language),
    listAreasOf({ type: segment, place: place.key, transaction: deal }, language),
  ]);
  const links = areas.map(({ data, parts }) => ({ label: data.title, href: areaPath(areaOfKey(parts), language)! }));
  if (!text) return links.length > 0 ? { areas: links } : undefined;
  await alsoMadeOf(context, databaseOf(context), await textSources(db, text));
  const { html } = await renderDocument(db, text);
  return {
    title: text.data.title,
    // Elsewhere than at its own place the page describes itself: search engines want no two pages described alike.
    description: text.data.place === place.key ? text.data.description : undefined,
    html: passMarkup(request, context, landingTextId, lowerHeadings(html)),
    sources: sourcesLine(text.data.sources, place.country, operator.siteName, t),
    areas: links,
  };
}
