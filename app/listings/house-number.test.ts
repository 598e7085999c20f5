import { expect, test } from "vitest";
import { withNumber } from "./house-number.ts";

test("a house number stays in the line of its street", () => {
  expect(withNumber("Kantoren van 490 m², Arenbergstraat 13")).toBe("Kantoren van 490 m², Arenbergstraat\u00a013");
  expect(withNumber("Shop, Rue Neuve 12a")).toBe("Shop, Rue Neuve\u00a012a");
  expect(withNumber("Bureaux de 490 m², 5, route d’Arlon")).toBe("Bureaux de 490 m², 5,\u00a0route d’Arlon");
  expect(withNumber("Bureaux, avenue de la Gare 37, Luxembourg-Ville")).not.toContain("\u00a0");
  expect(withNumber("Bureaux de 490 m²")).toBe("Bureaux de 490 m²");
});
