import { filterOf } from "#app/filters/search-url.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import { letterAt, letters, letterChoiceEnd } from "../figures/energy-bounds.ts";
import type { Parts } from "./parts.ts";

const homes: ReadonlySet<TypeSegment> = new Set(["apartment", "house", "residential", "bloc-sales", "co-living"]);
/** "Class A offices" are of a standard, so that in English the word is of energy only where a home is named. */
const classes = /^(?:classe?s?|klassen?)$/;

/**
 * "Classe B", "klasse B ou C": advertisements of homes, of Luxembourg above all, say no more of their energy passport. It is
 * that class or a better one that is found.
 */
export function takeBareClasses(parts: Parts): void {
  const { rest } = parts;
  const { tokens } = rest.reading;
  const named = parts.types.filter(({ weak }) => !weak);
  const isOfHome = named.length > 0 && named.every(({ segment }) => homes.has(segment));
  if (named.length > 0 && !isOfHome) return;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "word" || !classes.test(token.text)) continue;
    if (token.text.startsWith("class") && !token.text.startsWith("classe") && !isOfHome) continue;
    const first = letterAt(rest.reading, at + 1);
    const isRead = parts.said.some(({ name, from, to }) => name === "energy" || (from < at + 2 && to > at));
    if (first === undefined || isRead) continue;
    const end = letterChoiceEnd(rest.reading, at + 2);
    const second = end === undefined ? undefined : letterAt(rest.reading, end);
    const value = filterOf("energy")?.read(letters[Math.max(first, second ?? first)]!);
    if (value === undefined) continue;
    const to = second === undefined || end === undefined ? at + 2 : end + 1;
    rest.forget(at, to);
    parts.said.push({ name: "energy", value, from: at, to });
  }
}
