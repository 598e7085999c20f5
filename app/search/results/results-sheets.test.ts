import { expect, test } from "vitest";
import { resultsSheets } from "./results-sheets.ts";

const filters = ["search", "searchWide"];
const map = ["map", "mapNarrow"];

test.each([
  ["a list", { landing: {}, services: false }, filters],
  ["a list with figures of the market", { landing: { market: [] }, services: false }, [...filters, "landing"]],
  ["a list above a text", { landing: { text: {} }, services: false }, [...filters, "landing"]],
  ["services", { landing: {}, services: [] }, [...filters, "services"]],
  ["services above a text", { landing: { text: {} }, services: [] }, [...filters, "landing", "services"]],
  ["a map, which shows neither", { landing: { text: {}, market: [] }, map: {} }, [...filters, ...map]],
  ["a map of prices", { landing: {}, map: { prices: {} } }, [...filters, ...map, "mapPrices"]],
  ["a list that has just been saved", { landing: {}, services: false, alerts: {} }, [...filters, "justSaved"]],
  ["a map that has just been saved", { landing: {}, map: {}, alerts: {} }, [...filters, "justSaved", ...map]],
  ["a search that failed", undefined, filters],
])("%s comes with its sheets", async (_, loaded, expected) => {
  expect((await resultsSheets())(loaded)).toEqual(expected);
});

test("what stands around a list has its sheet, and none around a map", async () => {
  const sheets = await resultsSheets("agency");
  expect(sheets({ landing: { text: {} } })).toEqual([...filters, "landing", "agency"]);
  expect(sheets({ map: {} })).toEqual([...filters, ...map]);
});
