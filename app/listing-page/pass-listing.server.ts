import type { AppLoadContext } from "@remix-run/node";
import type { ComponentType } from "react";
import { passPart } from "#app/http/pass-part.server.tsx";
import { i18nIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { CardView } from "#app/listings/card.tsx";
import { Brochure } from "./brochure.tsx";
import { ListingBody } from "./listing-body.tsx";
import { ListingCards } from "./listing-cards.tsx";
import type { ListingPage } from "./load-listing.server.ts";

/**
 * Passes on what is only read of a listing: its text, other properties and the printed sheet, most of what is known of it.
 * @param isGone no longer on offer: other properties are all that is shown
 * @returns what belongs into the loader data: markup, undefined where it stands in the document, and what the page's own code
 * shows
 */
export function passListing(
  request: Request,
  context: AppLoadContext,
  { view, context: prices, brochure, similar, sameBuilding, ...page }: ListingPage,
  language: Language,
  isGone: boolean,
) {
  const i18n = i18nIn(language);
  const pass = <Data extends object>(id: string, part: ComponentType<Data>, of: Data) =>
    passPart(request, context, id, { part, of, i18n });
  const passCards = (id: string, title: string, cards: CardView[], all?: { href: string; label: string }) => {
    if (cards.length === 0) return undefined;
    return { html: pass(`${id}-listings`, ListingCards, { id, title, cards, all }) };
  };
  const { t } = i18n;
  const { nearbyHref } = view.place;
  const { reference, title, crumbs, pictures, prices: asked, reduced, status, advertiser } = view;
  return {
    ...page,
    view: { reference, title, crumbs, pictures, prices: asked, reduced, status, advertiser, nearbyHref },
    url: brochure.url,
    body: isGone ? undefined : pass("listing-body", ListingBody, { view, context: prices }),
    brochure: isGone ? undefined : pass("brochure", Brochure, { view, brochure }),
    similar: passCards("similar", t("listing.similar.title"), similar, {
      href: nearbyHref,
      label: t("listing.similar.all"),
    }),
    sameBuilding: passCards("same-building", t("listing.similar.building"), sameBuilding),
  };
}

/** What the page's own code shows of a listing. */
export type ShownListing = ReturnType<typeof passListing>["view"];
