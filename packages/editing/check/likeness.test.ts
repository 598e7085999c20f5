import { expect, test } from "vitest";
import { findAlike, wordingsOf } from "./likeness.ts";

const template = (place: string, figure: string) =>
  `${place} is a lively town with ${figure} people, and its main street is where most of the shops stand. Rents depend on the side of the street.`;

test("a template with another name and other figures is the same text", () => {
  const [pair] = findAlike([{ text: template("Ghent", "260,341") }, { text: template("Sint-Niklaas", "76,756") }], 0.2);
  expect(pair?.shared).toBe(1);
});

test("two texts about the same thing in words of their own are not alike", () => {
  const texts = [
    { text: template("Ghent", "260,341") },
    {
      text: "Walk from the station to the harbour and you have passed every shop that sells by the metre, from cloth to rope.",
    },
  ];
  expect(findAlike(texts, 0.2)).toEqual([]);
});

test("a copied paragraph in a longer text is found: what counts is the part of the shorter one", () => {
  const long = Array.from(
    { length: 40 },
    (_, index) => `sentence number ${index} says what nobody else has ever said ${index}`,
  );
  const copied = template("Mons", "95,299");
  const [pair] = findAlike([{ text: copied }, { text: [...long, copied].join("\n") }], 0.2);
  expect(pair?.shared).toBe(1);
});

test("wording does not go on from one paragraph to the next", () => {
  expect(wordingsOf("one two three\nfour five six")).toEqual(new Set());
  expect(wordingsOf("one two three four five")).toEqual(new Set(["one two three four five"]));
});
