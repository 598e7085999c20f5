import { z } from "zod";
import { readJson } from "../../data/read-data.ts";
import type { Language } from "../../listing-format.ts";
import type { Family, Property } from "../property.ts";
import type { Random } from "../random.ts";
import { english } from "./en/voice.ts";
import { french } from "./fr/voice.ts";
import { dutch } from "./nl/voice.ts";
import type { SaidBefore, SaidOfType } from "./said-before.ts";
import { topics, type Phrasebook, type Topic, type Voice, type Phrasings } from "./phrasebook.ts";
import { titleFacts, type TitleFact } from "./titles.ts";
import { filled, follows, unsaid, type Wording } from "./wordings.ts";

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
  const before = said.of(voice, property.type);
  const say = (topic: Topic, mustSay = false): Sentence => {
    const phrasings = (telling[topic] ?? voice.common[topic])?.(property) ?? [];
    // Something has to come first, and nobody buys an investment without its rent.
    const needed = mustSay || topic === "opening" || topic === "placeOpening" || topic === "income";
    const chosen = sayOnce(leastRepeating(phrasings, told), before, needed, random);
    const isLeftOut = topic === "closing" && !random.chance(closingShare);
    if (!chosen || isLeftOut) return { topic, text: "", wording: unsaid };
    const text = filled(chosen.wording.pattern, chosen.figures);
    for (const forms of once) if (includesAny(text, forms)) told.add(forms);
    return { topic, text, wording: chosen.wording };
  };
  const paragraphs = outline.paragraphs.map((names) => names.map((topic) => say(topic)));
  const sentences = paragraphs.flat();
  let words = 0;
  for (const { wording } of sentences) words += wording.words;
  for (const topic of byWeight) {
    if (words <= mostWords) break;
    for (const sentence of sentences) {
      if (sentence.topic !== topic) continue;
      words -= sentence.wording.words;
      sentence.text = "";
    }
  }
  for (const topic of addedFirst) {
    if (words >= leastWords) break;
    if (sentences.some((sentence) => sentence.topic === topic)) continue;
    const added = say(topic);
    words += added.wording.words;
    addInPlace(paragraphs, added);
  }
  // A text of two lines helps nobody: rather say again what others say.
  for (const topic of addedFirst) {
    if (words >= fewestWords) break;
    if (paragraphs.flat().some((sentence) => sentence.topic === topic && sentence.text !== "")) continue;
    const added = say(topic, true);
    words += added.wording.words;
    addInPlace(paragraphs, added);
  }
  const titles = leastRepeating(telling.title(property, outline.title));
  const title = voice.typeset(random.pick(titles));
  return { title, description: finished(paragraphs, voice, before) };
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

/** The description of paragraphs, counted as said: a single sentence after the first is joined to what is before it. */
function finished(paragraphs: readonly (readonly Sentence[])[], voice: Voice, before: SaidOfType): string {
  let description = "";
  const said: Wording[] = [];
  let last: Wording | undefined;
  let runsOn = false;
  for (const paragraph of paragraphs) {
    let text = "";
    let sentences = 0;
    for (const { text: one, wording } of paragraph) {
      if (one === "") continue;
      const isNew = last === undefined || follows(last, wording);
      if (!isNew) runsOn = true;
      sentences += wording.sentences.length - (isNew || text === "" ? 0 : 1);
      text += (text === "" ? "" : " ") + (wording.isPlain ? one : voice.typeset(one));
      said.push(wording);
      last = wording;
    }
    if (text !== "") description += (description === "" ? "" : sentences === 1 ? " " : "\n\n") + text;
  }
  if (runsOn || last === undefined) before.addText(description);
  else before.add(said);
  return description;
}

/**
 * One of the phrasings in one of its ways that has not been said too often; where there is none, nothing, or one that was
 * if something is needed.
 */
function sayOnce(
  phrasings: readonly string[],
  before: SaidOfType,
  needed: boolean,
  random: Random,
): { wording: Wording; figures: readonly string[] } | undefined {
  if (phrasings.length === 0) return undefined;
  const { wording, figures } = before.take(random.pick(phrasings));
  const any = random.pick(wording.ways);
  if (before.allows(any)) return { wording: any, figures };
  const fresh: { wording: Wording; figures: readonly string[] }[] = [];
  for (const phrasing of phrasings) {
    const { wording, figures } = before.take(phrasing);
    for (const way of wording.ways) if (before.allows(way)) fresh.push({ wording: way, figures });
  }
  return fresh.length > 0 ? random.pick(fresh) : needed ? { wording: any, figures } : undefined;
}

interface Sentence {
  topic: Topic;
  text: string;
  wording: Wording;
}

function includesAny(text: string, forms: readonly string[]): boolean {
  for (const form of forms) if (text.includes(form)) return true;
  return false;
}

const nothingTold: ReadonlySet<readonly string[]> = new Set();

/** The ways that hold and repeat the least of what has been told. */
function leastRepeating(ways: Phrasings, told = nothingTold): string[] {
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
