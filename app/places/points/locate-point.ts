import type { Language } from "#app/i18n/languages.ts";
import { metresBetween } from "../distance.ts";
import { longest } from "../find-places.ts";
import { fold, slugify } from "../fold.ts";
import type { Gazetteer } from "../gazetteer.ts";
import { locate } from "../locate.ts";
import { isAddressable, type Place } from "../place.ts";
import type { PointIndex } from "./point-index.ts";
import { pointKinds } from "./point.ts";

/** What words mean: one point, by its number; several, of which nobody can say which is meant; or none. */
type Located = { point: number } | { among: readonly number[] } | undefined;

/** Of these kinds the first of a name is meant; of two streets or museums either may be. */
const firstOfMany = pointKinds.indexOf("landmark");

/** Metres between the middles of two parts of a street. */
const sameStreet = 2_500;

/** A house number, with a letter or a box: `155`, `12b`, `12 bus 3`, `12 bte 3`. */
const houseNumber = /^\d{1,4}[a-z]?$/;
const box = /^(?:bus|bte|boite|box)$/;

/**
 * The point that is meant by words, by the slug that an address has, or by a street with a house number: a name in any
 * language or an alias, and the town where that is needed, as in `Rue Neuve 12, 1000 Bruxelles`. Accents and case do not
 * matter; typing errors do, see find-points.ts. A house number is read past: where on the street it stands is not known.
 * @param within of several of one name those in one of these places are meant
 */
export function locatePoint(
  points: PointIndex,
  gazetteer: Gazetteer,
  text: string,
  language: Language,
  within: readonly Place[] = [],
): Located {
  // Folding may make a text longer.
  const words = fold(text.slice(0, longest)).slice(0, longest).split(" ").filter(Boolean).slice(0, 12);
  return (
    meant(points, gazetteer, points.named(stationWords(words)), within) ??
    inTown(points, gazetteer, words, language) ??
    numbered(points, gazetteer, words, language, within) ??
    meant(points, gazetteer, points.holding(words), within)
  );
}

/** The slug of a point in a language: its name, with the municipality's where the name alone would not mean it. */
export function slugOfPoint(points: PointIndex, gazetteer: Gazetteer, number: number, language: Language): string {
  const slug = slugify(points.point(number).names[language]);
  const located = locatePoint(points, gazetteer, slug, language);
  if (located && "point" in located && located.point === number) return slug;
  const town = gazetteer.byKey(points.municipalityOf(number));
  return town ? `${slug}-${town.slugs[language]}` : slug;
}

/** A railway station, a train station and a station are one. */
function stationWords(words: readonly string[]): string {
  return words
    .join(" ")
    .replace(/\b(?:railway|train|metro and railway) station\b/, "station")
    .replace(/\btreinstation\b/, "station");
}

function meant(
  points: PointIndex,
  gazetteer: Gazetteer,
  bearers: readonly number[],
  within: readonly Place[],
): Located {
  if (bearers.length === 0) return undefined;
  const inside = bearers.filter((number) => within.some((place) => liesIn(gazetteer, points, number, place)));
  const [first, ...others] = inside.length > 0 ? inside : bearers;
  const kind = points.kindOf(first!);
  const { lat, lng } = points.point(first!);
  // A street goes on in the next municipality under its name.
  const alike = others.filter(
    (number) => points.kindOf(number) === kind && metresBetween(points.point(number), { lat, lng }) > sameStreet,
  );
  if (kind < firstOfMany || alike.length === 0) return { point: first! };
  return { among: [first!, ...alike] };
}

/** `rue neuve bruxelles`: a name, and behind it a town, or a postcode, or both. */
function inTown(points: PointIndex, gazetteer: Gazetteer, words: readonly string[], language: Language): Located {
  for (let at = words.length - 1; at > 0; at--) {
    const whole = points.named(words.slice(0, at).join(" "));
    const bearers = whole.length > 0 ? whole : points.named(words.slice(0, withoutNumber(words, at)).join(" "));
    if (bearers.length === 0) continue;
    const town = townOf(gazetteer, words.slice(at), language);
    const inside = town && bearers.filter((number) => liesIn(gazetteer, points, number, town));
    if (inside && inside.length > 0) return { point: nearestTo(points, inside, town) };
  }
  return undefined;
}

/** `rue neuve 12`, `12 rue neuve`. */
function numbered(
  points: PointIndex,
  gazetteer: Gazetteer,
  words: readonly string[],
  language: Language,
  within: readonly Place[],
): Located {
  const to = withoutNumber(words, words.length);
  const rest = houseNumber.test(words[0] ?? "") ? words.slice(1) : words.slice(0, to);
  if (rest.length === 0 || rest.length === words.length) return undefined;
  return meant(points, gazetteer, points.named(rest.join(" ")), within) ?? inTown(points, gazetteer, rest, language);
}

/** Where the words before `end` end without the house number that may stand there. */
function withoutNumber(words: readonly string[], end: number): number {
  let to = end;
  if (to > 2 && box.test(words[to - 2]!)) to -= 2;
  if (to > 1 && houseNumber.test(words[to - 1]!)) to -= 1;
  return to;
}

/** The town that words name: its name, its postcode, or one after the other. */
function townOf(gazetteer: Gazetteer, words: readonly string[], language: Language): Place | undefined {
  const place = locate(gazetteer, words.join(" "), language);
  if (place) return place.kind === "country" ? undefined : place;
  const [first = "", ...rest] = words;
  return /^\d{4}$/.test(first) && rest.length > 0 ? locate(gazetteer, rest.join(" "), language) : undefined;
}

/** Whether a point lies in a place; in one smaller than a municipality, whether it may. */
export function liesIn(gazetteer: Gazetteer, points: PointIndex, number: number, place: Place): boolean {
  const own = gazetteer.byKey(points.municipalityOf(number));
  if (!own) return false;
  if (place === own || gazetteer.ancestors(own).includes(place)) return true;
  return isAddressable(place.kind) && gazetteer.ancestors(place).includes(own);
}

/** The likeliest; in a part of a town the nearest. */
function nearestTo(points: PointIndex, numbers: readonly number[], place: Place): number {
  if (place.kind !== "locality" && place.kind !== "quarter" && place.kind !== "district") return numbers[0]!;
  const far = (number: number) => metresBetween(points.point(number), place);
  return numbers.reduce((best, number) => (far(number) < far(best) ? number : best));
}
