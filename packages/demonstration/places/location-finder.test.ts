import { describe, expect, test } from "vitest";
import { metresBetween, pointAt } from "./atlas.ts";
import { Random } from "../listings/random.ts";
import { readAtlas } from "./read-atlas.ts";
import { LocationFinder } from "./location-finder.ts";

const atlas = readAtlas();
const where = new LocationFinder(atlas);

const draw = (kind: Parameters<LocationFinder["draw"]>[0], country: "BE" | "LU", count = 400) => {
  const random = new Random(`where ${kind} ${country}`);
  return Array.from({ length: count }, () => where.draw(kind, country, random).at);
};

describe("where properties stand", () => {
  test("points lie near their municipality, with its postcode", () => {
    const drawn = [
      ...(["office", "logistics", "sme", "high-street", "out-of-town", "shopping-centre"] as const).flatMap((kind) => [
        ...draw(kind, "BE"),
        ...draw(kind, "LU"),
      ]),
      ...(["apartment", "house", "shop"] as const).flatMap((kind) => {
        const random = new Random(kind);
        return Array.from({ length: 400 }, (_, index) => where.homes.draw(kind, index % 8 === 0 ? "LU" : "BE", random));
      }),
    ];
    for (const at of drawn) {
      const named = `${at.street.official} ${at.number}, ${at.postcode} ${at.locality}`;
      expect(metresBetween(at.point, at.municipality), named).toBeLessThan(19_000);
      expect(at.postcode, named).toMatch(/^\d{4}$/);
      expect(at.municipality.country, named).toBe(at.country);
      expect(at.number, named).toMatch(/^\d{1,3}[ABC]?$/);
      expect(at.station.names.fr, named).toBeTruthy();
    }
  });

  test("both names of a street in Brussels stand in the address, one in each text", () => {
    const law = draw("office", "BE", 2_000).find(({ street }) => street.official.startsWith("Rue de la Loi"));
    expect(law?.street).toEqual({
      official: "Rue de la Loi - Wetstraat",
      names: { en: "Rue de la Loi", fr: "Rue de la Loi", nl: "Wetstraat" },
    });
    expect(law?.place.key).toBe("BE-BRU-D-leopold");
    expect(law?.station.metres).toBeLessThan(1_200);
  });

  test("most offices of Belgium stand in and around Brussels", () => {
    const offices = draw("office", "BE", 2_000);
    const near = offices.filter(({ point }) => metresBetween(point, { lat: 50.85, lng: 4.36 }) < 15_000);
    expect(near.length / offices.length).toBeGreaterThan(0.4);
    expect(near.length / offices.length).toBeLessThan(0.65);
  });

  test("a point some metres away is as far as that", () => {
    const from = { lat: 50.5, lng: 4.5 };
    for (const turn of [0, 0.2, 0.5, 0.9]) expect(metresBetween(from, pointAt(from, 500, turn))).toBeCloseTo(500, -1);
  });
});
