import { expect, it } from "vitest";
import { beginningOf, cue, enterList, noBeginning } from "./beginnings.ts";

it("gives words that are entered again the bit they have, so that reloading never runs out of bits", () => {
  const first = cue(["zeppelin", "airship"]);
  for (let count = 0; count < 40; count++) expect(cue(["zeppelin", "airship"])).toBe(first);
  expect(beginningOf("airship").cues & first).toBe(first);
});

it("knows of several words only before the second, and what the first begins alone there as well", () => {
  const { slot, bit } = enterList([["airship", "over", "ghent"], ["balloon"]]);
  const alone = beginningOf("airship");
  expect(alone.lists[slot]! & bit).toBe(0);
  expect(alone.behind?.get("over")?.lists[slot]).toBe(alone.lists[slot]! | bit);
  expect(beginningOf("balloon").lists[slot]! & bit).toBe(bit);
  const later = enterList([["airship"]]);
  expect(alone.behind!.get("over")!.lists[later.slot]! & later.bit).toBe(later.bit);
});

it("has nothing for other words", () => {
  expect(beginningOf("cathedral")).toBe(noBeginning);
});
