import { expect, test } from "vitest";
import { readOpeningHours } from "./opening-hours.ts";

test("hours are read by days, a day may have them twice, and none may be told", () => {
  expect(readOpeningHours("Mo-Fr 09:00-12:00, Mo 13:00-17:30, Su 00:00-24:00")).toEqual([
    { first: 0, last: 4, from: "09:00", to: "12:00" },
    { first: 0, last: 0, from: "13:00", to: "17:30" },
    { first: 6, last: 6, from: "00:00", to: "24:00" },
  ]);
  expect(readOpeningHours("-")).toEqual([]);
});

test.each([
  ...["", "Mo", "Mo-Fr", "Monday 09:00-17:30", "Mo-Fr 9:00-17:30", "Mo-Fr 09:00-17:30,", "Mo-Xx 09:00-17:30"],
  // The wrong way round, or no time of a day.
  ...["Sa-Mo 09:00-12:00", "Mo-Fr 17:30-09:00", "Mo 09:00-09:00", "Mo 24:00-24:00", "Mo 22:00-24:45"],
  // Twice on a day.
  "Mo-Fr 09:00-12:00, Fr 11:00-17:00",
])("what tells no week is refused: %j", (written) => {
  expect(readOpeningHours(written)).toBeUndefined();
});
