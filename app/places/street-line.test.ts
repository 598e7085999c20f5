import { expect, test } from "vitest";
import { streetLine } from "./street-line.ts";

test.each([
  [["Rue de la Loi", "16", "BE"], "Rue de la Loi 16"],
  [["Rue de la Loi", "16", "BE", "box 3"], "Rue de la Loi 16 box 3"],
  [["Kerkstraat", null, "BE"], "Kerkstraat"],
  // Luxembourg sets the number first, and nothing is written large in mid-line that French writes small.
  [["Route d'Arlon", "5", "LU"], "5, route d'Arlon"],
  [["rue du Fossé", "12A", "LU"], "12A, rue du Fossé"],
  [["Rond-Point Schuman", "2", "LU"], "2, rond-point Schuman"],
  [["Parc d'activités Capellen", "77", "LU"], "77, parc d'activités Capellen"],
  // Names that say no kind of street are written as they are.
  [["Grand-Rue", "2", "LU"], "2, Grand-Rue"],
  [["Op der Haart", "4", "LU"], "4, Op der Haart"],
  [["Placette Nicolas", "4", "LU"], "4, Placette Nicolas"],
  [["Route d'Arlon", undefined, "LU"], "Route d'Arlon"],
] as const)("%j is written %s", (given, written) => {
  expect(streetLine(given[0], given[1], given[2], given[3])).toBe(written);
});
