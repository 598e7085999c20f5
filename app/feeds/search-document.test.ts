import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "#app/places/fold.ts";
import { searchDocument, type WeighedText } from "./search-document.ts";

test("words are folded, stand once, and keep their best weight", () => {
  const { vector } = searchDocument([
    ["A", "QT-1001 Bureaux"],
    ["B", "rue de l'Étuve 12"],
    ["D", "Bureaux rue de l'Étuve, près de la Grand-Place"],
  ]);
  expect(vector.trim().split(" ").sort()).toEqual(
    ["12:1B", "1001:1A", "bureaux:1A", "de:1B", "etuve:1B", "grand:1D", "l:1B", "la:1D", "place:1D", "pres:1D"]
      .concat(["qt:1A", "rue:1B"])
      .sort(),
  );
});

test("typing errors are corrected to words, not to numbers, codes or particles", () => {
  const { words } = searchDocument([["A", "Le 2e étage, B2B, 1050, qt1001, loft"]]);
  expect(words).toEqual(["etage", "loft"]);
});

test("nothing in a text can break out of the tsvector, and no word is too long for it", () => {
  const { vector } = searchDocument([["D", `it's 'quoted' \\ back:slash:4A ${"x".repeat(3000)}`]]);
  expect(vector).toBe("it:1D s:1D quoted:1D back:1D slash:1D 4a:1D ");
});

test("words are those of the whole text folded at once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const { vector } = searchDocument([["D", text]]);
      const words = new Set(
        fold(text)
          .split(" ")
          .filter((word) => word.length <= 64),
      );
      expect(new Set(vector.split(" ").map((word) => word.replace(":1D", "")))).toEqual(words.add(""));
    }),
  );
});

test("what stands in many documents is what it is in one, also once so many words were met that all are forgotten", () => {
  const texts = ["Bedrijfsunit te huur", "kmo-unit’s 2030 en 1234567", "L’Île-Saint-Louis"];
  const once = searchDocument(texts.map((text) => ["B", text]));
  const recurring = texts.map((text): WeighedText => ["B", text, "recurs"]);
  expect(searchDocument(recurring)).toEqual(once);
  searchDocument([
    ["D", Array.from({ length: 60_000 }, (_, word) => `w${word.toString(26).replace(/\d/g, "x")}`).join(" ")],
  ]);
  expect(searchDocument([...recurring, ["D", texts.join(" ")]])).toEqual(once);
  expect(searchDocument([...recurring, ["A", texts.join(" ")]])).toEqual(once);
});
