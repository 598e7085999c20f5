import { expect, test } from "vitest";
import { languages } from "../../listing-format.ts";
import { readAtlas } from "../../places/read-atlas.ts";
import { generateListings } from "../generate.ts";

test("titles of offices and shops say how large they are: two in one street are told apart", () => {
  const records = [...generateListings(readAtlas(), { listings: 1_000, seed: "titles", today: "2026-11-21" })];
  const size = /m²|\d+\s(?:desks|postes|werkplekken)|private offices|bureaux privatifs|privékantoren/;
  const sized = /^(?:office|retail|city-centre-store|shopping-centre|out-of-town.*)$/;
  const titles = records.filter(({ type }) => sized.test(type)).flatMap(({ title }) => Object.values(title));
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter((title) => !size.test(title))).toEqual([]);
});

test("the title of a listing leads with the same fact in each of its languages", () => {
  const records = [...generateListings(readAtlas(), { listings: 3_000, seed: "titles", today: "2026-11-21" })];
  const facts: Record<string, RegExp> = {
    terrace: /(?:with|avec|met|en) (?:a )?terra(?:ce|sse|s)$/i,
    garden: /(?:with|avec|met|en) (?:jardin|garden|tuin)$/i,
    renovated: /renovated|rénové|gerenoveerd/i,
    "to renovate": /to renovate|à rénover|te renoveren/i,
    let: /tenanted|louée?s?(?!\p{L})|verhuurde?/iu,
    divisible: /divisible|deelba/i,
    docks: /loading dock|quais? de chargement|laadkade/i,
    bedrooms: /bedroom|chambres?(?! meubl)|slaapkamer/i,
    size: /\d\u00a0m²/i,
  };
  const streetless = (title: string) => title.replace(/(?:, | (?:in|à|au|op|aan) (?=\p{Lu})).*$/u, "");
  const differing = records.flatMap(({ reference, title, type }) => {
    if (type === "co-living") return [];
    const told = languages.flatMap((language) => title[language] ?? []).map(streetless);
    return Object.entries(facts).flatMap(([fact, words]) =>
      new Set(told.map((text) => words.test(text))).size > 1 ? [`${reference} ${fact}: ${told.join(" | ")}`] : [],
    );
  });
  expect(differing.slice(0, 5)).toEqual([]);
});
