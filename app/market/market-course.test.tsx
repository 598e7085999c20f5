import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { MarketCourse } from "./market-course.tsx";
import type { MonthView } from "./market-view.server.ts";

const shown = vi.hoisted(() => ({ language: "en" as Language }));
vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: textsIn(shown.language) }) }));

const month = (name: string, median: string): MonthView => ({
  month: name,
  name,
  lower: 150,
  median: 170,
  upper: 200,
  newListings: 1,
  cells: { median, range: "", listings: "9", newListings: "1", days: "30" },
});
const scale = { low: 100, high: 200, ticks: [] };

/** What is said of the first and the last of some months. */
function leadOf(language: Language, ...medians: string[]) {
  shown.language = language;
  const months = medians.map((median, at) => month(at === 0 ? "Oct 2025" : "Oct 2026", median));
  const course = <MarketCourse months={months} scale={scale} transaction="to-let" unit="/m²" hasInvented={false} />;
  return /<p>(.*?)<\/p>/.exec(renderToStaticMarkup(course))?.[1]?.replace(/[\u00a0\u202f]/g, " ");
}

test.each<[Language, string, string]>([
  ["en", "The median was €170/m² in both Oct 2025 and Oct 2026.", "was €160/m² in Oct 2025 and €170/m² in Oct 2026."],
  [
    "fr",
    "La médiane n’a pas bougé entre Oct 2025 et Oct 2026 : €170/m².",
    "est passée de €160/m² (Oct 2025) à €170/m²",
  ],
  ["nl", "De mediaan bleef gelijk tussen Oct 2025 en Oct 2026: €170/m².", "ging van €160/m² (Oct 2025) naar €170/m²"],
])("a median that is what it was is not said to have gone anywhere, in %s", (language, still, moved) => {
  expect(leadOf(language, "€170", "€170")).toContain(still);
  expect(leadOf(language, "€160", "€170")).toContain(moved);
});

test("what the band and its column are is called the same", () => {
  const named = (["en", "fr", "nl"] as const).map((language) => leadOf(language, "€160", "€170"));
  expect(named).toEqual([
    expect.stringContaining("middle half"),
    expect.stringContaining("moitié centrale"),
    expect.stringContaining("middelste helft"),
  ]);
});
