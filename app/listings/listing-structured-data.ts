import type {
  AccommodationLeaf,
  GeoCoordinatesLeaf,
  ItemAvailability,
  MergeLeafTypes,
  OfferLeaf,
  PostalAddressLeaf,
  RealEstateListingLeaf,
} from "schema-dts";
import { inLanguage, type Language } from "#app/i18n/languages.ts";
import { openGraphUrl, photoUrl } from "#app/media/pictures/photo-view.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { streetLine } from "#app/places/street-line.ts";
import type { Deal } from "#app/filters/deal.ts";
import { agentData } from "./agent-structured-data.ts";
import type { CardRow } from "./read-cards.server.ts";
import type { Listing } from "./find-listing.server.ts";
import { listingHref } from "./listing-href.ts";
import { floorSize, offersOf, placeClass, type PlaceClass } from "./offer-structured-data.ts";
import type { ListingStatus } from "#app/vocabulary/vocabulary.ts";

/** Page and place at once: offers belong to the one in schema.org, the floor size and the point to the other. */
type ListedProperty = Omit<MergeLeafTypes<[RealEstateListingLeaf, AccommodationLeaf]>, "@type"> & {
  "@type": ["RealEstateListing", PlaceClass];
};

/**
 * A listing as an entry of a feed.
 * @param deal what was searched for: its offer comes first
 * @param siteUrl without a slash at its end
 */
export function listedProperty(row: CardRow, language: Language, siteUrl: string, deal?: Deal): ListedProperty {
  const { reference, titles, type, surfaceMin, surfaceTotal } = row;
  const size = floorSize(surfaceMin, surfaceTotal);
  return {
    "@type": ["RealEstateListing", placeClass(type)],
    identifier: reference.toUpperCase(),
    url: siteUrl + listingHref(reference, titles, language),
    name: inLanguage(titles, language)?.value ?? reference.toUpperCase(),
    offers: one(offersOf(row, deal)),
    ...(size && { floorSize: size }),
    geo: geoOf(row),
  };
}

/**
 * A listing as its own page tells it: the page, the place it is about, and the offers with who makes them, of several agents each.
 * @param page what it says about itself; `canonical` as a path
 * @param siteUrl without a slash at its end
 * @param others who offer the same property, beside the listing's own
 */
export function listingStructuredData(
  listing: Listing,
  page: { description: string; canonical: string },
  gazetteer: Gazetteer,
  language: Language,
  siteUrl: string,
  others: readonly Listing["advertiser"][] = [],
): RealEstateListingLeaf {
  const { reference, titles, photos, publishedAt, updatedAt } = listing;
  const url = siteUrl + page.canonical;
  const title = inLanguage(titles, language);
  const images = photos.map(({ key }, at) => siteUrl + (at === 0 ? openGraphUrl(key) : photoUrl(key, 1440, "webp")));
  return {
    "@type": "RealEstateListing",
    "@id": url,
    url,
    identifier: reference.toUpperCase(),
    name: title?.value ?? reference.toUpperCase(),
    description: page.description,
    inLanguage: title?.language ?? language,
    datePosted: publishedAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    ...(images.length > 0 && { image: images }),
    offers: one(detailedOffers(listing, [listing.advertiser, ...others])),
    about: placeOf(listing, gazetteer, language),
  };
}

const availability: Record<ListingStatus, ItemAvailability> = {
  draft: "https://schema.org/PreSale",
  published: "https://schema.org/InStock",
  "under-option": "https://schema.org/Reserved",
  let: "https://schema.org/SoldOut",
  sold: "https://schema.org/SoldOut",
  withdrawn: "https://schema.org/Discontinued",
};

/** Of each agent the same offers: they are one property's for asking the same. */
function detailedOffers(listing: Listing, agents: readonly Listing["advertiser"][]): OfferLeaf[] {
  return agents.flatMap((agent) =>
    offersOf(listing).map((offer) => ({
      ...offer,
      availability: availability[listing.status],
      ...(listing.availableFrom && { availabilityStarts: listing.availableFrom }),
      offeredBy: agentData(agent),
    })),
  );
}

function placeOf(listing: Listing, gazetteer: Gazetteer, language: Language) {
  const { bedrooms, bathrooms, builtYear, floor } = listing.facts;
  const size = floorSize(listing.surfaceMin, listing.surfaceTotal);
  const place: Omit<AccommodationLeaf, "@type"> = {
    ...(size && { floorSize: size }),
    ...(bedrooms !== undefined && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== undefined && { numberOfBathroomsTotal: bathrooms }),
    ...(floor !== undefined && { floorLevel: floor.toString() }),
    ...(builtYear !== undefined && { yearBuilt: builtYear }),
    address: addressOf(listing, gazetteer, language),
    geo: geoOf(listing),
  };
  return { "@type": placeClass(listing.type), ...place };
}

/** As far as the advertiser lets it be told: of a hidden address the municipality. */
function addressOf(listing: Listing, gazetteer: Gazetteer, language: Language): PostalAddressLeaf {
  const municipality = gazetteer.getById(listing.municipalityId);
  const region = gazetteer.ancestors(municipality).find(({ kind }) => kind === "region" || kind === "canton");
  const { street, houseNumber, postcode, addressHidden } = listing;
  return {
    "@type": "PostalAddress",
    ...(!addressHidden && {
      ...(street && { streetAddress: streetLine(street, houseNumber, municipality.country) }),
      postalCode: postcode,
    }),
    addressLocality: municipality.names[language],
    ...(region && { addressRegion: region.names[language] }),
    addressCountry: municipality.country,
  };
}

/** To some ten metres, like the small map; of a hidden address the importer keeps the municipality's point only. */
function geoOf({ lat, lng }: { lat: number; lng: number }): GeoCoordinatesLeaf {
  return { "@type": "GeoCoordinates", latitude: Number(lat.toFixed(4)), longitude: Number(lng.toFixed(4)) };
}

/** A single value stands by itself in JSON-LD. */
function one<Value>(values: Value[]): Value | Value[] {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 ? first : values;
}
