import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { gazetteerFromFiles } from "../testing/gazetteer-from-files.ts";
import { municipalityAtPoint } from "../municipality-at-point.server.ts";
import type { Gazetteer } from "../gazetteer.ts";
import { findAround, labelOfAround } from "./around.server.ts";
import { findPoints } from "./find-points.ts";
import { locatePoint, slugOfPoint } from "./locate-point.ts";
import { ofFrench } from "./of-french.ts";
import { getPoints } from "./points.server.ts";
import { suggestPlaces } from "../suggest-places.ts";
import { withPoints } from "./suggest-points.server.ts";

let gazetteer: Gazetteer;
beforeAll(() => {
  gazetteer = gazetteerFromFiles();
});

const points = getPoints();
const slugOf = (text: string) => findAround(gazetteer, text, "en").around?.slugs.en;

describe("a name is the point that is meant", () => {
  it.each([
    ["schuman", "schuman"],
    ["Gare du Nord", "brussels-north"],
    ["noordstation", "brussels-north"],
    ["bruxelles-midi", "brussels-south"],
    ["Leuven train station", "leuven-station"],
    ["gare de Louvain", "leuven-station"],
    ["port of antwerp", "port-of-antwerp"],
    ["Haven Antwerpen", "port-of-antwerp"],
    ["het Eilandje", "eilandje"],
    ["place Flagey", "place-eugene-flagey"],
    ["Rue Neuve, Bruxelles", "rue-neuve-brussels-city"],
    ["Rue Neuve 12, 1000 Bruxelles", "rue-neuve-brussels-city"],
    ["12, rue neuve Mons", "rue-neuve-mons"],
    ["rue-neuve-namur", "rue-neuve-namur"],
    // A town is a point as well, where one is asked for.
    ["Ghent", "ghent"],
  ])("%s: %s", (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it.each(["Flanders", "schum", "Kirchbreg", "-90,0", "NaN", "12", "", " ", "x".repeat(100_000), "ﷺ".repeat(5_000)])(
    "%.20s: none",
    (text) => {
      expect(findAround(gazetteer, text, "en")).toEqual({});
    },
  );

  it("of a street in many towns each is offered, or the one in the town searched", () => {
    const towns = findAround(gazetteer, "Rue Neuve", "fr").among?.map((each) => labelOfAround(gazetteer, each, "fr"));
    expect(towns).toEqual(
      expect.arrayContaining(["Rue Neuve, Bruxelles-Ville", "Rue Neuve, Namur", "Rue Neuve, Liège", "Rue Neuve, Mons"]),
    );
    const mons = gazetteer.bySlug("mons", "fr")!;
    expect(findAround(gazetteer, "Rue Neuve", "fr", [mons]).around?.slugs.fr).toBe("rue-neuve-mons");
  });

  it("every slug leads to its point, in its own language", () => {
    const lost: string[] = [];
    for (let number = 0; number < points.size; number++) {
      for (const language of languages) {
        const slug = slugOfPoint(points, gazetteer, number, language);
        const located = locatePoint(points, gazetteer, slug, language);
        if (!located || !("point" in located) || located.point !== number) lost.push(slug);
      }
    }
    expect(lost).toEqual([]);
  }, 60_000);
});

describe("names that begin so, or have errors in them", () => {
  const suggested = (text: string) => {
    const t = textsIn("en");
    return withPoints(suggestPlaces(gazetteer, text, "en", t), gazetteer, text, "en", t)[0]?.name;
  };

  it.each([
    ["schum", "Schuman"],
    ["shuman", "Schuman"],
    ["kirchbreg", "Kirchberg"],
    ["brusels", "Brussels"],
    ["antwarp", "Antwerp"],
    ["gand", "Ghent"],
    ["1000", "City of Brussels"],
  ])("%s: %s is suggested first, be it a place or a point", (text, name) => {
    expect(suggested(text)).toBe(name);
  });

  const found = (text: string) => findPoints(points, text, 3).map(({ point }) => points.point(point).names.en);

  it.each([
    ["schum", "Schuman"],
    ["Shcuman", "Schuman"],
    ["gare du nrod", "Brussels-North"],
    ["port of antwrep", "Port of Antwerp"],
    ["eiland", "Eilandje"],
  ])("%s: %s", (text, name) => {
    expect(found(text)).toContain(name);
  });

  it.each(["", "-", "12345", "xyzzy", "ﷺ".repeat(5_000), "a ".repeat(50_000)])("%.20s: nothing, or few", (text) => {
    expect(found(text).length).toBeLessThanOrEqual(3);
  });

  it("stand among the suggestions with their kind and town, a whole name first", () => {
    const suggestions = withPoints([], gazetteer, "schuman", "en", textsIn("en"));
    expect(suggestions[0]).toMatchObject({
      name: "Schuman",
      detail: "Metro and railway station · City of Brussels",
      isPoint: true,
      text: "Schuman",
    });
  });
});

it("every point lies in its municipality, or within some hundred metres of its border", () => {
  const near = [-0.01, -0.004, 0, 0.004, 0.01];
  const stray: string[] = [];
  for (let number = 0; number < points.size; number += 7) {
    const { names, lat, lng, municipality } = points.point(number);
    expect(gazetteer.byKey(municipality)).toBeDefined();
    const around = near.flatMap((north) => near.map((east) => [north, east] as const));
    const isThere = around.some(
      ([north, east]) => municipalityAtPoint({ lat: lat + north, lng: lng + east }) === municipality,
    );
    if (!isThere) stray.push(names.en);
  }
  expect(stray).toEqual([]);
});

it.each([
  ["Gare du Nord", "de la gare du Nord"],
  ["Avenue Louise", "de l'avenue Louise"],
  ["Port d'Anvers", "du port d'Anvers"],
  ["Eilandje", "d'Eilandje"],
  ["Schuman", "de Schuman"],
  ["Les Hauts-Sarts", "des Hauts-Sarts"],
])("French: près … %s: %s", (name, behind) => {
  expect(ofFrench(name)).toBe(behind);
});
