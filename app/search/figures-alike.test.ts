import { expect, it } from "vitest";
import { readFigure } from "#app/filters/read-figure.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { querySentence } from "./sentence/read-sentence.ts";

const gazetteer = gazetteerFromFiles();

/** A short form of a price reads the same in the search sentence and in the price filter's own field. */
it.each<[string, number]>([
  ["300k", 300_000],
  ["300 k", 300_000],
  ["300K€", 300_000],
  ["€ 300k", 300_000],
  ["300 keur", 300_000],
  ["300 duizend euro", 300_000],
  ["300 mille euros", 300_000],
  ["1,5 duizend euro", 1_500],
  ["1.5M", 1_500_000],
  ["1,5 M€", 1_500_000],
  ["1.1m", 1_100_000],
  ["1,5 mio", 1_500_000],
  ["1.125 million", 1_125_000],
  ["2 millions d'euros", 2_000_000],
  ["1,5 miljoen euro", 1_500_000],
  ["350.000 EUR", 350_000],
])("%s", (written, figure) => {
  expect(querySentence(`house to buy max ${written}`, gazetteer, "en").price).toBe(`-${figure}`);
  expect(readFigure(written, { isMoney: true })).toEqual({ figure });
});
