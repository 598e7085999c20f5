import { fold } from "./fold.ts";
import type { Gazetteer, NamedPlace } from "./gazetteer.ts";
import { isAddressable, type Country, type Place } from "./place.ts";

interface AddressedPlace {
  /** The gazetteer's id, where the feed knows it. */
  placeKey?: string;
  postcode: string;
  /** Town, village or quarter, in any language. */
  locality: string;
  country: Country;
}

/**
 * The smallest place that an address names for certain: by its key; else the village or quarter of that name where the
 * postcode reaches; else the place the postcode means best; else, with an unknown postcode, the only place of that name
 * in the country. Never larger than a municipality.
 * @returns undefined when nothing of the address is known
 */
export function placeForAddress(gazetteer: Gazetteer, address: AddressedPlace): Place | undefined {
  const { placeKey, postcode, country } = address;
  const keyed = placeKey === undefined ? undefined : gazetteer.byKey(placeKey);
  if (keyed && keyed.country === country && isAddressable(keyed.kind)) return keyed;

  const named = gazetteer.names
    .get(fold(address.locality))
    .filter(({ place }) => place.country === country && isAddressable(place.kind));
  const reached = gazetteer.allOfPostcode(postcode, country);
  if (reached.length === 0) return onlyPlace(named.filter(({ own }) => own)) ?? onlyPlace(named);

  const municipalities = new Set(reached.filter(({ kind }) => kind === "municipality"));
  const inside = named.filter(({ place }) =>
    gazetteer.ancestors(place).some((ancestor) => municipalities.has(ancestor)),
  );
  const exact = inside.find(({ place }) => reached.includes(place))?.place;
  return exact ?? onlyPlace(inside) ?? gazetteer.byPostcode(postcode, country);
}

function onlyPlace([first, ...others]: readonly NamedPlace[]): Place | undefined {
  return others.length === 0 ? first?.place : undefined;
}

/** The place columns of a listing: its smallest known place and those it lies in. */
interface PlaceChain {
  placeId: number;
  municipalityId: number;
  /** Province of Belgium or canton of Luxembourg; null in Brussels. */
  provinceId: number | null;
  /** Region of Belgium; null in Luxembourg. */
  regionId: number | null;
  countryId: number;
}

/**
 * The place columns of a listing that lies in `place`.
 * @throws for a place that is larger than a municipality
 */
export function chainOf(gazetteer: Gazetteer, place: Place): PlaceChain {
  const chain = [place, ...gazetteer.ancestors(place)];
  const idOf = (...kinds: Place["kind"][]) => chain.find(({ kind }) => kinds.includes(kind))?.id ?? null;
  const municipalityId = idOf("municipality");
  const countryId = idOf("country");
  if (municipalityId === null || countryId === null) throw new Error(`A listing cannot lie in ${place.key}`);
  return {
    placeId: place.id,
    municipalityId,
    provinceId: idOf("province", "canton"),
    regionId: idOf("region"),
    countryId,
  };
}
