import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { isAddressable } from "#app/places/place.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { criteriaOfDeal } from "#app/filters/deal.ts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import { dealOfListing, searchLike, segmentOfListing, type Offered } from "#app/listings/listing-segment.ts";

/** The way to a listing: deal, type, province (or canton, or Brussels), municipality; each a search. */
export function listingCrumbs(
  listing: Offered & { municipalityId: number },
  gazetteer: Gazetteer,
  language: Language,
  t: TFunction,
): Crumb[] {
  const deal = dealOfListing(listing);
  const search = searchLike(listing);
  const municipality = gazetteer.getById(listing.municipalityId);
  const [container] = gazetteer.ancestors(municipality).filter(({ kind }) => !isAddressable(kind));
  const places = container && container.kind !== "country" ? [container, municipality] : [municipality];
  return [
    { label: t(`vocabulary.transactions.${deal}`), href: searchHref(criteriaOfDeal(deal), language) },
    { label: t(`vocabulary.typesPlural.${segmentOfListing(listing)}`), href: searchHref(search, language) },
    ...places.map((place) => ({
      label: place === municipality ? place.names[language] : gazetteer.placeLabel(place, language),
      href: searchHref({ ...search, location: place.slugs[language] }, language),
    })),
  ];
}
