import { fold } from "./fold.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { Place } from "./place.ts";

/** Words that are looked at. */
const most = 8;

/** Letters: shorter names are words as well, as "As" is. */
const shortest = 4;

/** What joins a town's name to a street's or a station's that may lie elsewhere: "rue de Bastogne". */
const joins = /\b(?:de|d|du|des|van|of)$/;

/** Its middle is in the town itself: "centre de Liège". */
const middle = /^(?:(?:hyper)?centre|centre ville|(?:town|city) cent(?:re|er)|(?:stads)?centrum|binnenstad)\b/;

/**
 * The municipality that words begin or end with, where they are no name as a whole: "Gent centrum", "Bloemekeswijk Gent".
 * Only spaces part words: what an address says with hyphens is a slug.
 * @returns the town, and the other words as they were written
 */
export function townInWords(gazetteer: Gazetteer, text: string): { town: Place; others: string } | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length > most) return undefined;
  for (let length = words.length - 1; length > 0; length--) {
    const ends = [
      { name: words.slice(0, length), others: words.slice(length).join(" "), isBehind: false },
      { name: words.slice(-length), others: words.slice(0, -length).join(" "), isBehind: true },
    ];
    for (const { name, others, isBehind } of ends) {
      const town = municipalityCalled(gazetteer, fold(name.join(" ")));
      const before = fold(others);
      const isOfOther = isBehind && joins.test(before) && !middle.test(before);
      if (town && before !== "" && !isOfOther) return { town, others };
    }
  }
  return undefined;
}

function municipalityCalled(gazetteer: Gazetteer, name: string): Place | undefined {
  if (name.length < shortest) return undefined;
  return gazetteer.names.get(name).find(({ place }) => place.kind === "municipality")?.place;
}
