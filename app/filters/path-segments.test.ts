import { expect, test } from "vitest";
import { deals } from "./deal.ts";
import { languages } from "#app/i18n/languages.ts";
import { paths } from "#app/i18n/paths.ts";
import {
  areaOfSegment,
  dealSegments,
  findCountry,
  findDeal,
  findTransaction,
  translateParams,
} from "./path-segments.ts";

test("countries and transactions are known by every language's word, and by nothing else", () => {
  expect(["belgium", "belgique", "belgie"].map(findCountry)).toEqual(["BE", "BE", "BE"]);
  expect(["luxembourg", "luxemburg"].map(findCountry)).toEqual(["LU", "LU"]);
  expect(["to-let", "a-louer", "te-huur"].map(findTransaction)).toEqual(["to-let", "to-let", "to-let"]);
  expect(["investment", "investissement", "investering"].map(findDeal)).toEqual(Array(3).fill("investment"));
  expect([findDeal("te-koop"), findDeal("sold"), findDeal(undefined)]).toEqual(["for-sale", undefined, undefined]);
  expect([findCountry("be"), findCountry(undefined), findTransaction("investment")]).toEqual(Array(3).fill(undefined));
});

test("a deal has one word in a language, wherever it stands in a path", () => {
  for (const deal of deals) {
    for (const language of languages) {
      expect(paths[deal][language]?.split("/")[0]).toBe(dealSegments[deal][language]);
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
