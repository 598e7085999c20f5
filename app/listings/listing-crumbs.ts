import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { isAddressable } from "#app/places/place.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { criteriaOfDeal, type Deal } from "#app/filters/deal.ts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import type { PropertyType } from "#app/vocabulary.ts";

interface Offered {
  type: PropertyType;
  toLet: boolean;
  invest: boolean;
  municipalityId: number;
}

/** The door a listing is found behind first. */
export function dealOfListing({ toLet, invest }: Pick<Offered, "toLet" | "invest">): Deal {
  if (toLet) return "to-let";
  return invest ? "investment" : "for-sale";
}

/** The search that a listing's type and deal stand for; as in a path, `retail` means the whole group. */
export function searchLike(listing: Omit<Offered, "municipalityId">): SearchQuery {
  const { type } = listing;
  return { ...criteriaOfDeal(dealOfListing(listing)), ...(type === "retail" ? { typeGroup: type } : { type }) };
}

/** The way to a listing: deal, type, province (or canton, or Brussels), municipality; each a search. */
export function listingCrumbs(listing: Offered, gazetteer: Gazetteer, language: Language, t: TFunction): Crumb[] {
  const deal = dealOfListing(listing);
  const search = searchLike(listing);
  const municipality = gazetteer.getById(listing.municipalityId);
  const [container] = gazetteer.ancestors(municipality).filter(({ kind }) => !isAddressable(kind));
  const places = container && container.kind !== "country" ? [container, municipality] : [municipality];
  return [
    { label: t(`words.transactions.${deal}`), href: searchHref(criteriaOfDeal(deal), language) },
    { label: t(`words.typesPlural.${listing.type}`), href: searchHref(search, language) },
    ...places.map((place) => ({
      label: place === municipality ? place.names[language] : gazetteer.placeLabel(place, language),
      href: searchHref({ ...search, location: place.slugs[language] }, language),
    })),
  ];
}
