import type { Parts } from "../parts/parts.ts";
import type { Remainder } from "../parts/remainder.ts";
import type { Mention } from "../places/place-mentions.ts";
import type { Token } from "../reading/token.ts";

/** Words between a place and the word that says who works there, at most: "starts a new job at NATO in Evere". */
const farthest = 8;

const working =
  /^(?:work|works|working|job|jobs|employed|internship|studying|travaill\p{L}*|bosse|bosser|boulot|emploi|stage|stagiaire|mutee?|etudie\p{L}*|etudes|werk|werkt|werken|studeer|studeert|studeren)$/u;
/** Nouns as well: "a flat with a study", "un bureau de poste". */
const workingBehind = new Map([
  ["study", /^(?:will|to|who|i|we|they|can|should)$/],
  ["studies", /^(?:who|my|his|her|their|our|daughter|son|she|he)$/],
  ["travail", /^(?:mon|son|notre|nouveau|,)$/],
  ["poste", /^(?:un|nouveau|mon|son)$/],
  ["position", /^(?:a|new|my|his|her)$/],
]);
/** Of what is to be done in a house: "without works in Lasne", "weinig werk". */
const done = /^(?:no|without|any|some|few|little|minor|major|much|needs?|needing|geen|zonder|veel|weinig|wat)$/;
const starting = /^(?:starts?|starting|begins?|beginning|commence|commencer|debute|begin|begint|start)$/;
const atOffice = /^(?:at|chez|bij|as)$/;
/** Behind these something else is said than where somebody works. */
const stops =
  /^(?:and|et|en|but|mais|maar|so|looking|search|searching|seeking|need|needs|want|wants|cherch\p{L}*|recherch\p{L}*|zoek\p{L}*|house|home|flat|apartment|studio|room|office|maison|appartement|appart|kot|bureau|huis|woning|kantoor|rent|buy|louer|acheter|huren|kopen)$/u;
/** "A place to work in Ghent", "ruimte om te werken": what is sought. */
const isPurpose = (tokens: readonly Token[], at: number) =>
  /^(?:(?:space|spaces|place|places|room|office|offices|desk|desks|somewhere) to|om te)$/.test(
    `${tokens[at - 2]?.text} ${tokens[at - 1]?.text}`,
  );
/** Dutch ends a sentence with its verb: "mijn vrouw gaat in Brussel werken". */
const workingLast = /^(?:werkt|werken|studeert|studeren)$/;

/**
 * Whether somebody works, studies or starts at what is named from a token on: "my husband starts a job at NATO in Evere". It
 * is no place of the search beside another.
 * @param to the token behind the name
 */
export function isWorkplace(tokens: readonly Token[], from: number, to: number): boolean {
  if (workingLast.test(tokens[to]?.text ?? "") && /^(?:in|te|bij|aan|op)$/.test(tokens[from - 1]?.text ?? ""))
    return true;
  for (let at = from - 1; at >= Math.max(0, from - farthest); at--) {
    const { kind, text } = tokens[at]!;
    const before = tokens[at - 1]?.text ?? "";
    if (working.test(text)) return !done.test(before) && !isPurpose(tokens, at);
    if (workingBehind.get(text)?.test(before)) return true;
    if (starting.test(text) && atOffice.test(tokens[at + 1]?.text ?? "")) return true;
    if (kind === "sign" || stops.test(text)) return false;
  }
  return false;
}

/** "Je travaille à Luxembourg et cherche une maison à Thionville": a place of which nobody knows where it is. */
export function namesUnknown(rest: Remainder, from: number): boolean {
  const { tokens } = rest.reading;
  return tokens.some(
    ({ isCapital }, at) =>
      at > from && isCapital && rest.keeps(at) && /^(?:in|a|te|near|bij)$/.test(tokens[at - 1]?.text ?? ""),
  );
}

/** "My wife works at UZ Leuven, house in Heverlee": what is near is where somebody works. */
export function dropWorkplace(parts: Parts, places: readonly Mention[]): void {
  const { near, rest } = parts;
  const isPlace = places.some(({ holdsNear }) => !holdsNear);
  if (!near || near.metres !== undefined || !isPlace || !isWorkplace(rest.reading.tokens, near.from, near.to)) return;
  parts.near = undefined;
  rest.leaveOut(near.from, near.to);
}
