import { cue } from "../words/beginnings.ts";
import { hasCue, says, type Reading } from "../reading/reading.ts";
import { readAmount } from "../figures/amounts.ts";
import { readCounted } from "../figures/counted-nouns.ts";
import type { Figure } from "../figures/figure.ts";
import type { Parts } from "../parts/parts.ts";

/** What a correction may consist of, together with one of the words that make it one. */
const hesitating = new Set(
  `euh heu uh um er oh ah oops oups oei of or ou enfin wacht wait attends attendez sorry pardon excuseer no non nee neen toch maar wel mais but
   i we ik wij je nous meant mean bedoel bedoelde bedoelden veux voulais voulions dire plutot rather eerder liever correction correctie make that it
   actually finalement finally uiteindelijk eigenlijk in en fait fact scratch well que`.split(/\s+/),
);
const signs = /^[,;…–—-]$/;
export const hesitation = cue("hesitation", hesitating);
/** Without one of these nothing is corrected: each of those below has one. */
export const correction = cue(
  "correction",
  `sorry pardon excuseer meant mean bedoel bedoelde bedoelden dire correction correctie make scratch actually fact fait
   finalement eigenlijk uiteindelijk rather nee neen toch eerder liever plutot non no`.split(/\s+/),
);
const correcting =
  /(?:^| )(?:sorry|pardon|excuseer|(?:i|we) (?:meant|mean)|(?:ik|wij) bedoel(?:de|den)?|(?:veux|voulais|voulions) dire|correction|correctie|make (?:that|it)|scratch that|actually|in fact|en fait|finalement|eigenlijk|uiteindelijk|or rather|no rather|of nee+n?|nee+n? (?:toch|liever|eerder)|of (?:eerder|liever)|toch maar|toch liever|ou plutot|non plutot|euh non|uh no|oh no|no wait|wait no|non attend(?:s|ez)|neen? wacht|wacht neen?)(?: |$)/;
/** Alone these refuse what follows, but between two of a kind they correct. */
const denials = /^(?:no|non|nee|neen)$/;
const longest = 12;

/**
 * Where words end by which somebody corrects what they have just said: "sorry, I meant", "of nee, toch maar", "euh non,
 * plutôt", or a "no" between two amounts.
 * @returns undefined where none begin at the token
 */
export function correctionEnd(reading: Reading, at: number): number | undefined {
  const { tokens } = reading;
  const first = tokens[at];
  if (!says(reading, correction)) return undefined;
  if (first?.kind === "sign" ? !signs.test(first.text) : !hasCue(first, hesitation)) return undefined;
  let to = at;
  const said: string[] = [];
  while (to < at + longest) {
    const token = tokens[to];
    if (!token || !(token.kind === "word" ? hesitating.has(token.text) : signs.test(token.text))) break;
    if (token.kind === "word") said.push(token.text);
    to += 1;
  }
  if (said.length === 0) return undefined;
  if (correcting.test(said.join(" "))) return to;
  const isDenial = said.length === 1 && denials.test(said[0]!);
  if (!isDenial) return undefined;
  // "In Ghent, no, Bruges"
  if (signs.test(tokens[at]?.text ?? "") && signs.test(tokens[to - 1]?.text ?? "")) return to;
  // "Aalst, nee Dendermonde"
  const isOfNames = signs.test(tokens[at]?.text ?? "") && tokens[to]?.isCapital && said[0] !== "no";
  if (isOfNames && isCapital(reading, at - 1)) return to;
  const amount = readAmount(reading, to);
  const isMeasured = amount && (amount.of ?? readCounted(reading, amount.to, undefined)) !== undefined;
  return isMeasured ? to : undefined;
}

function isCapital({ tokens, sentence }: Reading, at: number): boolean {
  const token = tokens[at];
  return token?.kind === "word" && /\p{Lu}/u.test(sentence[token.start]!);
}

/** What stands between a correction and what is meant instead. */
const between =
  /^(?:in|at|near|a|te|en|au|aux|dans|naar|bij|to|of|de|d|for|max|maximum|min|minimum|the|la|le|het|een|un|une|an)$/;

/**
 * Drops what the words from `from` to `to` correct, where the same kind of thing stands behind them: a place for a place, a
 * figure for a figure, a type for a type. Otherwise nothing was corrected.
 */
export function takeCorrections(parts: Parts, corrections: readonly { from: number; to: number }[]): void {
  for (const { from, to } of corrections) {
    const { tokens } = parts.rest.reading;
    const isBehind = (part: { from: number }) =>
      part.from >= to && tokens.slice(to, part.from).every(({ text }) => between.test(text));
    const isBefore = (part: { to: number }) => part.to === from;
    if (parts.mentions.some(isBehind)) {
      parts.mentions = parts.mentions.filter((mention) => !isBefore(mention));
      if (parts.near && isBefore(parts.near)) parts.near = undefined;
    }
    if (parts.types.some(isBehind)) parts.types = parts.types.filter((type) => !isBefore(type));
    replaceFigure(parts, isBefore, isBehind);
  }
}

function replaceFigure(
  parts: Parts,
  isBefore: (figure: Figure) => boolean,
  isBehind: (figure: Figure) => boolean,
): void {
  const first = [...parts.figures, ...parts.bare].find(isBefore);
  const second = [...parts.figures, ...parts.bare].find(isBehind);
  if (!first || !second || (first.of && second.of && first.of !== second.of)) return;
  parts.figures = parts.figures.filter((figure) => figure !== first);
  parts.bare = parts.bare.filter((figure) => figure !== first);
  if (!first.of || second.of) return;
  // "300 m², sorry, 400": of the same.
  parts.bare = parts.bare.filter((figure) => figure !== second);
  const value = second.range.min ?? second.range.max;
  const range = first.range.min === undefined ? { max: value } : { min: value };
  parts.figures.push({ ...first, range, from: second.from, to: second.to });
}
