import { expect, test } from "vitest";
import { readAtlas } from "../../places/read-atlas.ts";
import { generateListings } from "../generate.ts";
import { saidTooOften } from "./testing/said-too-often.ts";

const atlas = readAtlas();

// Which sentences come up most depends on chance: what one seed leaves just below the limit, another puts above. One more is
// looked at beside the other rules of the texts (write.test.ts).
test.each(["d", "nine", "mark", "2026"])(
  "no sentence stands in more than three in a hundred descriptions, nor in more than one in ten of a type, with the seed '%s'",
  (seed) => {
    expect(saidTooOften([...generateListings(atlas, { listings: 3_000, seed, today: "2026-11-21" })])).toEqual([]);
  },
);
