import type { Gazetteer } from "#app/places/gazetteer.ts";
import { findMention } from "../places/place-mentions.ts";
import type { Language } from "#app/i18n/languages.ts";
import { longestPhrase } from "../parts/phrase-senses.ts";
import type { Phrase } from "../words/vocabulary.ts";
import { cue } from "../words/beginnings.ts";
import { hasCue, type Reading } from "../reading/reading.ts";

const possessives = new Set("my our their mon ma notre nos leur mijn ons onze hun".split(" "));
const ownCue = cue("own", possessives);

/** Before it what somebody owns is what the search is for: "premises for our shop". */
const purposes = /^(?:for|pour|voor|of|de|van)$/;

/** Behind these stands what is sought. */
const seeks = new Set(
  `looking look seek seeking search searching need want wants hunting buy
     cherche cherchons recherche recherchons voudrais voudrions aimerais aimerions souhaite souhaitons veux voulons
     zoek zoeken willen wil wensen wens inruilen swap echanger`.split(/\s+/),
);

/** What ties the two halves: "…en zoeken nu", "…so we look for". */
const links = new Set("and so we i am are m re et donc je nous en dus wij we ik nu now maintenant , ; . -".split(" "));

/** Where it stands, or what is wrong with it. */
const tells = new Set(
  "in a te at near op too trop is est are sont sold verkocht vendu vendue small klein petit petite".split(" "),
);

/** Right before it: "nous vendons notre villa", "want to swap their house". */
const sells = /^(?:sell|selling|vends|vendons|vendent|verkoop|verkopen|swap|exchange|echanger|echange)$/;

/** Words that such a clause has at most, and what is sought may stand behind its verb. */
const [longest, ahead] = [24, 12];

/** Where such a clause is, and whether what is owned tells the type that is sought as well: "our office … we need 500 m²". */
interface OwnProperty {
  /** Where what is left out begins. */
  from: number;
  to: number;
  type?: Phrase;
}

/**
 * What somebody owns or leaves, told on the way to what is sought: "mon appartement à Ixelles est trop petit, je cherche…",
 * "wij verkopen ons huis in Gent en zoeken…"; or behind it, "…because my flat in Ixelles is too small".
 * @returns undefined where none begins
 */
export function readOwnProperty(
  reading: Reading,
  at: number,
  gazetteer: Gazetteer,
  language: Language,
): OwnProperty | undefined {
  const { tokens } = reading;
  if (!hasCue(tokens[at], ownCue) || purposes.test(tokens[at - 1]?.text ?? "")) return undefined;
  const typeAt = (from: number) => {
    const phrase = longestPhrase(reading, from, language);
    return phrase?.meaning.segment === undefined ? undefined : phrase;
  };
  const owned = [at + 1, at + 2].find(typeAt);
  if (owned === undefined) return undefined;
  for (let seek = at + 2; seek < Math.min(tokens.length, at + longest); seek++) {
    if (!seeks.has(tokens[seek]!.text)) continue;
    const isTold =
      sells.test(tokens[at - 1]?.text ?? "") || tokens.slice(at + 1, seek).some(({ text }) => tells.has(text));
    const sought = tokens.slice(seek, seek + ahead);
    const isSought = sought.some((_, behind) => typeAt(seek + behind));
    // "Ons kantoor in Gent is te klein, wij zoeken 500 m² in Aalst": another of the same.
    const isElsewhere = () => sought.some((_, behind) => findMention(gazetteer, tokens, seek + behind, language));
    const isOfSame = !isSought && sought.some(({ kind }) => kind === "number") && isElsewhere();
    if (!isTold || (!isSought && !isOfSame)) return undefined;
    let end = seek;
    while (end > at + 2 && links.has(tokens[end - 1]!.text)) end -= 1;
    const type = isOfSame ? typeAt(owned) : undefined;
    return { from: type ? owned + type.words.length : at, to: end, type };
  }
  const wasSought = tokens.slice(0, at).some(({ text }) => seeks.has(text));
  if (!wasSought) return undefined;
  let end = at + 1;
  while (end < tokens.length && !/^[,;.]$/.test(tokens[end]!.text)) end += 1;
  const isTooSmall = tokens.slice(at + 1, end).some(({ text }) => /^(?:too|trop|te|sold|verkocht|vendue?)$/.test(text));
  return isTooSmall ? { from: at, to: end } : undefined;
}
