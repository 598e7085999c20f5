import { expect, test } from "vitest";
import { correctionsThatFind, viewCorrections } from "./corrections.ts";

test("says which words were read as others, and leads to the search for those", () => {
  const corrections = [{ word: "terasse", meant: ["terrasse", "terras"] }];
  expect(viewCorrections({ search: "Térasse lumineuse", page: 2 }, corrections, "fr")).toEqual({
    typed: "Térasse",
    corrected: "terrasse lumineuse",
    href: "/fr/recherche?search=terrasse+lumineuse",
  });
});

test("says nothing when every word is known", () => {
  expect(viewCorrections({ search: "terrasse" }, [], "fr")).toBeUndefined();
  expect(viewCorrections({}, [], "fr")).toBeUndefined();
});

test("tells the nearest reading that finds something with the other filters, and none where none does", async () => {
  const corrections = [
    { word: "pets", meant: ["gets", "pet"] },
    { word: "alowed", meant: ["allow", "allowed"] },
  ];
  const tried: string[] = [];
  const told = (found: string[]) =>
    correctionsThatFind("Pets alowed", corrections, (text) => {
      tried.push(text);
      return Promise.resolve(found.includes(text));
    });
  expect(await told(["pet allow", "pet allowed"])).toEqual([
    { word: "pets", meant: ["pet"] },
    { word: "alowed", meant: ["allow"] },
  ]);
  expect(tried[0]).toBe("gets allow");
  expect(await told([])).toEqual([]);
});
