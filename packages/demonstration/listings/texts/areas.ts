import { z } from "zod";
import { optional, readGroups, readTable } from "../../data/read-data.ts";
import type { Language, PerLanguage } from "../../listing-format.ts";
import type { Location } from "../../places/location.ts";
import { characters } from "../../places/spot.ts";
import { regionNames } from "../../drawings/building.ts";
import type { Phrasings } from "./phrasebook.ts";

const sentence = z.string().min(1);
const texts = { en: sentence, fr: sentence, nl: sentence };

const areas: ReadonlyMap<string, PerLanguage<string>> = new Map(
  readTable("phrases/areas.tsv", z.object({ place: z.string(), ...texts })).map(({ place, ...phrase }) => [
    place,
    phrase,
  ]),
);

/** How people say that something is in a part of town, where a plain "in", "à" or "in" with the name would be odd. */
export function areaPhrase(place: string, language: Language): string | undefined {
  return areas.get(place)?.[language];
}

const region = optional.pipe(z.enum(regionNames).optional());
const neighbourhoods = readGroups(
  "phrases/neighbourhoods.tsv",
  z.object({ character: z.enum(characters), region, ...texts }),
  ({ character }) => character,
);

/**
 * What the neighbourhood is like: sentences true of every address in it.
 * @param inside `in Ghent`, in the language
 */
export function describeNeighbourhood(at: Location, language: Language, inside: string): Phrasings {
  const key = `${at.character} ${at.region} ${inside}`;
  const known = described[language];
  let phrasings = known.get(key);
  if (!phrasings) {
    if (known.size >= mostDescribed) known.clear();
    known.set(key, (phrasings = phrasingsOf(at, language, inside)));
  }
  return phrasings;
}

/** Neighbourhoods kept at a time in each language: the two countries have fewer. */
const mostDescribed = 10_000;
const described: PerLanguage<Map<string, Phrasings>> = { en: new Map(), fr: new Map(), nl: new Map() };

function phrasingsOf(at: Location, language: Language, inside: string): Phrasings {
  const begun = inside.charAt(0).toUpperCase() + inside.slice(1);
  const phrasings: string[] = [];
  for (const { region, [language]: text } of neighbourhoods.get(at.character) ?? []) {
    if (region === undefined || region === at.region)
      phrasings.push(withArea(withArea(text, "{area}", inside), "{Area}", begun));
  }
  return phrasings;
}

/** A text with an area in the place of its first slot of that name. */
function withArea(text: string, slot: string, area: string): string {
  const at = text.indexOf(slot);
  return at < 0 ? text : text.slice(0, at) + area + text.slice(at + slot.length);
}
