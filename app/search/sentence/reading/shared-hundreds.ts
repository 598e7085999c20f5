import { smallNumber } from "../words/small-number.ts";
import type { Token } from "./token.ts";

/**
 * "Three to five hundred", "deux à trois cent mille", "tussen twee en driehonderdduizend": of the first as well it is hundreds
 * or thousands. What multiplies nothing ("five to twenty-five") is shared with none.
 */
export function shareHundreds(before: Token[], number: readonly string[]): void {
  const [count = "", multiplier, ...more] = number.flatMap(parted);
  const [first, link] = [before.at(-2), before.at(-1)?.text ?? ""];
  const low = first?.kind === "number" ? first.value : smallNumber(first?.text);
  const high = /^\d+$/.test(count) ? Number(count) : smallNumber(count);
  const scale =
    scaleOf(multiplier) * (scaleOf(multiplier) === 100 && more.some((word) => scaleOf(word) === 1_000) ? 1_000 : 1);
  if (!first || low === undefined || high === undefined || !(scale > 1) || low >= high || low >= 10) return;
  const isRange = /^(?:and|et|en)$/.test(link) && /^(?:between|entre|tussen)$/.test(before.at(-3)?.text ?? "");
  // "Two or three hundred thousand" is read by its second, as any choice of sums.
  const isChoice = scale <= 1_000 && /^(?:or|ou|of)$/.test(link);
  if (!isRange && !isChoice && !/^(?:to|a|tot|[-–])$/.test(link)) return;
  before[before.length - 2] = { ...first, kind: "number", value: low * scale };
}

/** 1 for what multiplies nothing. */
const scaleOf = (word = "") =>
  /^(?:hundred|cents?|honderd)$/.test(word) ? 100 : /^(?:thousand|mille|duizend)$/.test(word) ? 1_000 : 1;

/** "Driehonderdvijftigduizend": three, hundred, fifty, thousand. */
const parted = (word: string): string[] =>
  /^(\p{L}+?)(honderd|duizend)(\p{L}*?)(duizend)?$/u.exec(word)?.slice(1).filter(Boolean) ?? [word];
