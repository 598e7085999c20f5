import { expect, it } from "vitest";
import { cue, cuesOf } from "./cues.ts";

it("gives words that are entered again the bit they have, so that reloading never runs out of bits", () => {
  const first = cue(["zeppelin", "airship"]);
  for (let count = 0; count < 40; count++) expect(cue(["zeppelin", "airship"])).toBe(first);
  expect(cuesOf("airship") & first).toBe(first);
});
