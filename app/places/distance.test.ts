import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { distanceInWords, metresBetween, writeNear } from "./distance.ts";

const brussels = { lat: 50.8467, lng: 4.3525 };

test.each([
  ["itself", brussels, 0, 0],
  ["Antwerp", { lat: 51.2213, lng: 4.4051 }, 41_800, 300],
  ["Luxembourg", { lat: 49.6117, lng: 6.13 }, 187_000, 1500],
  ["a hundredth of a degree north", { lat: 50.8567, lng: 4.3525 }, 1112, 2],
])("from Brussels to %s", (_, there, metres, tolerance) => {
  expect(Math.abs(metresBetween(brussels, there) - metres)).toBeLessThanOrEqual(tolerance);
  expect(metresBetween(there, brussels)).toBeCloseTo(metresBetween(brussels, there), 6);
});

test.each<[metres: number, language: Language, words: string]>([
  [0, "en", "under 100 m"],
  [40, "fr", "à moins de 100 m"],
  [99, "nl", "op minder dan 100 m"],
  [349, "en", "350 m"],
  [974, "nl", "950 m"],
  [980, "en", "1 km"],
  [1234, "en", "1.2 km"],
  [1234, "fr", "1,2 km"],
  [1234, "nl", "1,2 km"],
  [9960, "nl", "10 km"],
  [23_700, "en", "24 km"],
])("%d m in %s: %s", (metres, language, words) => {
  expect(distanceInWords(metres, language, textsIn(language)).replaceAll("\u00a0", " ")).toBe(words);
});

test("a position is told to about 100 metres", () => {
  expect(writeNear({ lat: 50.846712, lng: 4.3 })).toBe("50.847,4.300");
});
