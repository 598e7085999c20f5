import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("whose business it is for is told, and not searched for", () => {
  it.each<[Language, string, object, string]>([
    [
      "en",
      "ground floor surgery for a dentist, about 120 m2, in Uccle or Forest with parking",
      {
        type: "office",
        district: "uccle,forest",
        surface: "96-144",
        features: "ground-floor",
        parking: "1-",
      },
      "dentist",
    ],
    ["en", "space to open a bakery in Ghent", { typeGroup: "retail", location: "ghent" }, "bakery"],
    ["en", "office for lawyers in Brussels", { type: "office", location: "brussels" }, "lawyers"],
    ["fr", "local pour boulangerie à Liège", { typeGroup: "retail", location: "liege" }, "boulangerie"],
    ["fr", "local pour cabinet médical Uccle", { type: "office", location: "uccle" }, "médical"],
    ["fr", "local pour salon de coiffure Namur", { typeGroup: "retail", location: "namur" }, "salon de coiffure"],
    ["nl", "pand voor tandarts in Leuven", { location: "leuven" }, "tandarts"],
    ["nl", "pand om een bakkerij te openen in Gent", { typeGroup: "retail", location: "gent" }, "bakkerij"],
  ])("in %s: %s", (language, sentence, query, told) => {
    const read = readTyped(sentence, language);
    expect(read.query).toEqual(query);
    expect(read.leftOut).toEqual([told]);
  });

  it.each<[Language, string, string]>([
    ["en", "bakery for sale in Ypres", "bakery"],
    ["en", "medical practice to let Uccle", "medical"],
    ["fr", "local pour restaurant Namur", "restaurant"],
    ["fr", "salon de coiffure Namur", "salon de coiffure"],
    ["nl", "handelspand voor horeca Gent", "horeca"],
    ["nl", "bakkerij te koop Ieper", "bakkerij"],
  ])(
    "but in %s what is offered by that name is, and what not every property may be: %s",
    (language, sentence, text) => {
      expect(readTyped(sentence, language).query.search).toBe(text);
    },
  );
});
