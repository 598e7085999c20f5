import { expect, test } from "vitest";
import { readAtlas } from "../../places/read-atlas.ts";
import { generateListings } from "../generate.ts";

test("titles of offices and shops say how large they are: two in one street are told apart", () => {
  const records = [...generateListings(readAtlas(), { listings: 1_000, seed: "titles", today: "2026-11-21" })];
  const size = /m²|\d+ (?:desks|postes|werkplekken)|private offices|bureaux privatifs|privékantoren/;
  const sized = /^(?:office|retail|city-centre-store|shopping-centre|out-of-town.*)$/;
  const titles = records.filter(({ type }) => sized.test(type)).flatMap(({ title }) => Object.values(title));
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter((title) => !size.test(title))).toEqual([]);
});
