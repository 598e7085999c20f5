import { expect, test } from "vitest";
import { Random } from "../random.ts";
import { english } from "./en/voice.ts";
import { french } from "./fr/voice.ts";
import { SaidBefore } from "./said-before.ts";

const types = ["office", "house"] as const;

/** `Sentence of 17 m.`, of so many. */
function sentence(random: Random, of: number): string {
  // Letters: figures are left aside.
  const name = String(random.int(0, of)).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
  return `Sentence ${name} of ${random.int(1, 9)} m.`;
}

test("what is said is counted for the language and the type, also where more comes up than is kept at a time", () => {
  const said = new SaidBefore();
  const random = new Random("said before");
  const wrong: string[] = [];
  const counted = { texts: 0, times: new Map<string, number>() };
  const byType = {
    office: { ...counted, times: new Map<string, number>() },
    house: { ...counted, times: new Map<string, number>() },
  };
  for (let i = 0; i < 6_000; i++) {
    const type = random.pick(types);
    const before = said.of(english, type);
    const own = byType[type];
    // A few of them recur, most don't.
    const texts = [sentence(random, 40), sentence(random, 40), sentence(random, 100_000), sentence(random, 100_000)];
    const taken = texts.map((text) => before.take(text).wording);
    const keys = texts.map((text) => text.replace(/\d/, "#"));
    for (const [index, key] of keys.entries()) {
      const tooOften =
        (counted.times.get(key) ?? 0) >= Math.max(2, 0.025 * counted.texts) ||
        (own.times.get(key) ?? 0) >= Math.max(2, 0.085 * own.texts);
      if (before.allows(taken[index]!) === tooOften) wrong.push(`${i} ${key}`);
    }
    if (i % 2) before.add(taken);
    else before.addText(texts.join(" "));
    for (const counts of [counted, own]) {
      counts.texts++;
      for (const key of new Set(keys)) counts.times.set(key, (counts.times.get(key) ?? 0) + 1);
    }
  }
  expect(wrong).toEqual([]);
});

test("a wording is one sentence, whatever typography makes of it", () => {
  const said = new SaidBefore();
  for (let i = 0; i < 2; i++) said.of(french, "office").addText("Classe A\u00a0: 12\u202f% de moins.");
  const before = said.of(french, "office");
  expect(before.allows(before.take("Classe A : 7 % de moins.").wording)).toBe(false);
  expect(before.allows(before.take("Classe B : 7 % de moins.").wording)).toBe(true);
});

test("the ways to say something keep their figures", () => {
  const { wording, figures } = new SaidBefore().of(english, "office").take("There are 14 parking spaces on the site.");
  expect(wording.ways.length).toBeGreaterThan(1);
  expect(wording.ways[0]).toBe(wording);
  expect(figures).toEqual(["14"]);
});

test("what was taken up before much else came up is counted all the same", () => {
  const said = new SaidBefore();
  const before = said.of(english, "office");
  for (let times = 0; times < 2; times++) {
    const { wording } = before.take("The keys are with us.");
    for (let i = 0; i < 9_000; i++) before.take(`Sentence ${"x".repeat(i % 100)} ${"y".repeat(i / 100)}.`);
    before.add([wording]);
  }
  expect(before.allows(before.take("The keys are with us.").wording)).toBe(false);
});
