import { z } from "zod";
import { readJson } from "../../data/read-data.ts";
import type { Language } from "../../listing-format.ts";
import { takeApart } from "./wordings.ts";

const ways = z.array(z.array(z.string().min(1)).min(2));
const otherWays = readJson("phrases/other-ways.json", z.object({ en: ways, fr: ways, nl: ways }));

function byFirst(all: z.infer<typeof ways>): ReadonlyMap<string, readonly string[]> {
  const patterns = all.map((same) => same.map((way) => takeApart(way).pattern));
  return new Map(patterns.map((same) => [same[0] ?? "", same]));
}

const all: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  en: byFirst(otherWays.en),
  fr: byFirst(otherWays.fr),
  nl: byFirst(otherWays.nl),
};

/**
 * The ways in which a sentence that holds for many properties can be said, itself among them; undefined where there is
 * but one. `#` stands for a figure in all of them, and figures keep their order.
 */
export function waysOf(language: Language, pattern: string): readonly string[] | undefined {
  return all[language].get(pattern);
}
