import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/languages.ts";
import { leastInsights, specifiedKeys } from "./specified-keys.ts";
import { problemInWords } from "../../../app/content/text-problem.ts";
import { checkContent } from "./check-content.ts";

const report = checkContent();

test("the content folder has nothing to put right", async () => {
  const { problems } = await report;
  expect(problems.map(problemInWords)).toEqual([]);
});

test("every key of the specification is there in each language that it names", async () => {
  const { specified } = await report;
  expect(specified.map(({ key }) => key)).toEqual([...specifiedKeys.keys()]);
  expect(specified.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

test("the list of keys is that of the specification, section 2", () => {
  const keys = [...specifiedKeys.keys()];
  const count = (start: string) => keys.filter((key) => key.startsWith(start)).length;
  expect({
    about: count("about/"),
    services: count("services/be/"),
    "retail in Belgium": count("locations/be/retail/"),
    "offices in Belgium": count("locations/be/office/"),
    industrial: count("locations/be/industrial/"),
    "retail in Luxembourg": count("locations/lu/retail/"),
    "offices in Luxembourg": count("locations/lu/office/"),
    legal: count("legal/"),
  }).toEqual({
    about: 2,
    services: 8,
    "retail in Belgium": 16 + 1,
    "offices in Belgium": 9,
    industrial: 6,
    "retail in Luxembourg": 2 + 2,
    "offices in Luxembourg": 25 + 3,
    legal: 3,
  });
});

test("an area's text repeats neither the figures nor the map that its page shows above it", async () => {
  const { texts } = await report;
  const areas = texts.filter(({ kind }) => kind === "area");
  expect(areas.length).toBeGreaterThan(0);
  for (const { file, source } of areas) {
    const place = /^place: (\S+)$/m.exec(source)?.[1];
    expect(source, file).not.toMatch(new RegExp(`<(LiveFigures|PlaceMap)[^>]* place="${place}"`));
  }
});

test("there are insights in every language", async () => {
  const { texts } = await report;
  for (const language of languages) {
    const insights = texts.filter((text) => text.kind === "insight" && text.language === language);
    expect(insights.length).toBeGreaterThanOrEqual(leastInsights);
  }
});
