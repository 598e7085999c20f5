import type { TFunction } from "i18next";
import { curlApostrophes } from "#app/i18n/apostrophes.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { streetLine } from "#app/places/street-line.ts";

interface Addressed {
  street: string | null;
  houseNumber: string | null;
  box: string | null;
  postcode: string;
  placeId: number;
  municipalityId: number;
  addressHidden: boolean;
}

/** Where a listing is, as far as its advertiser lets it be told. */
export interface AddressView {
  /** Street and number; empty when hidden or not known. */
  street: string;
  /** `1050 Ixelles`, `L-1246 Luxembourg`; of a hidden address the municipality alone. */
  town: string;
  /** The place as a reader names it: `European Quarter, Brussels`. */
  label: string;
  /** Both on one line: `1050 Ixelles, Brussels`, `European Quarter, 1040 Brussels`. */
  line: string;
}

/** A letter to one of the capitals names neither its city council nor its canton: `1000 Brussels`. */
const postalNames: Partial<Record<string, string>> = { "BE-21004": "BE-04000", "LU-0304": "LU" };

/** An address as it is written on an envelope in its country. */
export function addressView(listing: Addressed, gazetteer: Gazetteer, language: Language, t: TFunction): AddressView {
  const municipality = gazetteer.getById(listing.municipalityId);
  if (listing.addressHidden) {
    const label = gazetteer.placeLabel(municipality, language);
    return { street: "", town: municipality.names[language], label, line: label };
  }
  const place = gazetteer.getById(listing.placeId);
  const label = gazetteer.placeLabel(place, language);
  const isLuxembourg = place.country === "LU";
  const postcode = isLuxembourg ? `L-${listing.postcode}` : listing.postcode;
  const isTown = place === municipality || place.kind === "locality";
  const postalTown = isTown ? place : municipality;
  const named = gazetteer.byKey(postalNames[postalTown.key] ?? "") ?? postalTown;
  const town = `${postcode} ${named.names[language]}`;
  const { street, houseNumber } = listing;
  const box = listing.box ? t("listing.place.box", { box: listing.box }) : undefined;
  return {
    street: street ? curlApostrophes(streetLine(street, houseNumber, place.country, box)) : "",
    town,
    label,
    line: isTown ? (named === place ? `${postcode} ${label}` : town) : `${place.names[language]}, ${town}`,
  };
}
