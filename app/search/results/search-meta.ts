import { preloadBasemap } from "#app/basemap/picture-frame.ts";
import { preloadCardPicture } from "#app/listings/card.tsx";
import { openGraphUrl } from "#app/media/pictures/photo-view.ts";
import type { Box } from "#app/places/area.ts";
import type { Alternates, OwnMeta } from "#app/seo/page-meta.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import type { Landing } from "./landing.server.ts";
import { feedFormats, feedHref, feedTypes } from "../syndication/feed-href.ts";

interface FoundPage {
  language: Language;
  query: SearchQuery;
  title: string;
  description: string;
  canonical: string;
  alternates: Alternates;
  count: number;
  landing: Landing;
  map?: { view: Box } | undefined;
}

/**
 * What a page of results says about itself: its feeds, the picture of its first listing, which the browser fetches first,
 * and that search engines list it only where it is a landing page with something on it.
 */
export function searchMeta(page: FoundPage): OwnMeta {
  const { query, language, count, landing, map } = page;
  const { picture } = landing;
  return {
    ...page,
    noindex: count === 0 || !landing.isLanding,
    image: picture && openGraphUrl(picture.key),
    imageAlt: picture?.alt,
    preload: map ? preloadBasemap(map.view) : query.display === "service" ? [] : preloadFirst(picture),
    otherForms: feedFormats.map((format) => ({
      type: feedTypes[format],
      href: feedHref(format, query, language),
      title: `${landing.heading} (${format === "atom" ? "Atom" : "JSON"})`,
    })),
  };
}

/** The picture of the first card, as the card chooses it. */
function preloadFirst(picture: Landing["picture"]) {
  if (!picture?.isFirst) return [];
  return preloadCardPicture({ photoKey: picture.key, photo: picture.facts, photoDrawn: picture.isDrawn });
}
