import type { Language } from "#app/i18n/languages.ts";
import { fold } from "./fold.ts";
import type { Gazetteer, NamedPlace } from "./gazetteer.ts";
import { countries, type Place, type PlaceKind } from "./place.ts";
import { readPostcode, type Postcode } from "./postcode.ts";
import { typingErrors } from "./typing-errors.ts";

export interface FoundPlace {
  place: Place;
  /** In the language asked for, e.g. `Ixelles, Brussels`. */
  label: string;
  kind: PlaceKind;
  /** The name that matched, folded: `anvers` for Antwerp. */
  matched: string;
}

interface Match {
  named: NamedPlace;
  matched: string;
  /** How far what was written is from the name: see {@link distances}. */
  distance: number;
  /** Typing errors in it. */
  errors: number;
}

/** Typing errors are added to the last two. */
const distances = { whole: 0, beginning: 1, laterWord: 2, wholeWithErrors: 2, partWithErrors: 4 };

/** Characters of what was written that are looked at, before folding and after it, which makes some texts longer. */
export const longest = 100;

/** Names most alike that are looked at for typing errors. */
const candidates = 40;

/** Fewer letters that begin a name are taken for just that beginning, not for another name with an error in it. */
const enoughToErr = 5;

/**
 * The places somebody may mean by what they wrote, best first: a whole name in any language, an alias or a postcode;
 * then names beginning so; then names with one or two typing errors. Of equals own names come before aliases, larger
 * kinds before smaller, the more populous before the less.
 * @param text as written; accents and case do not matter
 */
export function findPlacesIn(gazetteer: Gazetteer, text: string, language: Language, limit: number): FoundPlace[] {
  const best = new BestMatches(limit);
  const postcode = readPostcode(text.slice(0, longest));
  if (postcode)
    return withPostcode(gazetteer, postcode)
      .slice(0, limit)
      .map((place) => foundPlace(gazetteer, place, postcode.code, language));
  offerNames(best, gazetteer, fold(text.slice(0, longest)).slice(0, longest));
  return best.matches.map(({ named, matched }) => foundPlace(gazetteer, named.place, matched, language));
}

function foundPlace(gazetteer: Gazetteer, place: Place, matched: string, language: Language): FoundPlace {
  return { place, label: gazetteer.placeLabel(place, language), kind: place.kind, matched };
}

/** A code of both countries: the Belgian place first. */
function withPostcode(gazetteer: Gazetteer, { code, country }: Postcode): Place[] {
  return (country ? [country] : countries).flatMap((of) => gazetteer.byPostcode(code, of) ?? []);
}

function offerNames(best: BestMatches, { names }: Gazetteer, written: string): void {
  if (written === "") return;
  for (const { name, bearers, at } of names.beginningWith(written)) {
    const distance = at > 0 ? distances.laterWord : name === written ? distances.whole : distances.beginning;
    for (const named of bearers) best.offer({ named, matched: name, distance, errors: 0 });
  }
  const [first] = best.matches;
  const isBeginning = first && written.length < enoughToErr;
  if (isBeginning || best.isFull || first?.distance === distances.whole) return;
  const meant = withErrors(names, written);
  // Whoever may have made one error has not made two.
  const errors = first ? 1 : Math.min(...meant.map((match) => match.errors));
  for (const match of meant) if (match.errors <= errors) best.offer(match);
}

/** Of the names and words most alike the errors are counted; a postcode with an error is another postcode. */
function withErrors(names: Gazetteer["names"], written: string): Match[] {
  const allowed = written.length > 3 ? 2 : written.length - 2;
  if (allowed < 1 || /\d/.test(written)) return [];
  return names.alike(written, candidates).flatMap((meant) => {
    const errors = typingErrors(written, meant, allowed);
    if (errors > allowed) return [];
    return names.beginningWith(meant).flatMap(({ name, bearers }) => {
      // With two errors a short word becomes too many others.
      if (name !== meant && errors > 1 && written.length < 8) return [];
      const distance = errors + (name === meant ? distances.wholeWithErrors : distances.partWithErrors);
      return bearers.map((named) => ({ named, matched: name, distance, errors }));
    });
  });
}

/**
 * The best of the matches offered, in order, each place once under the name that fits best. One letter begins thousands
 * of names, at every key: they are not all put in order for the few that are wanted.
 */
class BestMatches {
  readonly matches: Match[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.matches.length === this.#limit;
  }

  offer(match: Match): void {
    const { matches } = this;
    if (this.isFull && !comesBefore(match, matches.at(-1)!)) return;
    const same = matches.findIndex(({ named }) => named.place === match.named.place);
    if (same !== -1) {
      if (!comesBefore(match, matches[same]!)) return;
      matches.splice(same, 1);
    }
    const after = matches.findIndex((other) => comesBefore(match, other));
    matches.splice(after === -1 ? matches.length : after, 0, match);
    if (matches.length > this.#limit) matches.pop();
  }
}

function comesBefore(a: Match, b: Match): boolean {
  return a.distance < b.distance || (a.distance === b.distance && a.named.rank < b.named.rank);
}
