import { phrasesFrom } from "../words/vocabulary.ts";
import { isTypeGroup } from "#app/filters/type-segments.ts";
import { groupOfType } from "#app/vocabulary/vocabulary.ts";
import type { Reading } from "../reading/reading.ts";
import type { Token } from "../reading/token.ts";

/** EUR: in Dutch a ton of money. */
export const ton = 100_000;
/** Nobody counts more of them: from ten on one says a million. */
const mostTons = 30;

const ofMoney = /^(?:koop|kopen|koopprijs|vraagprijs|prijs|budget|euro|eur|€|max|maximum|maximaal|hoogstens)$/;
const ofWeight =
  /^(?:vloer\p{L}*|belast\p{L}*|\p{L}*belasting|load|loads|loading|charge|sol|dalle|crane|kraan|\p{L}*brug|hef\p{L}*|lift|truck|trucks|vrachtwagen|vrachtwagens|camion|camions|magazijn\p{L}*|loods\p{L}*|warehouses?|entrepots?|hangars?|halls?)$/u;

/** "Huis tot drie ton": hundreds of thousands of euros, where a home or a price is spoken of and nothing that is heavy. */
export function isTonOfMoney({ tokens }: Reading, at: number): boolean {
  const [number, unit, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (unit?.text !== "ton" || !number || number.value > mostTons) return false;
  if (/^(?:\/|per|par|m2|m²)$/.test(next?.text ?? "") || tokens.some(({ text }) => ofWeight.test(text))) return false;
  return isOfHomes(tokens) || tokens.some(({ text }) => ofMoney.test(text));
}

/** Whether a home is spoken of. */
const isOfHomes = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }) => kind === "word" && isHome(text));

function isHome(word: string): boolean {
  const meaning = phrasesFrom(word).find(({ words }) => words.length === 1)?.meaning;
  const { segment } = meaning ?? {};
  if (segment === undefined || segment === "co-working") return false;
  return (isTypeGroup(segment) ? segment : groupOfType(segment)) === "residential";
}

const links = /^(?:[-–—]|to|tot|a|and|et|en)$/;

/** "House 1-2m", "villas 1m to 2m": no home is so many metres, and no one of them costs less. */
export function isRangeOfMillions({ tokens }: Reading, at: number): boolean {
  const unit = tokens[at + 1];
  if (unit?.text !== "m" || !unit.glued || tokens[at]!.value >= 20) return false;
  const range = tokens.slice(Math.max(0, at - 4), at + 6);
  // "Flat 10-15m from the station"
  if (range.some(({ text }) => ofWay.test(text))) return false;
  const isEnd =
    links.test(tokens[at - 1]?.text ?? "") && isSmall(tokens[tokens[at - 2]?.text === "m" ? at - 3 : at - 2]);
  const isBeginning = links.test(tokens[at + 2]?.text ?? "") && isSmall(tokens[at + 3]) && tokens[at + 4]?.text === "m";
  return (isEnd || isBeginning) && isOfHomes(tokens);
}

const ofWay = /^(?:from|of|off|away|de|du|des|van|x|by|garden|jardin|tuin|terrace|terras|terrasse)$/;

const isSmall = (token: Token | undefined) => token?.kind === "number" && token.value < 20;

const ofInvestors = /^(?:invest\p{L}*|yields?|niy|bar|belegg\p{L}*|rendement\p{L}*|opbrengst\p{L}*|rapport)$/u;
const leadsToSum =
  /^(?:to|tot|till|until|max|maximum|maximaal|under|onder|below|a|moins|de|than|dan|over|above|boven|and|et|en|from|vanaf|van)$/;
const ofLength = /^(?:from|of|off|away|walk|de|du|des|van|x|by|high|hoog|haut)$/;

/** "Retail park, yield 6.5%, up to 15m", "invest 10 to 15m": beside an investment they are millions. */
export function isInvested({ tokens }: Reading, at: number): boolean {
  const unit = tokens[at + 1];
  if (unit?.text !== "m" || !unit.glued || !tokens.some(({ text }) => ofInvestors.test(text))) return false;
  const { text: before = "" } = tokens[at - 1] ?? {};
  const { text: behind = "" } = tokens[at + 2] ?? {};
  if (ofLength.test(behind)) return false;
  return leadsToSum.test(before) || /^[-–]$/.test(before) || /^(?:[-–]|to|tot|a)$/.test(behind);
}
