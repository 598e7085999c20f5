import { expect, it } from "vitest";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import { isIdle } from "./read-idle.ts";
// What words may begin is known once all that reads is there.
import "./read-sentence.ts";
import { openReading } from "./reading/reading.ts";
import { noParts } from "./parts/parts.ts";

const gazetteer = gazetteerFromFiles();

/** The words of a sentence that are passed at a glance. */
function idleWords(sentence: string): string {
  const reading = openReading(sentence);
  const parts = noParts(reading);
  const isPassed = (at: number) => isIdle(reading, at, parts, gazetteer, getPoints());
  return reading.tokens.flatMap(({ text }, at) => (isPassed(at) ? [text] : [])).join(" ");
}

it.each([
  ["nous cherchons vraiment un bureau lumineux", "cherchons vraiment un lumineux"],
  // What a word may begin only before a number, a station or a correction, it does not elsewhere.
  ["the office that we need", "the we need"],
  ["the office that we need near a station, sorry, a stop", "need"],
])("passes what holds a sentence together: %s", (sentence, passed) => {
  expect(idleWords(sentence)).toBe(passed);
});

it.each(["label a", "3 kamers", "rue place square", "bureau", "in 2027", "within 10 minutes", "een kamer"])(
  "but not what may be something else: %s",
  (sentence) => {
    expect(idleWords(sentence)).toBe("");
  },
);
