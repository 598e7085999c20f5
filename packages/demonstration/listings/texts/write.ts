import { z } from "zod";
import { readJson } from "../../data/read-data.ts";
import type { Language } from "../../listing-format.ts";
import type { Family, Property } from "../property.ts";
import type { Random } from "../random.ts";
import { english } from "./en/voice.ts";
import { french } from "./fr/voice.ts";
import { dutch } from "./nl/voice.ts";
import { includesAny, leastRepeating, sayOnce, type Said } from "./choose-phrasing.ts";
import { topics, type Topic, type Voice } from "./phrasebook.ts";
import type { SaidBefore, SaidOfType } from "./said-before.ts";
import { tellingsOf } from "./tellings.ts";
import { titleFacts, type TitleFact } from "./titles.ts";
import { follows, unsaid, type Wording } from "./wordings.ts";

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
const tellings = { en: tellingsOf(english), fr: tellingsOf(french), nl: tellingsOf(dutch) };

const nothing: readonly never[] = [];

interface Sentence extends Said {
  topic: Topic;
}

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
  const telling = tellings[language].get(property.family)!;
  // Without its first letter: a sentence may begin with it.
  const place = voice.inside(property.at.area).slice(1);
  const untold = [[place], ...voice.once(property)];
  const told: (readonly string[])[] = [];
  const before = said.of(voice, property.type);
  const say = (topic: Topic, mustSay = false): Sentence => {
    const phrasings = telling.of.get(topic)?.(property) ?? nothing;
    // Something has to come first, and nobody buys an investment without its rent.
    const needed = mustSay || topic === "opening" || topic === "placeOpening" || topic === "income";
    const chosen = sayOnce(leastRepeating(phrasings, told), before, needed, random);
    const isLeftOut = topic === "closing" && !random.chance(closingShare);
    if (!chosen || isLeftOut) return { topic, text: "", wording: unsaid };
    const { text, wording } = chosen;
    for (let at = untold.length - 1; at >= 0; at--) {
      if (includesAny(text, untold[at]!)) told.push(...untold.splice(at, 1));
    }
    return { topic, text, wording };
  };
  const sentences: Sentence[] = [];
  let words = 0;
  const paragraphs = outline.paragraphs.map((names) =>
    names.map((topic) => {
      const sentence = say(topic);
      sentences.push(sentence);
      words += sentence.wording.words;
      return sentence;
    }),
  );
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
  const titles = leastRepeating(telling.title(property, outline.title), nothing);
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
