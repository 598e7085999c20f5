import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { readGazetteer } from "#app/places/read-gazetteer.server.ts";
import { slugOfTown, towns } from "./towns.ts";

test("the towns named on every page are the gazetteer's, by name and by slug", () => {
  const places = new Map(readGazetteer().map((place) => [place.key, place]));
  for (const town of towns) {
    const place = places.get(town.key);
    for (const language of languages) {
      expect(place?.names[language]).toBe(town.names[language]);
      expect(place?.slugs[language]).toBe(slugOfTown(town, language));
    }
  }
});
