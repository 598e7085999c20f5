import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

describe("a radius is how far around a name, and never a surface", () => {
  it.each<[Language, string, object]>([
    ["nl", "kantoor in een straal van 3 km rond Gent", { around: "gent", radius: "3000" }],
    ["nl", "kantoor bij de Groenplaats, binnen een straal van 800m", { around: "groenplaats", radius: "800" }],
    ["nl", "kantoor binnen een straal van 800m bij de Groenplaats", { around: "groenplaats", radius: "800" }],
    ["fr", "bureau dans un rayon de 2 km autour de la place Flagey", { around: "place-eugene-flagey", radius: "2000" }],
    ["fr", "bureau à 500 m maximum de la gare de Namur, 40 m²", { surface: "40-" }],
    ["en", "office within a radius of 500 m of Schuman", { around: "schuman", radius: "500" }],
    ["en", "office at most 500 m from Schuman station", { around: "schuman", radius: "500" }],
    ["en", "office in a 5 km radius around Ghent", { around: "ghent", radius: "5000" }],
    ["en", "office Ghent, radius 5 km", { around: "ghent", radius: "5000" }],
  ])("in %s: %s", (language, sentence, query) => {
    const read = readTyped(sentence, language);
    expect(read.query).toMatchObject({ type: "office", ...query });
    expect(read.query.surface).toBe("surface" in query ? query.surface : undefined);
    expect(read.leftOut).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ["fr", "bureau, rayon 3 km", "rayon 3 km"],
    ["nl", "kantoor, straal van 300 m", "straal van 300 m"],
  ])("and is left out where it is around nothing, in %s: %s", (language, sentence, leftOut) => {
    expect(readTyped(sentence, language)).toEqual({ query: { type: "office" }, leftOut: [leftOut] });
  });
});
