import type { Known } from "./known.ts";
import { languages } from "#app/i18n/languages.ts";
import { fold } from "#app/places/fold.ts";
import { fillers } from "../words/filler-phrases.ts";
import { articles } from "../words/near-words.ts";
import type { Near } from "./near.ts";
import { nearLength } from "./nearness.ts";
import { findMention, type Mention } from "./place-mentions.ts";
import type { Reading } from "../reading/reading.ts";
import { wordsOf } from "../reading/tokens.ts";

/** Letters: shorter words name too many things. */
const shortest = 5;

/** What is called by the town behind it as well. */
const turnable = /^(?:airport|aeroport|luchthaven|vliegveld|port|haven)$/;

/**
 * Something that points know by its town's name and its own, said behind "near" without the town: "Gent … nabij Dampoort" is
 * near Gent-Dampoort, and so is "nabij Dampoort in Gent".
 * @param before the town named last
 */
export function readNearPartOfTown(
  reading: Reading,
  at: number,
  before: Mention | undefined,
  known: Known,
): Near | undefined {
  const { gazetteer, points, language } = known;
  const near = nearLength(reading, at);
  if (!near) return undefined;
  const { tokens } = reading;
  let from = near.to;
  for (let skipped = 0; skipped < 2 && articles.has(tokens[from]?.text ?? ""); skipped++) from += 1;
  const word = tokens[from];
  if (word?.kind !== "word" || word.text.length < shortest || fillers.has(word.text)) return undefined;
  const behind = from + (/^(?:in|te|a|en)$/.test(tokens[from + 1]?.text ?? "") ? 2 : 1);
  const after = tokens[behind]?.kind === "word" ? findMention(gazetteer, tokens, behind, language) : undefined;
  for (const town of [after, before]) {
    const [place] = town?.candidates ?? [];
    for (const each of place ? languages : []) {
      const [name, part] = [fold(place!.names[each]), wordsOf(tokens, from, from + 1)];
      // "Luchthaven Zaventem", "aéroport de Zaventem"
      const turned = turnable.test(part) ? [`${part} ${name}`, `${part} de ${name}`] : [];
      const words = [`${name} ${part}`, ...turned].find((called) => points.named(called).length > 0);
      if (words === undefined) continue;
      return town === after && after
        ? { words, metres: near.metres, town: after, from: at, to: after.to }
        : { words, metres: near.metres, from: at, to: from + 1 };
    }
  }
  return undefined;
}
