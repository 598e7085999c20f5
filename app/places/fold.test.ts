import { expect, test } from "vitest";
import { fold } from "./fold.ts";

/** As it is defined, whatever tables are used on the way. */
const plainly = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

test("every character folds as it is defined, alone and among others", () => {
  const differing: string[] = [];
  for (let code = 0; code < 0x3000; code++) {
    const character = String.fromCharCode(code);
    for (const text of [character, `a${character}b`, `É${character} ${character}x`, `${character}ð`])
      if (fold(text) !== plainly(text)) differing.push(text);
  }
  expect(differing).toEqual([]);
});

test("a text longer than the room for one folds the same", () => {
  const long = "Braine-l’Alleud, ".repeat(60);
  expect(fold(long)).toBe(plainly(long));
});
