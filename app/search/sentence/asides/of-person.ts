import type { Remainder } from "../parts/remainder.ts";
import { begins, type Reading } from "../reading/reading.ts";
import { enterList } from "../words/beginnings.ts";
import { articles } from "../words/near-words.ts";
import { isProfession } from "../parts/businesses.ts";
import { isListingWord } from "../words/listing-words.ts";

/** Behind these stands where somebody works or learns. */
const occupations = new Set(
  `work works working job study studies studying travaille travaillons travaillent travaillant bosse etudie etudient etudiant
   etudiante werk werkt werken studeer studeert studeren student stagiaire employee employe`.split(/\s+/),
);

/** Behind these, and a word for "from", where somebody comes from. */
const moves = new Set(
  `moving move relocating relocate come coming arriving demenage demenageons demenager viens venons vient arrive arrivons
   verhuis verhuizen verhuist kom komen komt`.split(/\s+/),
);

const studying = /^(?:will|to|who|i|we|they|should)$/;

/** By these somebody says what they are. */
const introducing = new Set([
  "i am",
  "i m",
  "we are",
  "we re",
  "je suis",
  "nous sommes",
  "ik ben",
  "wij zijn",
  "we zijn",
]);

/** Without one of these, or "te", nobody says anything of themselves or of whom it is for. */
const mayTell = enterList([
  ...[...occupations, ...moves, "for", "pour", "voor", "te"].map((word) => [word]),
  ...[...introducing].map((words) => words.split(" ")),
]);

const from = /^(?:from|de|d|du|des|depuis|van|uit|vanuit)$/;
const links = /^(?:at|for|in|a|au|aux|chez|pour|bij|aan|voor|te|from|depuis|uit|vanuit|the|de|het)$/;

/** Words between. */
const most = 4;

/**
 * Leaves out the names that are kept of where who asks works, learns or comes from: "my daughter who studies at ULB", "moving
 * from London". The visitor is told.
 */
export function leaveOutOfPerson({ tokens }: Reading, rest: Remainder): void {
  const isUnknown = (index: number) => rest.keeps(index) && !rest.isSaid(index);
  for (let at = 0; !rest.isEmpty && at < tokens.length; at++) {
    if (!begins(tokens[at]!, mayTell)) continue;
    const text = tokens[at]!.text;
    // "Our daughter will study in Ghent": no room to study in.
    if (text === "study" && studying.test(tokens[at - 1]?.text ?? "") && isUnknown(at)) rest.leaveOut(at, at + 1);
    const isMove = moves.has(text);
    if (!isMove && !occupations.has(text)) continue;
    let name = at + 1;
    while (name < at + most && (links.test(tokens[name]?.text ?? "") || articles.has(tokens[name]?.text ?? "")))
      name += 1;
    const isFrom = tokens.slice(at + 1, name).some((token) => from.test(token.text));
    if (name === at + 1 || (isMove && !isFrom) || !isUnknown(name) || isListingWord(tokens[name]!.text)) continue;
    let to = name + 1;
    while (to < tokens.length && isUnknown(to) && tokens[to]!.isCapital) to += 1;
    rest.leaveOut(at + 1, to);
  }
  leaveOutPurpose(tokens, rest, isUnknown);
  leaveOutProfession(tokens, rest, isUnknown);
  leaveOutWhom(tokens, rest, isUnknown);
  leaveOutTrade(tokens, rest, isUnknown);
}

/** "Transport company", "société de transport": what who asks does. */
function leaveOutTrade(tokens: Reading["tokens"], rest: Remainder, isUnknown: (index: number) => boolean): void {
  for (let at = 0; !rest.isEmpty && at < tokens.length; at++) {
    const text = tokens[at]!.text;
    if (companies.test(text) && within.test(tokens[at + 1]?.text ?? "") && isUnknown(at + 2))
      rest.leaveOut(at + 2, at + 3);
    const isNamed = tokens[at - 1]?.isCapital;
    if (/^(?:company|firm)$/.test(text) && isUnknown(at - 1) && !isNamed)
      rest.leaveOut(at - 1, isUnknown(at) || rest.isLeftOut(at) ? at + 1 : at);
  }
}

const companies = /^(?:societe|entreprise|firme|company|firm)$/;

/** "A surgery for a dentist", "local pour cabinet médical", "pand voor tandarts": who it is for. */
function leaveOutWhom(tokens: Reading["tokens"], rest: Remainder, isUnknown: (index: number) => boolean): void {
  for (let at = 0; !rest.isEmpty && at < tokens.length; at++) {
    if (!begins(tokens[at]!, mayTell) || !purposes.test(tokens[at]!.text)) continue;
    // Between them an article, or a type: "for a medical practice", "pour un cabinet médical".
    let noun = at + 1;
    while (noun < at + most && tokens[noun]?.kind === "word" && !isUnknown(noun)) noun += 1;
    if (isUnknown(noun) && isProfession(tokens[noun]!.text)) rest.leaveOut(noun, noun + 1);
  }
}

/** "Je suis kinésithérapeute", "I am a freelance translator": what who asks is, and not what is sought. */
function leaveOutProfession(tokens: Reading["tokens"], rest: Remainder, isUnknown: (index: number) => boolean): void {
  for (let at = 1; !rest.isEmpty && at < tokens.length; at++) {
    if (!begins(tokens[at - 1]!, mayTell) || !introducing.has(`${tokens[at - 1]!.text} ${tokens[at]!.text}`)) continue;
    let noun = at + 1;
    while (noun < at + most && (articlesOfPeople.test(tokens[noun]?.text ?? "") || !isUnknown(noun))) noun += 1;
    let to = noun;
    while (to < tokens.length && isUnknown(to)) to += 1;
    // "I am seeking a windmill" says what is sought.
    const isSought = tokens.slice(at + 1, noun).some(({ text }) => seeking.test(text));
    if (noun < at + most && to > noun && !isSought) rest.leaveOut(noun, to);
  }
}
const seeking = /^(?:looking|seeking|searching|hunting|after|interested|needing|recherche|interesses?|zoek|op)$/;
const articlesOfPeople = /^(?:an?|une?|een|des)$/;

/**
 * What it is to be used for, said of who asks: "for our brewery", "pour mon salon de coiffure", "om oldtimers te stallen".
 * Hardly an advertisement says it.
 */
function leaveOutPurpose(tokens: Reading["tokens"], rest: Remainder, isUnknown: (index: number) => boolean): void {
  for (let at = 1; !rest.isEmpty && at < tokens.length; at++) {
    if (!begins(tokens[at - 1]!, mayTell) && !begins(tokens[at]!, mayTell)) continue;
    const [before, text] = [tokens[at - 1]!.text, tokens[at]!.text];
    const isOwn = purposes.test(before) && owns.test(text);
    const isDone = text === "te" && tokens.slice(Math.max(0, at - most), at).some((token) => token.text === "om");
    if (!isOwn && !isDone) continue;
    let to = at + 1;
    while (to < tokens.length && (isUnknown(to) || (isOwn && isUnknown(to + 1) && within.test(tokens[to]!.text))))
      to += 1;
    if (to > at + 1) rest.leaveOut(at + 1, to);
  }
}

const purposes = /^(?:for|pour|voor)$/;
const owns = /^(?:my|our|mon|ma|mes|notre|nos|mijn|ons|onze)$/;
const within = /^(?:de|d|du|of|van)$/;
