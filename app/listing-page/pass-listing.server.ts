import type { AppLoadContext } from "@remix-run/node";
import type { ComponentProps, ComponentType } from "react";
import { passPart } from "#app/http/rendering/pass-part.server.tsx";
import { keepByItself, noteFirstTime } from "#app/http/lasting-data.server.ts";
import { i18nIn, textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { CardView } from "#app/listings/card.tsx";
import { Brochure } from "./brochure.tsx";
import { keepsListings } from "./kept-listings.server.ts";
import { ListingBody } from "./listing-body.tsx";
import { ListingCards } from "./listing-cards.tsx";
import type { ListingPage } from "./page-of-listing.server.ts";

/**
 * Passes on what is only read of a listing: its text, other properties and the printed sheet, most of what is known of it.
 * @param page of what is no longer on offer (`status` 410), other properties are all that is shown
 * @param isKept whether it comes again as it is; markup of what may not be asked for again is not looked for
 * @returns what belongs into the loader data: markup, undefined where it stands in the document, and what the page's own code
 * shows
 */
export function passListing(
  request: Request,
  context: AppLoadContext,
  { page, isKept, status }: { page: ListingPage; isKept: boolean; status: number },
  language: Language,
) {
  const isGone = status === 410;
  const parts = isKept ? partsOf(page, language) : divide(page, language);
  const isOnce = keepsListings && !isKept;
  const { pictures, prices } = parts.shown.view;
  if (isOnce) for (const of of [pictures, prices]) noteFirstTime(of);
  const i18n = i18nIn(language);
  const pass = <Data extends object>(id: string, part: ComponentType<Data>, of: Data) =>
    passPart(request, context, id, { part, of, i18n, isOnce });
  const passCards = (id: string, cards: CardsOf | undefined) =>
    cards && { html: pass(`${id}-listings`, ListingCards, cards) };
  return {
    ...parts.shown,
    body: isGone ? undefined : pass("listing-body", ListingBody, parts.body),
    brochure: isGone ? undefined : pass("brochure", Brochure, parts.sheet),
    similar: passCards("similar", parts.similar),
    sameBuilding: passCards("same-building", parts.sameBuilding),
  };
}

type CardsOf = ComponentProps<typeof ListingCards>;

const made = new WeakMap<ListingPage, ReturnType<typeof divide>>();

/** The same parts of the same page, which is kept: what is made of them is found again by that. */
function partsOf(page: ListingPage, language: Language) {
  let parts = made.get(page);
  if (!parts) {
    parts = divide(page, language);
    made.set(page, parts);
    const { body, sheet, similar, sameBuilding } = parts;
    for (const of of [body, sheet, similar, sameBuilding]) if (of) keepByItself(of);
  }
  return parts;
}

/** What the page's own code shows, and what its parts are made of. */
function divide(
  { view, context, yieldContext, costs, brochure, similar, sameBuilding, ...page }: ListingPage,
  language: Language,
) {
  const t = textsIn(language);
  const { reference, title, crumbs, pictures, prices, reduced, status, advertiser, place } = view;
  const { nearbyHref } = place;
  const cardsOf = (id: string, title: string, cards: CardView[], all?: CardsOf["all"]): CardsOf | undefined =>
    cards.length === 0 ? undefined : { id, title, cards, all };
  return {
    shown: {
      ...page,
      view: { reference, title, crumbs, pictures, prices, reduced, status, advertiser, nearbyHref },
      url: brochure.url,
    },
    body: { view, context, yieldContext, costs },
    sheet: { view, brochure },
    similar: cardsOf("similar", t("listing.similar.title"), similar, {
      href: nearbyHref,
      label: t("listing.similar.all"),
    }),
    sameBuilding: cardsOf("same-building", t("listing.similar.building"), sameBuilding),
  };
}

/** What the page's own code shows of a listing. */
export type ShownListing = ReturnType<typeof passListing>["view"];
