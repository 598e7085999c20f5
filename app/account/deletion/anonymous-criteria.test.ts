import { describe, expect, test } from "vitest";
import { anonymousCriteria, placesNamedIn } from "./anonymous-criteria.ts";

const isPlace = (slug: string) => ["ghent", "9000", "ledeberg"].includes(slug);

describe("a saved search that is nobody's any more", () => {
  test("keeps what was sought where, of what size and price", () => {
    const criteria = {
      transaction: "to-let",
      typeGroup: "retail",
      location: "ghent",
      district: "ledeberg",
      surface: "250-1 000",
      price: "-1.500",
      bbox: "3.6,50.98,3.8,51.1",
    };
    expect(anonymousCriteria(criteria, isPlace)).toEqual(criteria);
  });

  test("has no words, no position and no area of somebody's own", () => {
    const criteria = { type: "office", search: "near Anke Willems", near: "51.05,3.72", area: "_p~iF~ps|U" };
    expect(anonymousCriteria(criteria, isPlace)).toEqual({ type: "office" });
  });

  test("has no word where a place, a figure or a type should stand", () => {
    const criteria = {
      type: "Anke Willems",
      location: "anke-willems",
      district: "ledeberg,anke",
      surface: "call +32 470 12 34 56",
      price: "anke",
      bbox: "anke",
      unheardOf: "anke",
    };
    expect(anonymousCriteria(criteria, isPlace)).toEqual({ district: "ledeberg" });
    expect(placesNamedIn(criteria)).toEqual(["anke-willems", "ledeberg", "anke"]);
  });
});
