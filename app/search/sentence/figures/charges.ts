import { matchWords, type Reading } from "../reading/reading.ts";
import { sideMoneyBehind } from "../words/other-number-words.ts";
import { readAmount } from "./amounts.ts";
import { readCounted } from "./counted-nouns.ts";

/** "+ 150 € charges", "900+150": rents are compared without them. */
export function chargesLength(reading: Reading, at: number): number {
  if (reading.tokens[at]?.text !== "+") return 0;
  const amount = readAmount(reading, reading.tokens[at + 1]?.text === "€" ? at + 2 : at + 1);
  const to = amount ? amount.to + (/^(?:de|van|of)$/.test(reading.tokens[amount.to]?.text ?? "") ? 1 : 0) : at + 1;
  if (/^(?:charges?|provisions?|kosten|costs|lasten)$/.test(reading.tokens[to]?.text ?? "")) return to + 1 - at;
  // A smaller sum right behind another.
  const before = reading.tokens[at - 1];
  const sum = before?.text === "€" ? reading.tokens[at - 2] : before;
  const isSum = amount && amount.of !== "surface" && amount.value >= 20 && amount.value < (sum?.value ?? NaN) / 2;
  const counted = amount && readCounted(reading, amount.to, undefined);
  // "+ 80 parking": what a space costs, and not how many.
  const isCount = counted !== undefined && !(counted.of === "parking" && amount !== undefined && amount.value >= 20);
  const isNamed = amount && (isCount || matchWords(reading, amount.to, sideMoneyBehind));
  return isSum && !isNamed ? amount.to - at : 0;
}
