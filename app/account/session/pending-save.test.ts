import { expect, it } from "vitest";
import type { SaveWish } from "#app/http/save-wish.ts";
import { findPendingSave, storePendingSave } from "./pending-save.server.ts";

const wishOf = (from: number, words: string): SaveWish => ({
  ...{ from: "/fr/a-louer?".padEnd(from, "a"), words, language: "fr", frequency: "weekly" },
});

/** What a browser keeps of the cookie: nothing of one that is too long. */
async function keep(wish: SaveWish): Promise<SaveWish | null> {
  const [cookie = ""] = (await storePendingSave(wish))?.split(";", 1) ?? [];
  if (cookie.length > 4096) return null;
  return findPendingSave(new Request("http://localhost/", { headers: { Cookie: cookie } }));
}

it.each([
  [100, "Bureaux à louer à Gand"],
  [2000, "Bureaux à louer à Gand"],
])("keeps a wish as it is: an address of %i letters, %s", async (from, words) => {
  expect(await keep(wishOf(from, words))).toEqual(wishOf(from, words));
});

it.each([
  ["in Latin letters", "offices "],
  ["with accents", "éàü "],
  ["with signs", "€ 😀 "],
  ["without spaces", "é"],
])("shortens words that browsers would drop it for: %s", async (_what, word) => {
  const words = word.repeat(2000).trim();
  const { words: kept = "", ...rest } = (await keep(wishOf(2000, words))) ?? {};
  expect({ ...rest, words }).toEqual(wishOf(2000, words));
  expect(kept).toMatch(/.{100}…$/u);
  expect(words.startsWith(kept.slice(0, -1))).toBe(true);
});

it("keeps none that is too long without words", async () => {
  expect(await storePendingSave(wishOf(4000, "Bureaux"))).toBeUndefined();
});
