import { expect, test } from "vitest";
import { describeAudience, workplaces, audiencesOf, type AudienceWords } from "./audience.ts";
import { audience as english } from "./en/audience.ts";
import { audience as french } from "./fr/audience.ts";
import { audience as dutch } from "./nl/audience.ts";
import type { Property } from "../property.ts";

const office = { family: "office", offer: "floor", surface: 380, deal: { invest: false } } as Property;
const flat = (bedrooms: number, floor: number, condition = "good") =>
  ({
    family: "apartment",
    form: "apartment",
    floor,
    facts: { bedrooms },
    building: { condition },
    deal: { invest: false },
  }) as Property;

test("offices hold a person for every twelve square metres, in fives once there are many", () => {
  expect([65, 190, 380, 2_310].map(workplaces)).toEqual([5, 15, 30, 190]);
});

test("whom a flat suits follows from its size, its floor and its state", () => {
  expect(audiencesOf(flat(0, 2))).toEqual(["pied-a-terre"]);
  expect(audiencesOf(flat(3, 2))).toEqual(["family-flat"]);
  expect(audiencesOf(flat(1, 0))).toEqual(["ground-floor", "first-home"]);
  expect(audiencesOf(flat(2, 0, "to-renovate"))).toEqual(["works"]);
});

test("a tenanted flat speaks of its lease alone, a tenanted office of nobody", () => {
  expect(audiencesOf({ ...flat(2, 1), deal: { invest: true } } as Property)).toEqual(["running-lease"]);
  expect(audiencesOf({ ...office, deal: { invest: true } } as Property)).toEqual([]);
});

test("the number of people is written as the language writes it", () => {
  const words = { ...english, workplaces: ["Room for # people."] } as AudienceWords;
  expect(describeAudience(office, words, (number) => `<${number}>`)).toEqual(["Room for <30> people."]);
});

test("every language has something to say of every audience, and never the same twice", () => {
  for (const words of [english, french, dutch]) {
    expect(Object.keys(words)).toEqual(Object.keys(english));
    const sentences = Object.values(words).flat();
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(Object.entries(words).filter(([, said]) => said.length < 3)).toEqual([]);
  }
});

test("only what is said of workplaces has a slot for their number", () => {
  for (const { workplaces: counted, ...others } of [english, french, dutch]) {
    expect(counted.filter((sentence) => !sentence.includes("#"))).toEqual([]);
    expect(
      Object.values(others)
        .flat()
        .filter((sentence) => sentence.includes("#")),
    ).toEqual([]);
  }
});
