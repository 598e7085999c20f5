import { fold } from "#app/places/fold.ts";
import { freeText } from "./free-text.ts";
import { multiplierOf, multiply } from "./multiplier.ts";
import { isFigure, readNumber } from "./ranges.ts";

/** What may stand behind a number: `,-` for no cents, a unit, what it is paid for. */
const behind =
  /(?:[,.]\s?-+)?\s*(?:d['’]\s*)?(?:€|eur(?:os?)?)?\s*(?:m[2²]|sqm)?\s*(?:(?:\/|per\b|par\b)(?:\D|(?<=m)2)*)?$/i;
/** A number and the word that may multiply it: `300k`, `1,5 mio`. */
const multiplied = /^(.*\d)\s*(\p{L}+)$/u;

/**
 * Reads a number as people type it in a field: `1 000`, `1.000`, `1,000 m²`, `€ 950,50`, `min. 250`, `500,- per maand`,
 * `300k`, `1,5 mio`, as a sentence is read.
 * @param isMoney the field is of sums of money
 * @returns its `figure`, or as `refused` the text that is none (`1000-2000`, `-5`); neither for an empty field
 */
export function readFigure(
  written: string | null | undefined,
  { isMoney = false }: { isMoney?: boolean },
): { figure?: number; refused?: string } {
  const text = freeText(written ?? "");
  if (text === undefined) return {};
  const bare = text.replace(/^[^\d\-−–]+/, "").replace(behind, "");
  const [, number = bare, word = ""] = multiplied.exec(bare) ?? [];
  const multiplier = multiplierOf({ word: fold(word), isMillionByM: isMoney });
  const figure = word && multiplier === 1 ? undefined : readNumber(number);
  const value = figure && multiply(figure, multiplier, number);
  return value === undefined || !isFigure(value) ? { refused: text } : { figure: value };
}
