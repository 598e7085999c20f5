import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import type { Country } from "#app/places/place.ts";
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
  const { name, phone, website, licence } = advertiser;
  return {
    name,
    href: agencyHref(advertiser, language),
    licence: licence && t(`listing.advertiser.licence.${country}`, { number: licence }),
    phone,
    tel: phone && `tel:${phone.replace(/\(0\)|[^\d+]/g, "")}`,
    website,
  };
}
