import { inEveryLanguage, languages, type Language, type PerLanguage } from "#app/i18n/languages.ts";
import { slugify } from "./fold.ts";
import { isAddressable, placeKinds, type PlaceKind } from "./place.ts";

/** What the slug of a place depends on. */
export interface Sluggable {
  key: string;
  kind: PlaceKind;
  parentKey: string | null;
  names: PerLanguage<string>;
  /** Slugs chosen by hand, which nothing else may take. */
  fixedSlugs: Partial<PerLanguage<string>>;
  postcodes: readonly string[];
  population: number | null;
}

/**
 * The slug of every place in every language; unique within a language and a pure function of the places, so that links
 * stay good. Of places with one name the largest kind, then the one where more people live, keeps the plain slug; the
 * others add the slug of their municipality (a municipality that of its province or canton), then their first postcode.
 * @returns slugs by the key of the place
 */
export function slugsOf(places: readonly Sluggable[]): Map<string, PerLanguage<string>> {
  const byKey = new Map(places.map((place) => [place.key, place]));
  // Once each: a sort compares each with some dozen others.
  const ordered = places
    .map((place) => ({ place, rank: placeKinds.indexOf(place.kind), people: inhabitants(place, byKey) }))
    .sort((a, b) => a.rank - b.rank || b.people - a.people || (a.place.key < b.place.key ? -1 : 1))
    .map(({ place }) => place);
  const slugs = new Map<string, PerLanguage<string>>(places.map(({ key }) => [key, inEveryLanguage(() => "")]));
  for (const language of languages) assign(language, ordered, byKey, slugs);
  return slugs;
}

function assign(
  language: Language,
  ordered: readonly Sluggable[],
  byKey: ReadonlyMap<string, Sluggable>,
  slugs: Map<string, PerLanguage<string>>,
): void {
  const taken = new Set(ordered.flatMap(({ fixedSlugs }) => fixedSlugs[language] ?? []));
  const give = (place: Sluggable, slug: string) => {
    taken.add(slug);
    slugs.get(place.key)![language] = slug;
  };
  const later: Sluggable[] = [];
  for (const place of ordered) {
    const fixed = place.fixedSlugs[language];
    const plain = slugify(place.names[language]);
    if (fixed) give(place, fixed);
    else if (taken.has(plain)) later.push(place);
    else give(place, plain);
  }
  for (const place of later) {
    const container = slugs.get(containerOf(place, byKey).key)![language];
    const longer = `${slugify(place.names[language])}-${container}`;
    const slug = [longer, `${longer}-${place.postcodes[0] ?? ""}`].find((candidate) => !taken.has(candidate));
    if (!slug) throw new Error(`No slug is left for ${place.key} in ${language}`);
    give(place, slug);
  }
}

/** The municipality of what is smaller, the next larger place of what is not. */
function containerOf(place: Sluggable, byKey: ReadonlyMap<string, Sluggable>): Sluggable {
  const parent = place.parentKey === null ? undefined : byKey.get(place.parentKey);
  if (!parent) return place;
  const inside = isAddressable(parent.kind) && parent.kind !== "municipality";
  return inside ? containerOf(parent, byKey) : parent;
}

function inhabitants(place: Sluggable, byKey: ReadonlyMap<string, Sluggable>): number {
  if (place.population !== null) return place.population;
  const container = containerOf(place, byKey);
  return container === place ? 0 : inhabitants(container, byKey);
}
