import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { paths } from "#app/i18n/paths.ts";
import { transactions } from "#app/vocabulary/vocabulary.ts";
import { areaOfSegment, findCountry, findTransaction, transactionSegments, translateParams } from "./path-segments.ts";

test("countries and transactions are known by every language's word, and by nothing else", () => {
  expect(["belgium", "belgique", "belgie"].map(findCountry)).toEqual(["BE", "BE", "BE"]);
  expect(["luxembourg", "luxemburg"].map(findCountry)).toEqual(["LU", "LU"]);
  expect(["to-let", "a-louer", "te-huur"].map(findTransaction)).toEqual(["to-let", "to-let", "to-let"]);
  expect([findCountry("be"), findCountry(undefined), findTransaction("investment")]).toEqual(Array(3).fill(undefined));
});

test("a transaction has one word in a language, wherever it stands in a path", () => {
  for (const transaction of transactions) {
    for (const language of languages) {
      expect(paths[transaction][language]?.split("/")[0]).toBe(transactionSegments[transaction][language]);
    }
  }
});

test("parameters are translated as far as words tell", () => {
  const params = { country: "belgium", type: "office", area: "airport", transaction: "to-let", slug: "office" };
  expect(translateParams(params, "fr")).toEqual({
    country: "belgique",
    type: "bureau",
    area: "aeroport",
    transaction: "a-louer",
    slug: "office",
  });
  expect(translateParams({ country: "atlantis" }, "nl")).toEqual({ country: "atlantis" });
});

test("an area whose key is English words has those of the language, and is found by any", () => {
  expect(translateParams({ area: "retail-streets" }, "fr")).toEqual({ area: "rues-commercantes" });
  expect(translateParams({ area: "aeroport" }, "en")).toEqual({ area: "airport" });
  expect(translateParams({ area: "kirchberg" }, "fr")).toEqual({ area: "kirchberg" });
  expect(areaOfSegment("rues-commercantes")).toBe("retail-streets");
  expect(areaOfSegment("constructor")).toBe("constructor");
});
