import { describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { readTyped } from "./testing/read.ts";

/** Whatever stands in the characters that a sentence may have, a process reads it while others wait: milliseconds of CPU, far above what it takes. */
const most = 250;

/** The least of three, so that what else the process does is not counted. */
function millisecondsOf(sentence: string, language: (typeof languages)[number]): number {
  const taken = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    readTyped(sentence, language);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...taken);
}

describe("words that thousands of names have are read as quickly as others, however often they are said", () => {
  const said = [
    "rue ",
    "rue de ",
    "rue de la ",
    "avenue de la ",
    "place de ",
    "1 ",
    "1+",
    "no garden ",
    "near gare ",
    "½ ",
  ];
  test.each(said)("%s", (words) => {
    for (const language of languages) expect(millisecondsOf(words.repeat(200), language)).toBeLessThan(most);
  });
});
