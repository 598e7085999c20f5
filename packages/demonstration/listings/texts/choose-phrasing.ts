import type { Random } from "../random.ts";
import type { Phrasings } from "./phrasebook.ts";
import type { SaidOfType, Taken } from "./said-before.ts";
import { filled, type Wording } from "./wordings.ts";

/** What is said of a topic, as text and as what counts of it. */
export interface Said {
  text: string;
  wording: Wording;
}

/**
 * One of the phrasings in one of its ways that has not been said too often; where there is none, nothing, or one that was
 * if something is needed.
 */
export function sayOnce(
  phrasings: readonly string[],
  before: SaidOfType,
  needed: boolean,
  random: Random,
): Said | undefined {
  if (phrasings.length === 0) return undefined;
  const first = before.take(random.pick(phrasings));
  const any = random.pick(first.wording.ways);
  if (before.allows(any)) return said(any, first);
  const fresh: { way: Wording; taken: Taken }[] = [];
  for (const phrasing of phrasings) {
    const taken = before.take(phrasing);
    for (const way of taken.wording.ways) if (before.allows(way)) fresh.push({ way, taken });
  }
  if (fresh.length === 0) return needed ? said(any, first) : undefined;
  const { way, taken } = random.pick(fresh);
  return said(way, taken);
}

/** What was taken, said in one of its ways. */
function said(way: Wording, { wording, text, figures }: Taken): Said {
  return { wording: way, text: way === wording ? text : filled(way.pattern, figures) };
}

export function includesAny(text: string, forms: readonly string[]): boolean {
  for (const form of forms) if (text.includes(form)) return true;
  return false;
}

/** The ways that hold and repeat the least of what has been told. */
export function leastRepeating(ways: Phrasings, told: readonly (readonly string[])[]): string[] {
  const holding: string[] = [];
  for (const way of ways) if (way) holding.push(way);
  if (told.length === 0 || holding.length < 2) return holding;
  let fewest = Infinity;
  let chosen: string[] = [];
  for (const way of holding) {
    let repeats = 0;
    for (const forms of told) if (includesAny(way, forms)) repeats++;
    if (repeats > fewest) continue;
    if (repeats < fewest) [fewest, chosen] = [repeats, []];
    chosen.push(way);
  }
  return chosen;
}
