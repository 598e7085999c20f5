import { describe, expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { floorInWords, unitsTable, type UnitRow } from "./units-view.ts";

const unit: UnitRow = {
  name: "A",
  floor: null,
  surface: 250,
  rent: null,
  sale: null,
  desks: null,
  availableFrom: null,
  status: "available",
};

const table = (units: Partial<UnitRow>[]) =>
  unitsTable(
    units.map((given) => ({ ...unit, ...given })),
    "en",
    textsIn("en"),
    "2026-11-21",
  );

test.each([
  [0, ["Ground floor", "Rez-de-chaussée", "Gelijkvloers"]],
  [1, ["1st", "1er", "1e"]],
  [2, ["2nd", "2e", "2e"]],
  [3, ["3rd", "3e", "3e"]],
  [11, ["11th", "11e", "11e"]],
  [22, ["22nd", "22e", "22e"]],
  [-1, ["Basement", "Sous-sol", "Kelder"]],
  [-2, ["Basement level 2", "2e sous-sol", "2e kelderverdieping"]],
])("floor %i in words", (floor, expected) => {
  expect(languages.map((language) => floorInWords(floor, textsIn(language)))).toEqual(expected);
});

describe("the units table", () => {
  test("has only columns that tell something", () => {
    expect(table([{}, { floor: 2 }])?.columns.map(({ key }) => key)).toEqual(["floor", "surface", "available"]);
    expect(table([{ desks: 8 }])?.columns.map(({ key }) => key)).toEqual(["surface", "desks", "available"]);
    expect(table([])).toBeUndefined();
  });

  test("says what a figure of desks counts, for where no heading stands above it", () => {
    expect(table([{ desks: 1 }, { desks: 8 }, {}])?.rows.map(({ desks }) => desks)).toEqual([
      "desk",
      "desks",
      undefined,
    ]);
  });

  test("tells what has become of a unit instead of when it is free", () => {
    const rows = table([
      {},
      { availableFrom: "2027-01-01" },
      { availableFrom: "2026-01-01" },
      { status: "under-option" },
      { status: "let", availableFrom: "2027-01-01" },
    ])?.rows;
    expect(rows?.map(({ cells }) => cells.at(-1))).toEqual(["now", "Jan 2027", "now", "Under offer", "Let"]);
    expect(rows?.map(({ taken }) => taken)).toEqual([false, false, false, false, true]);
  });
});
