import type { TFunction } from "i18next";
import { curlApostrophes } from "#app/i18n/apostrophes.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Country } from "#app/places/place.ts";
import { streetLine } from "#app/places/street-line.ts";
import { telephoneAddress } from "#app/places/telephone-address.ts";
import { agencyHref } from "./agency-href.ts";
import type { Listing } from "./find-listing.server.ts";

export type AdvertiserView = ReturnType<typeof advertiserView>;

/** Who offers a listing. Their e-mail address stays here: the form on the page writes to it. */
export function advertiserView(
  { advertiser }: Pick<Listing, "advertiser">,
  country: Country,
  language: Language,
  t: TFunction,
) {
  const { name, phone, website, licence, address } = advertiser;
  return {
    name,
    href: agencyHref(advertiser, language),
    licence: licence && t(`listing.advertiser.licence.${country}`, { number: licence }),
    phone,
    tel: phone && telephoneAddress(phone, country),
    website,
    address: address ? addressLine(address) : undefined,
  };
}

type OfficeAddress = NonNullable<Listing["advertiser"]["address"]>;

/** As on an envelope: in Luxembourg with its letter before the postcode. */
function addressLine({ street, number, postcode, locality, country }: OfficeAddress): string {
  return `${curlApostrophes(streetLine(street, number, country))}, ${country === "LU" ? "L-" : ""}${postcode} ${locality}`;
}
