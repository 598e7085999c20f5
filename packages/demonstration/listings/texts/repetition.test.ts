import { expect, test } from "vitest";
import { languages } from "../../listing-format.ts";
import { readAtlas } from "../../places/read-atlas.ts";
import { generateListings } from "../generate.ts";
import { sentencesOf } from "./wordings.ts";

const most = 0.03;
/** Within one type of property, where there are enough of it to tell. */
const mostOfType = 0.1;
const enough = 50;

/** The sentences that stand in more than a share of the texts, figures aside, with how many. */
function tooOften(texts: readonly string[], share: number): [sentence: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const sentence of new Set(sentencesOf(text))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > share * texts.length);
}

const atlas = readAtlas();

// Which sentences come up most depends on chance: what one seed leaves just below the limit, another puts above.
test.each(["texts", "d", "nine", "mark", "2026"])(
  "no sentence stands in more than three in a hundred descriptions, nor in more than one in ten of a type, with the seed '%s'",
  { timeout: 60_000 },
  (seed) => {
    const records = [...generateListings(atlas, { listings: 3_000, seed, today: "2026-11-21" })];
    const types = new Set(records.map(({ type }) => type));
    for (const language of languages) {
      const textsOf = (of: typeof records) => of.flatMap(({ description }) => description[language] ?? []);
      expect(tooOften(textsOf(records), most), language).toEqual([]);
      for (const type of types) {
        const texts = textsOf(records.filter((record) => record.type === type));
        if (texts.length >= enough) expect(tooOften(texts, mostOfType), `${language}, ${type}`).toEqual([]);
      }
    }
  },
);
