import { describe, expect, test } from "vitest";
import { propertyTypes } from "#app/vocabulary/vocabulary.ts";
import { Percolator } from "./percolator.ts";

describe("a percolator of saved searches", () => {
  test("keeps no kind of search that nobody has any more", () => {
    const percolator = new Percolator();
    const search = (type: (typeof propertyTypes)[number]) => ({
      criteria: { type },
      location: undefined,
      districts: [],
    });
    // One person changes their mind all day, and another keeps to one.
    percolator.put("kept", search("office"));
    for (const type of propertyTypes) percolator.put("changed", search(type));
    expect([percolator.size, percolator.groups]).toEqual([2, 2]);
    percolator.remove("changed");
    expect([percolator.size, percolator.groups]).toEqual([1, 1]);
    percolator.remove("kept");
    expect([percolator.size, percolator.groups]).toEqual([0, 0]);
  });
});
