import { expect, it } from "vitest";
import { placeScope } from "./place-scope.ts";
import { gazetteerFromFiles } from "./testing/gazetteer-from-files.ts";

const gazetteer = gazetteerFromFiles();

it.each([
  ["luxembourg", "gasperich", true],
  ["brussels", "ixelles", true],
  ["ghent", "ledeberg", true],
  ["ghent", "ghent", true],
  ["ghent", "antwerp", false],
  ["ledeberg", "ghent", false],
])("a search in %s looks in %s: %s", (place, other, looks) => {
  const [scope, inside] = [place, other].map((slug) => gazetteer.bySlug(slug, "en")!);
  expect(placeScope(gazetteer, scope!).ids.includes(inside!.id)).toBe(looks);
});

it("falls into the places directly in it", () => {
  const { id, ids, parts } = placeScope(gazetteer, gazetteer.bySlug("brussels", "en")!);
  expect(parts).toHaveLength(19);
  expect([id, ...parts.flatMap((part) => part.ids)]).toEqual(ids);
});
