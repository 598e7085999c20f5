import { expect, test } from "vitest";
import { lastPlaceIn, placesBefore, stillMeant, withPlace, writeList, type PlaceChoice } from "./suggestion.ts";

const place = (slug: string, ...within: string[]): PlaceChoice => ({ name: slug, slug, text: slug, within });
const ghent = place("ghent", "east-flanders", "flanders", "belgium");
const antwerp = place("antwerp", "province-of-antwerp", "flanders", "belgium");
const flanders = place("flanders", "belgium");

test.each([
  ["Gent", "Gent", ""],
  ["Gent, ant", "ant", "Gent"],
  ["Gent; Aalst,ant", "ant", "Gent; Aalst"],
  ["Gent; ", "", "Gent"],
  ["", "", ""],
])("of %j, %j is being typed", (text, last, before) => {
  expect([lastPlaceIn(text), placesBefore(text)]).toEqual([last, before]);
});

test("a place more stands beside others, and in place of those it holds or lies in", () => {
  expect(withPlace([ghent], antwerp)).toEqual([ghent, antwerp]);
  expect(withPlace([ghent, antwerp], ghent)).toEqual([antwerp, ghent]);
  expect(withPlace([ghent, antwerp], flanders)).toEqual([flanders]);
  expect(withPlace([flanders], ghent)).toEqual([ghent]);
});

test("places and what else is written are one list", () => {
  expect(writeList([ghent, antwerp], " Brug ")).toBe("ghent; antwerp; Brug");
  expect(writeList([], "Brug")).toBe("Brug");
  expect(writeList([ghent])).toBe("ghent");
});

test("of what was suggested, what begins as the longer text does is still meant", () => {
  const suggestions = [
    { ...ghent, name: "Liège", also: "Luik", detail: "" },
    { ...antwerp, name: "Lier", detail: "" },
  ];
  expect(stillMeant(suggestions, "lie").map(({ name }) => name)).toEqual(["Liège", "Lier"]);
  expect(stillMeant(suggestions, "lui").map(({ name }) => name)).toEqual(["Liège"]);
});
