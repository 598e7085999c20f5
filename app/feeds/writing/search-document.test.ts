import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "#app/places/fold.ts";
import { searchDocument } from "./search-document.ts";

test("words are folded and stand once, wherever they come from", () => {
  const { vector } = searchDocument(
    ["QT-1001 Bureaux", "rue de l'Étuve 12", "Bureaux rue de l'Étuve, près de la Grand-Place"],
    ["Grand-Place", "Étuve"],
  );
  expect(vector.split(" ").sort()).toEqual(
    ["12", "1001", "bureaux", "de", "etuve", "grand", "l", "la", "place", "pres", "qt", "rue"].sort(),
  );
});

test("typing errors are corrected to words, not to numbers, codes or particles", () => {
  const { words } = searchDocument(["Le 2e étage, B2B, 1050, qt1001, loft"]);
  expect(words).toEqual(["etage", "loft"]);
});

test("nothing in a text can break out of the tsvector, and no word is too long for it", () => {
  const { vector } = searchDocument([`it's 'quoted' \\ back:slash:4A ${"x".repeat(3000)}`]);
  expect(vector).toBe("it s quoted back slash 4a");
});

test("words are those of the whole text folded at once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const { vector } = searchDocument([text]);
      const words = new Set(
        fold(text)
          .split(" ")
          .filter((word) => word.length <= 64),
      );
      expect(new Set(vector.split(" ")).add("")).toEqual(words.add(""));
    }),
  );
});

test("what stands in many documents is what it is in one, also once so many words were met that all are forgotten", () => {
  const texts = ["Bedrijfsunit te huur", "kmo-unit’s 2030 en 1234567", "L’Île-Saint-Louis"];
  const once = searchDocument(texts);
  expect(searchDocument([], texts)).toEqual(once);
  searchDocument([Array.from({ length: 60_000 }, (_, word) => `w${word.toString(26).replace(/\d/g, "x")}`).join(" ")]);
  expect(searchDocument([texts.join(" ")], texts)).toEqual(once);
  expect(searchDocument([texts.join(" ")])).toEqual(once);
});
