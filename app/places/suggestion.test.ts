import { expect, test } from "vitest";
import {
  lastPlaceIn,
  placesBefore,
  stepInList,
  stillMeant,
  withPlace,
  writeList,
  type PlaceChoice,
} from "./suggestion.ts";

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

test.each<[active: string | undefined, step: 1 | -1, next: string | undefined]>([
  [undefined, 1, "ghent"],
  ["ghent", 1, "gentbrugge"],
  ["gentbrugge", 1, "ghent"],
  [undefined, -1, "gentbrugge"],
  ["gentbrugge", -1, "ghent"],
  ["ghent", -1, "gentbrugge"],
  // Of a list that has changed meanwhile.
  ["antwerp", 1, "ghent"],
])("from %j an arrow of %d leads to %j: the first is marked before any is pressed", (active, step, next) => {
  const options = [ghent, place("gentbrugge")].map((each) => ({ ...each, detail: "" }));
  expect(stepInList(options, active, step)).toBe(next);
  expect(stepInList([], active, step)).toBeUndefined();
});
