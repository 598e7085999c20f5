import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { beginningOf, cue, enterList, noBeginning } from "./beginnings.ts";

it("gives words that are entered again the bit they have, so that reloading never runs out of bits", () => {
  const first = cue("flying", ["zeppelin", "airship"]);
  for (let count = 0; count < 40; count++) expect(cue("flying", ["zeppelin", "airship"])).toBe(first);
  expect(beginningOf("airship").cues & first).toBe(first);
});

it("gives a list that was changed the bit that it had, and takes it from words that are gone", () => {
  const flying = cue("flying", ["airship"], new Map([["hot", [["hot", "air"]]]]));
  const floating = cue("floating", ["airship", "raft"]);
  for (let edit = 0; edit < 40; edit++) expect(cue("flying", [`airship-${edit}`, "balloon"])).toBe(flying);
  expect(beginningOf("airship").cues & (flying | floating)).toBe(floating);
  expect((beginningOf("hot").behind?.get("air")?.cues ?? 0) & flying).toBe(0);
  expect(beginningOf("airship-38").cues & flying).toBe(0);
  for (const word of ["airship-39", "balloon"]) expect(beginningOf(word).cues & flying).toBe(flying);
});

it("no two cues of the reader have the same name", () => {
  const folder = new URL("../", import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\btesting\b|\.test\.ts$|beginnings\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(new URL(file, folder), "utf8").matchAll(/\bcue\(\s*(?:"([^"]*)")?/g)])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
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
