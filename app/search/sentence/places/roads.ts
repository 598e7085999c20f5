import { cue } from "../words/beginnings.ts";
import { hasCue, type Reading } from "../reading/reading.ts";
import type { Token } from "../reading/token.ts";

/** Words that say of a number that it is a motorway's, or where one drives onto it. */
const roadWords = cue(
  "road words",
  `motorway motorways highway expressway autoroute autoroutes autosnelweg autosnelwegen snelweg snelwegen autostrade oprit
   afrit opritten afrittencomplex sortie acces entree exit access junction slip ramp bretelle echangeur knooppunt
   ring`.split(/\s+/),
);
const links = /^(?:of|the|to|on|from|de|du|d|l|la|le|van|het|op|naar|aan|a|vers)$/;
const road = /^(?:e\d{2,3}|[arn]\d{1,3})$/;
/** Characters of a road's number: "e411". */
const longestNumber = 4;
/** Of those that are written with a space. */
const numbers = new Set([17, 19, 25, 34, 40, 42, 46, 313, 314, 403, 411, 420, 429]);

/**
 * A motorway named at a token: "E40", "the E 411 motorway", "oprit E17". No listing is known to lie near one, but their
 * texts tell of them: its number is what is looked for there, and the words around it are not.
 */
export function readRoad({ tokens, sentence }: Reading, at: number): { name: string; to: number } | undefined {
  let from = at;
  const isLed = hasCue(tokens[at], roadWords);
  if (isLed) {
    for (let next = at + 1; next <= at + 4; next++) {
      if (numberLength(tokens, next, sentence) > 0) {
        from = next;
        break;
      }
      const token = tokens[next];
      if (!token || !(token.kind === "number" || links.test(token.text) || hasCue(token, roadWords))) break;
    }
    if (from === at) return undefined;
  }
  const length = numberLength(tokens, from, sentence);
  if (length === 0) return undefined;
  let to = from + length;
  while (to < tokens.length && hasCue(tokens[to], roadWords)) to += 1;
  const first = tokens[from]!;
  const name = sentence.slice(first.start, first.end) + (length > 1 ? String(tokens[from + length - 1]!.value) : "");
  return { name, to };
}

/** How many tokens write a motorway's number: "E40", "E 40", "E-40". */
function numberLength(tokens: readonly Token[], at: number, sentence: string): number {
  const token = tokens[at];
  if (token?.kind !== "word" || token.text.length > longestNumber) return 0;
  if (road.test(token.text)) return 1;
  if (token.text !== "e" || sentence[token.start] !== "E") return 0;
  const length = tokens[at + 1]?.text === "-" ? 3 : 2;
  const number = tokens[at + length - 1];
  return number?.kind === "number" && numbers.has(number.value) ? length : 0;
}
