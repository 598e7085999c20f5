import type { PostalAddressLeaf, RealEstateAgentLeaf } from "schema-dts";
import { streetLine } from "#app/places/street-line.ts";
import type { Listing } from "./find-listing.server.ts";

type Advertiser = Listing["advertiser"];

/** An agent as whoever makes an offer; their e-mail address stays here. */
export function agentData({ name, phone, website, address }: Advertiser): RealEstateAgentLeaf {
  return {
    "@type": "RealEstateAgent",
    name,
    ...(phone && { telephone: phone }),
    ...(website && { url: website }),
    ...(address && { address: postalAddress(address) }),
  };
}

/** Where an agent has their office. */
export function postalAddress(address: NonNullable<Advertiser["address"]>): PostalAddressLeaf {
  const { street, number, postcode, locality, country } = address;
  return {
    "@type": "PostalAddress",
    streetAddress: streetLine(street, number, country),
    postalCode: postcode,
    addressLocality: locality,
    ...(country && { addressCountry: country }),
  };
}
