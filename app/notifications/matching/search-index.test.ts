import { describe, expect, test } from "vitest";
import { propertyTypes } from "#app/listings/vocabulary.ts";
import { SearchIndex } from "./search-index.ts";

describe("an index of saved searches", () => {
  test("keeps no kind of search that nobody has any more", () => {
    const index = new SearchIndex();
    const search = (type: (typeof propertyTypes)[number]) => ({
      criteria: { type },
      location: undefined,
      districts: [],
    });
    // One person changes their mind all day, and another keeps to one.
    index.put("kept", search("office"));
    for (const type of propertyTypes) index.put("changed", search(type));
    expect([index.size, index.groups]).toEqual([2, 2]);
    index.remove("changed");
    expect([index.size, index.groups]).toEqual([1, 1]);
    index.remove("kept");
    expect([index.size, index.groups]).toEqual([0, 0]);
  });
});
