import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Token } from "../reading/token.ts";
import { wordsOf } from "../reading/tokens.ts";
import type { Mention } from "./place-mentions.ts";

/** "Woluwe-Saint-Pierre ou Saint-Lambert": of the second the first word is that of the place before it. */
export function findOtherOfName(
  gazetteer: Gazetteer,
  tokens: readonly Token[],
  from: number,
  before: Mention | undefined,
): Mention | undefined {
  if (before?.to !== from - 1 || before.to - before.from < 2 || !links.test(tokens[from - 1]?.text ?? ""))
    return undefined;
  const first = tokens[before.from]!.text;
  for (let length = 3; length > 0; length--) {
    const name = wordsOf(tokens, from, from + length).replace(/^st /, "saint ");
    const bearers = gazetteer.names.get(`${first} ${name}`);
    if (bearers.length > 0) return { candidates: bearers.map(({ place }) => place), from, to: from + length };
  }
  return undefined;
}

const links = /^(?:or|ou|of|and|et|en|,|\/|&)$/;
