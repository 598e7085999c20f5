import { smallNumber } from "../words/small-number.ts";
import type { Token } from "./token.ts";

/** "Three to five hundred", "deux à trois cent mille", "tussen twee en driehonderdduizend": of the first as well it is hundreds or thousands. */
export function shareHundreds(before: Token[], number: readonly string[]): void {
  const [count = "", ...scales] = number.flatMap(scaled);
  const scale = scales.reduce((product, word) => product * scaleOf(word), 1);
  const first = before.at(-2);
  const low = first?.kind === "number" ? first.value : smallNumber(first?.text);
  const high = /^\d+$/.test(count) ? Number(count) : smallNumber(count);
  if (!first || scale <= 1 || low === undefined || high === undefined || low >= high || low >= 10) return;
  const link = before.at(-1)?.text ?? "";
  const isRange = /^(?:and|et|en)$/.test(link) && /^(?:between|entre|tussen)$/.test(before.at(-3)?.text ?? "");
  if (!isRange && !/^(?:to|or|a|ou|tot|of|[-–])$/.test(link)) return;
  before[before.length - 2] = { ...first, kind: "number", value: low * scale };
}

/** NaN for what multiplies nothing. */
const scaleOf = (word: string) =>
  /^(?:hundred|cents?|honderd)$/.test(word) ? 100 : /^(?:thousand|mille|duizend)$/.test(word) ? 1_000 : NaN;

/** "Driehonderdduizend": three, hundred, thousand. */
const scaled = (word: string): string[] =>
  /^(\p{L}+?)(honderd)?(duizend)?$/u.exec(word)?.slice(1).filter(Boolean) ?? [word];
