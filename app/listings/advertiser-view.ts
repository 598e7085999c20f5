import type { TFunction } from "i18next";
import type { Country } from "#app/places/place.ts";
import type { Listing } from "./find-listing.server.ts";

export type AdvertiserView = ReturnType<typeof advertiserView>;

/**
 * Who offers a listing and how to reach them: a letter with its subject written, a telephone number, a website.
 * @param url of the listing's page, named in the letter
 */
export function advertiserView(
  { advertiser, ...listing }: Pick<Listing, "advertiser" | "reference">,
  title: string,
  url: string,
  country: Country,
  t: TFunction,
) {
  const { name, email, phone, website, licence } = advertiser;
  const reference = listing.reference.toUpperCase();
  const subject = encodeURIComponent(t("listing.advertiser.subject", { title, reference }));
  const body = encodeURIComponent(t("listing.advertiser.body", { title, reference, url }).replaceAll("\n", "\r\n"));
  return {
    name,
    licence: licence && t(`listing.advertiser.licence.${country}`, { number: licence }),
    mailto: `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}&body=${body}`,
    phone,
    tel: phone && `tel:${phone.replace(/\(0\)|[^\d+]/g, "")}`,
    website,
  };
}
