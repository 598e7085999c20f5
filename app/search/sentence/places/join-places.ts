import type { Gazetteer } from "#app/places/gazetteer.ts";
import { isAddressable, type Place } from "#app/places/place.ts";
import type { Mention } from "./place-mentions.ts";

/** "Saint-Nicolas (Liège)": of several of a name the one in the province of the town in brackets, which is not sought. */
function inProvince(gazetteer: Gazetteer, mention: Mention, { candidates: [town] }: Mention): Mention | undefined {
  const around = town && [town, ...gazetteer.ancestors(town)].find(({ kind }) => kind === "province");
  const there = mention.candidates.find(
    (place) => around && gazetteer.ancestors(place).includes(around) && !gazetteer.ancestors(place).includes(town),
  );
  return there && { ...mention, candidates: [there] };
}

/** What the places of a sentence come to: one to search in, and parts of it or places beside each other. */
interface NamedPlaces {
  location?: Place;
  districts: Place[];
}

/**
 * Puts the places named together: "Ixelles, Brussels" is Ixelles, "Ixelles and Uccle in Brussels" are two districts of
 * one location, "Ghent or Antwerp" two places. A name of several places is the one that lies in another place named.
 */
export function joinPlaces(gazetteer: Gazetteer, mentions: readonly Mention[]): NamedPlaces {
  const holds = (outer: Place, inner: Place) => outer !== inner && gazetteer.ancestors(inner).includes(outer);
  const bracketed = mentions.findIndex(({ isBracketed }) => isBracketed);
  const told = bracketed > 0 && inProvince(gazetteer, mentions[bracketed - 1]!, mentions[bracketed]!);
  if (told) return joinPlaces(gazetteer, mentions.toSpliced(bracketed - 1, 2, told));
  const chosen = mentions.map((mention) => {
    const others = mentions.filter((other) => other !== mention).map(({ candidates }) => candidates[0]);
    const inside = mention.candidates.find((place) =>
      others.some((other) => other !== undefined && holds(other, place)),
    );
    return inside ?? mention.candidates[0];
  });
  const places = [...new Set(chosen.filter((place) => place !== undefined))];
  // "Diegem or Machelen" names both, though one lies in the other; "Ixelles or Uccle in Brussels" names two.
  const asked = chosen.filter((_, index) => mentions[index]?.isChoice === true || mentions[index + 1]?.isChoice);
  // "Rixensart/Genval/La Hulpe": of a list all are asked for; who says where a part lies says it behind the part.
  const isOfList = (place: Place) =>
    isAddressable(place.kind) &&
    places.some((other) => other !== place && !holds(place, other) && !holds(other, place)) &&
    places.every((other, at) => !holds(place, other) || at > places.indexOf(place));
  const inner = places.filter(
    (place) => asked.includes(place) || isOfList(place) || !places.some((other) => holds(place, other)),
  );
  const [only] = inner;
  if (inner.length === 1) return { location: only, districts: [] };
  const around = places.find((place) => inner.every((part) => holds(place, part)));
  return { location: around, districts: inner };
}
