import { expect, it } from "vitest";
import { gazetteerFromFiles } from "./testing/gazetteer-from-files.ts";
import { townInWords } from "./town-in-words.ts";

const gazetteer = gazetteerFromFiles();

it.each<[text: string, town: string | undefined, others?: string]>([
  ["Gent centrum", "ghent", "centrum"],
  ["centrum Gent", "ghent", "centrum"],
  ["Liège centre-ville", "liege", "centre-ville"],
  ["centre de Liège", "liege", "centre de"],
  ["Onbekendwijk Sint-Niklaas", "sint-niklaas", "Onbekendwijk"],
  ["Sint Niklaas centrum", "sint-niklaas", "centrum"],
  // The city, and not the country.
  ["Luxembourg centre", "luxembourg-city", "centre"],
  // A street or a station is called by a town that it leads to.
  ["rue de Bastogne", undefined],
  // A slug, and words that hold no town.
  ["gent-centrum", undefined],
  ["nowhere at all", undefined],
  ["Gent", undefined],
  ["", undefined],
  [`Gent ${"x ".repeat(40)}`, undefined],
])("%j: %s", (text, town, others) => {
  const found = townInWords(gazetteer, text);
  expect([found?.town.slugs.en, found?.others]).toEqual([town, others]);
});
