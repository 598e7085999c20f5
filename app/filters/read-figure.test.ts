import { describe, expect, it } from "vitest";
import { readFigure } from "./read-figure.ts";

describe("a number as people type it in a field", () => {
  it.each([
    ["1 000 m²", 1000],
    ["€ 950,50", 950.5],
    ["min. 250", 250],
    ["500,- per maand", 500],
    ["1.250 €/m²/an", 1250],
    ["350.000 EUR", 350_000],
    ["0", 0],
    ["2k m²", 2_000],
  ])("%s is read", (written, figure) => expect(readFigure(written, {})).toEqual({ figure }));

  it.each(["1000-2000", "1000-", "-5", "€ –5", "−5", "abc", "1e9", "99999999999999", "9999999999 mio", "1/2", "5 km"])(
    "%s is refused, never dropped or read as something else",
    (written) => {
      expect(readFigure(written, {})).toEqual({ refused: written });
      expect(readFigure(written, { isMoney: true })).toEqual({ refused: written });
    },
  );

  it("is no million where it is no money: `4.5m` is a length", () => {
    expect(readFigure("4.5m", {})).toEqual({ refused: "4.5m" });
    expect(readFigure("4.5m", { isMoney: true })).toEqual({ figure: 4_500_000 });
  });

  it.each([null, "", "  "])("%j is no number, and nothing to refuse", (written) => {
    expect(readFigure(written, {})).toEqual({});
  });
});
