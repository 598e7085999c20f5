import { z } from "zod";
import { readJson } from "../../data/read-data.ts";
import type { Language } from "../../listing-format.ts";
import type { Family, Property } from "../property.ts";
import type { Random } from "../random.ts";
import { english } from "./en/voice.ts";
import { french } from "./fr/voice.ts";
import { dutch } from "./nl/voice.ts";
import { sentencesOf, type SaidBefore } from "./said-before.ts";
import { topics, type Phrasebook, type Topic, type Voice, type Phrasings } from "./phrasebook.ts";
import { titleFacts, type TitleFact } from "./titles.ts";

/** What the texts of a property tell, in what order: the same in all its languages, as a translation keeps to its original. */
export interface Outline {
  title: TitleFact;
  paragraphs: readonly (readonly Topic[])[];
}

/** In what order agents tell of a property: paragraphs of topics. What a property has nothing to say on is left out. */
const outlineSchema = z.array(z.array(z.enum(topics)).min(1)).min(1);
const outlinesSchema = z.array(outlineSchema).min(1);
const outlines = readJson(
  "phrases/outlines.json",
  z.object({ work: outlinesSchema, shop: outlinesSchema, home: outlinesSchema, income: outlinesSchema }),
);

const kindOf: Record<Family, "work" | "shop" | "home"> = {
  office: "work",
  coworking: "work",
  logistics: "work",
  sme: "work",
  shop: "shop",
  apartment: "home",
  house: "home",
  block: "home",
  "co-living": "home",
};

/** Left out first when a description grows too long, added first when it is too short. */
const byWeight: readonly Topic[] = [
  "closing",
  "light",
  "comfort",
  "energy",
  "extras",
  "parking",
  "access",
  "audience",
  "area",
  "building",
];
const addedFirst = byWeight.toReversed();
const leastWords = 62;
const fewestWords = 50;
const mostWords = 148;

/** How often an agent ends with an invitation, which says nothing of the property. */
const closingShare = 0.4;

const ways = z.array(z.array(z.string().min(1)).min(2));
const otherWays = readJson("phrases/other-ways.json", z.object({ en: ways, fr: ways, nl: ways }));

/** Sentences that hold for many properties, each with the ways in which the same can be said; `#` stands for a figure. */
const waysOf: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  en: new Map(otherWays.en.map((each) => [each[0] ?? "", each])),
  fr: new Map(otherWays.fr.map((each) => [each[0] ?? "", each])),
  nl: new Map(otherWays.nl.map((each) => [each[0] ?? "", each])),
};

const voices: Record<Language, Voice> = { en: english, fr: french, nl: dutch };

export interface Texts {
  title: string;
  description: string;
}

/** What the title leads with, and the order of topics of the description. */
export function outlineOf(property: Property, random: Random): Outline {
  const kind = property.deal.invest ? "income" : kindOf[property.family];
  return { paragraphs: random.pick(outlines[kind]), title: random.pick(titleFacts(property)) };
}

/**
 * Title and description in one language, as an agent would write them, from the property's facts alone.
 * @param said by the descriptions before it; this one is added
 */
export function write(
  property: Property,
  language: Language,
  outline: Outline,
  random: Random,
  said: SaidBefore,
): Texts {
  const voice = voices[language];
  // A telling takes properties of its own family; TypeScript can't follow the pairing through the table.
  const telling = voice.families[property.family] as Phrasebook;
  // Without its first letter: a sentence may begin with it.
  const place = voice.inside(property.at.area).slice(1);
  const once = [[place], ...voice.once(property)];
  const told = new Set<readonly string[]>();
  const say = (topic: Topic, mustSay = false): Sentence => {
    const phrasings = (telling[topic] ?? voice.common[topic])?.(property) ?? [];
    const mayBeSaid = (way: string) => said.allows(language, property.type, voice.typeset(way));
    const chosen = sayOnce(leastRepeating(phrasings, [...told]), waysOf[language], random, mayBeSaid);
    // Something has to come first, and nobody buys an investment without its rent.
    const needed = mustSay || topic === "opening" || topic === "placeOpening" || topic === "income";
    const text =
      topic === "closing" && !random.chance(closingShare) ? "" : (chosen.fresh ?? (needed ? chosen.any : ""));
    for (const forms of once) if (includesAny(text, forms)) told.add(forms);
    return { topic, text, words: countWords(text) };
  };
  const paragraphs = outline.paragraphs.map((names) => names.map((topic) => say(topic)));
  const sentences = paragraphs.flat();
  let words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  for (const topic of byWeight) {
    if (words <= mostWords) break;
    for (const sentence of sentences) {
      if (sentence.topic !== topic) continue;
      words -= sentence.words;
      sentence.text = "";
    }
  }
  for (const topic of addedFirst) {
    if (words >= leastWords) break;
    if (sentences.some((sentence) => sentence.topic === topic)) continue;
    const added = say(topic);
    words += added.words;
    addInPlace(paragraphs, added);
  }
  // A text of two lines helps nobody: rather say again what others say.
  for (const topic of addedFirst) {
    if (words >= fewestWords) break;
    if (paragraphs.flat().some((sentence) => sentence.topic === topic && sentence.text !== "")) continue;
    const added = say(topic, true);
    words += added.words;
    addInPlace(paragraphs, added);
  }
  const description = joined(
    paragraphs
      .map((paragraph) =>
        paragraph
          .map(({ text }) => text)
          .filter(Boolean)
          .join(" "),
      )
      .filter(Boolean),
  );
  const titles = leastRepeating(telling.title(property, outline.title));
  const finished = { title: voice.typeset(random.pick(titles)), description: voice.typeset(description) };
  said.add(language, property.type, finished.description);
  return finished;
}

/** What belongs together in a text: what fills a short one is said beside its own kind. */
const kindsOfTopic: readonly (readonly Topic[])[] = [
  ["outdoors", "space", "light", "comfort", "extras", "building", "division", "parking"],
  ["area", "access"],
  ["opening", "placeOpening", "income", "audience"],
];

/** What an agent ends with, in this order: nothing about the property comes after it. */
const ending: readonly Topic[] = ["energy", "terms", "closing"];

/** Puts a sentence that fills a short text after those of its kind, or else before what ends the text. */
function addInPlace(paragraphs: readonly Sentence[][], added: Sentence): void {
  const kind = kindsOfTopic.find((topics) => topics.includes(added.topic));
  const home = paragraphs.find((each) => each.some(({ topic, text }) => text !== "" && kind?.includes(topic)));
  if (home) {
    home.splice(home.findLastIndex(({ topic, text }) => text !== "" && kind?.includes(topic)) + 1, 0, added);
    return;
  }
  const last = paragraphs.at(-1) ?? [];
  const later = ending.slice(ending.indexOf(added.topic) + 1);
  const index = last.findIndex(({ topic }) => later.includes(topic));
  last.splice(index < 0 ? last.length : index, 0, added);
}

/** Paragraphs, a single sentence after the first joined to the one before it. */
function joined(paragraphs: readonly string[]): string {
  return paragraphs.reduce((text, paragraph) => {
    if (text === "") return paragraph;
    return `${text}${sentencesOf(paragraph).length === 1 ? " " : "\n\n"}${paragraph}`;
  }, "");
}

const figure = /\d+(?:[.,\u202f\u00a0]\d+)*/g;

/** All the ways in which a sentence can be said, figures in their order. */
function waysToSay(sentence: string, all: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const same = all.get(sentence);
  if (same) return same;
  const figures = sentence.match(figure);
  const ways = figures ? all.get(sentence.replace(figure, "#")) : undefined;
  if (!figures || !ways) return [sentence];
  return ways.map((way) => {
    let next = 0;
    return way.replace(/#/g, () => figures[next++] ?? "");
  });
}

/** One of the phrasings in one of its ways; `fresh` is one that has not been said too often, where there is one. */
function sayOnce(
  phrasings: readonly string[],
  all: ReadonlyMap<string, readonly string[]>,
  random: Random,
  mayBeSaid: (way: string) => boolean,
): { fresh?: string | undefined; any: string } {
  if (phrasings.length === 0) return { any: "" };
  const any = random.pick(waysToSay(random.pick(phrasings), all));
  if (mayBeSaid(any)) return { fresh: any, any };
  const fresh = phrasings.flatMap((phrasing) => waysToSay(phrasing, all)).filter(mayBeSaid);
  return { fresh: fresh.length > 0 ? random.pick(fresh) : undefined, any };
}

interface Sentence {
  topic: Topic;
  text: string;
  words: number;
}

function countWords(text: string): number {
  if (text === "") return 0;
  let words = 1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) words++;
  return words;
}

function includesAny(text: string, forms: readonly string[]): boolean {
  for (const form of forms) if (text.includes(form)) return true;
  return false;
}

/** The ways that hold and repeat the least of what has been told. */
function leastRepeating(ways: Phrasings, told: readonly (readonly string[])[] = []): string[] {
  let fewest = Infinity;
  let chosen: string[] = [];
  for (const way of ways) {
    if (!way) continue;
    let repeats = 0;
    for (const forms of told) if (includesAny(way, forms)) repeats++;
    if (repeats < fewest) [fewest, chosen] = [repeats, []];
    if (repeats === fewest) chosen.push(way);
  }
  return chosen;
}
