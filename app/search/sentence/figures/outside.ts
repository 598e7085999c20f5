import { landWords, plotWords } from "../words/figure-words.ts";
import type { Reading } from "../reading/reading.ts";
import { readAmount } from "./amounts.ts";
import type { Figure } from "./figure.ts";

/** Whether a surface is one out of doors, and whether that is the plot. */
export function readOutside(reading: Reading, of: Figure["of"], from: number, to: number) {
  const word = of === "surface" ? landWordBeside(reading, from, to) : undefined;
  return { isOfLand: word !== undefined, isOfPlot: word !== undefined && plotWords.has(word) };
}

export function landWordBeside(reading: Reading, from: number, to: number): string | undefined {
  const { tokens } = reading;
  if (builtWords.test(tokens[to]?.text ?? "")) return undefined;
  const link = tokens[from - 1]?.text ?? "";
  const named = /^(?:de|d|van|of|a|du|with|met|avec)$/.test(link) ? from - 2 : from - 1;
  const before = tokens[named];
  // In "2 ha of land with 12,000 m²" the land has its figure already.
  const isTold = /^(?:with|met|avec)$/.test(link) && isBehindArea(reading, named);
  if (before && landWords.has(before.text) && !isTold) return before.text;
  const linked = /^(?:de|d|van|of)$/.test(tokens[to]?.text ?? "");
  const after = linked ? to + 1 : to;
  // In "80 m² terrace 15 m²" the second figure is the terrace's.
  const word = tokens[after]?.text ?? "";
  if (!landWords.has(word)) return undefined;
  const next = readAmount(reading, after + 1);
  // In "400 m² grond 160 m² bewoonbaar" it is that of the first.
  return next?.of !== "surface" || builtWords.test(tokens[next.to]?.text ?? "") ? word : undefined;
}

/** Behind a surface that stands on the land. */
const builtWords =
  /^(?:built|buildings?|bebouwd|bebouwde|gebouwen|bati|batis|batie|baties|construits?|construites?|bewoonb|bewoonbaar|bewoonbare|woonopp|woonoppervlakte|hab|habitables?|living)$/;

/** "2 ha of land", "5000 m² terrain": whether a surface ends right before a token. */
function isBehindArea({ tokens }: Reading, at: number): boolean {
  const unit = /^(?:de|d|of|van)$/.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  return /^(?:m2|m²|sqm|ha|hectares?|hectaren|ares?|acres?)$/.test(tokens[unit]?.text ?? "");
}
