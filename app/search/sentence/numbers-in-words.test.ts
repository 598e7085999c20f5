import { describe, expect, it } from "vitest";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { querySentence } from "./read-sentence.ts";
import { inDutch, inEnglish, inFrench } from "./testing/numbers-in-words.ts";

const gazetteer = gazetteerFromFiles();

/** Rents and prices between the least that is taken for one and two million, near each other where they are small. */
const amounts = [
  ...Array.from({ length: 120 }, (_, at) => 251 + at * 17),
  ...Array.from({ length: 60 }, (_, at) => 2_500 + at * 1_537),
  ...Array.from({ length: 80 }, (_, at) => 100_000 + at * 23_750),
  ...Array.from({ length: 60 }, (_, at) => 100_001 + at * 31_331),
  ...[317, 518, 719, 277, 371, 480, 481, 891, 1_017, 1_019, 19_042, 741_618, 1_417_917, 2_000_000],
];

describe("every sum that is written out is read as itself", () => {
  it.each([
    ["en", "house for sale in Leuven max ", inEnglish],
    ["fr", "maison à vendre à Namur maximum ", inFrench],
    ["fr", "maison à vendre à Namur maximum ", (value: number) => inFrench(value, true)],
    ["nl", "huis te koop in Gent maximum ", inDutch],
  ] as const)("in %s: %s", (language, before, written) => {
    const misread = amounts.filter((amount) => {
      const { price } = querySentence(`${before}${written(amount)} euro`, gazetteer, language);
      return price !== `-${amount}`;
    });
    expect(misread.map((amount) => written(amount))).toEqual([]);
  });

  it.each<["en" | "fr" | "nl", string, number]>([
    ["en", "a quarter of a million", 250_000],
    ["en", "one point two five million", 1_250_000],
    ["en", "a million two", 1_200_000],
    ["en", "two million five hundred", 2_500_000],
    ["en", "three fifty k", 350_000],
    ["en", "four hundred grand", 400_000],
    ["fr", "un million cinq", 1_500_000],
    ["fr", "un million deux cents", 1_200_000],
    ["fr", "un million deux cent cinquante", 1_250_000],
    ["fr", "1 million 250", 1_250_000],
    ["nl", "drieënhalve ton", 350_000],
    ["nl", "vier komma vijf ton", 450_000],
    ["nl", "een miljoen tweehonderd", 1_200_000],
  ])("in %s, in short: %s", (language, written, amount) => {
    const { price, surface } = querySentence(`house for sale Leuven max ${written}`, gazetteer, language);
    expect({ price, surface }).toEqual({ price: `-${amount}`, surface: undefined });
  });

  it("takes a great balcony for no thousands", () => {
    expect(querySentence("appartement 80 grand balcon Namur", gazetteer, "fr").price).toBeUndefined();
    expect(querySentence("appart Namur loyer 700 grand max", gazetteer, "fr").price).toBe("-700");
  });
});
