import { readAmount } from "./amounts.ts";
import { saidOfMoney } from "../words/figure-words.ts";
import { incomeBehind, incomeNames, netOrGross, sideMoney, sideMoneyBehind } from "../words/other-number-words.ts";
import { longestBehind, skipLinks } from "./beside-number.ts";
import { matchWords, type Reading } from "../reading/reading.ts";

/** "Charges 120 €", "rental income of 24,000 a year", "waarborg: 2 maanden" */
export function sideMoneyLength(reading: Reading, at: number): number {
  const { tokens } = reading;
  const named = matchWords(reading, at, sideMoney) || (isChargesInShort(reading, at) ? 1 : 0);
  if (named === 0) return 0;
  let to = skipLinks(reading, at + named);
  if (tokens[to]?.text === "€") to += 1;
  const amount = readAmount(reading, to);
  // "Rapport 6 %" is a yield.
  if (!amount || amount.of === "surface" || tokens[amount.to]?.text === "%") return 0;
  return amount.to + longestBehind(reading, amount.to, amount.value) - at;
}

/** "Loyer 880 ch. 120 €": charges, where no number of "ch." stands before and a sum stands behind. */
function isChargesInShort(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  if (tokens[at]?.text !== "ch" || tokens[at - 1]?.kind === "number") return false;
  return readAmount(reading, tokens[at + 1]?.text === ":" ? at + 2 : at + 1)?.of === "price";
}

/**
 * Where the words behind a sum end that say it is no price: "1700 € de garantie locative", "150 € charges". Where a number
 * follows, they are that one's ("950 € charges 120 €"), and "950 € charges comprises" is a price.
 * @returns undefined when none do
 */
export function sideMoneyEnd(reading: Reading, at: number): number | undefined {
  if (matchWords(reading, at, saidOfMoney) > 0) return undefined;
  const length = matchWords(reading, at, sideMoneyBehind);
  const { tokens } = reading;
  if (length === 0 || isVerb(tokens, at)) return undefined;
  const next = skipLinks(reading, at + length);
  if (tokens[next]?.kind === "number" || tokens[next]?.text === "€") return undefined;
  return /^(?:compris\w*|inclus\w*|incl|included|including|inbegrepen|excl\w*|non|not|niet|extra|en)$/.test(
    tokens[next]?.text ?? "",
  )
    ? undefined
    : at + length;
}

/** "Mag maximaal 350.000 euro kosten": what it may cost, and no costs. */
const isVerb = (tokens: Reading["tokens"], at: number) =>
  tokens[at]?.text === "kosten" &&
  tokens
    .slice(Math.max(0, at - 8), at)
    .some(({ text }) => /^(?:mag|mogen|moet|moeten|zou|zouden|kan|kunnen)$/.test(text));

/** "40000 frais de notaire" */
export function sideMoneyBehindLength(reading: Reading, at: number): number {
  const amount = readAmount(reading, at);
  const end = amount && amount.of !== "surface" ? sideMoneyEnd(reading, amount.to) : undefined;
  return end === undefined ? 0 : end - at;
}

/** "I earn 2500 net", "ons inkomen is samen 4200", "3000 € de revenus": what somebody has is no price. */
export function incomeLength(reading: Reading, at: number): number {
  const { tokens } = reading;
  const isNumber = tokens[at]?.kind === "number";
  const named = isNumber ? 0 : matchWords(reading, at, incomeNames);
  if (named === 0 && !isNumber) return 0;
  let from = at + named;
  if (/^[:=]$/.test(tokens[from]?.text ?? "")) from += 1;
  if (!isNumber) from += netLength(reading, from);
  if (tokens[from]?.text === "€") from += 1;
  const amount = readAmount(reading, from);
  if (!amount || amount.of === "surface" || amount.value < 200) return 0;
  const behind = incomeEnd(reading, amount.to);
  if (isNumber) return behind === undefined ? 0 : behind - at;
  return (behind ?? amount.to + netLength(reading, amount.to)) - at;
}

/** Where the words behind a sum end that say it is earned; undefined when none do. */
export function incomeEnd(reading: Reading, at: number): number | undefined {
  const net = at + netLength(reading, at);
  for (const from of [at, net]) {
    const length = matchWords(reading, from, incomeBehind);
    if (length > 0) return from + length;
  }
  return undefined;
}

/** "Net", "samen", "a month": words that stand before or behind what is earned, three times at most. */
function netLength(reading: Reading, from: number): number {
  let at = from;
  for (let count = 0; count < 3; count++) at += matchWords(reading, at, netOrGross);
  return at - from;
}
