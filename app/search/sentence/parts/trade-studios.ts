import type { Token } from "../reading/token.ts";
import type { Parts } from "./parts.ts";

type NamedPart = Parts["types"][number];

const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

/** What is done in a studio that nobody lives in; the nouns that may stand right behind the word in French. */
const trades = words(`
  yoga pilates photo photos foto photography photographie photographer photographers photographe photographes fotograaf fotografie
  dance dancing danse dans ballet recording enregistrement opname opnames repetition repetitie rehearsal musique music muziek
  tattoo tatouage podcast tournage architecture architectes architects architect graphisme sculpture ceramics ceramique keramiek pottery poterie`);
/** These only in front of it, or behind a preposition: "studio TV, internet" is a flat that has them. */
const otherTrades = words(`
  film video tv television radio sound art arts artist artists artiste artistes kunst kunstenaar kunstenaars peinture painter peintre mixage
  beauty nail hair massage fitness gym ballet broadcasting broadcast animation graphic boxing crossfit spinning barre yogales yogalessen danslessen
  danscursus yogaclasses`);
const isTrade = (text = "") => trades.has(text) || otherTrades.has(text);

/** "Dansstudio", "opnamestudio" */
const compound =
  /^(?:yoga|pilates|foto|fotografie|photo|dans|ballet|opname|repetitie|muziek|geluids|film|tv|televisie|tattoo|kunst|kunstenaars|kunst|schilders|fitness|nagel|schoonheids|massage|podcast|radio|keramiek|architecten)studios?$/;

const studio = /^studios?$/;
const purposes = /^(?:for|pour|voor)$/;
const articles = /^(?:an?|the|my|our|une?|les?|la|des|d|l|mon|ma|mes|notre|nos|een|het|de|mijn|ons|onze)$/;

/**
 * A studio for a trade is no flat without bedrooms: "yoga studio", "studio d'enregistrement", "dansstudio", "studio for a
 * photographer". No type has them all: the words are searched for.
 */
export function dropTradeStudios(parts: Parts): void {
  const { rest } = parts;
  const { tokens } = rest.reading;
  parts.types = parts.types.filter((type) => {
    const said = spanOf(tokens, type);
    if (!said) return true;
    parts.said = parts.said.filter(({ name, from }) => name !== "bedrooms" || from !== type.from);
    rest.forget(type.from, type.to);
    for (const at of said) rest.quote(at, at + 1);
    return false;
  });
}

/** The tokens that name such a studio; undefined where a flat is meant. */
function spanOf(tokens: readonly Token[], { segment, from, to }: NamedPart): number[] | undefined {
  if (segment !== "apartment" || to !== from + 1) return undefined;
  const text = tokens[from]!.text;
  if (compound.test(text)) return [from];
  if (!studio.test(text)) return undefined;
  // "Photographer's studio"
  const before = tokens[from - 1]?.text === "s" ? from - 2 : from - 1;
  if (isTrade(tokens[before]?.text)) return [before, from];
  const isLinked = /^(?:de|d)$/.test(tokens[to]?.text ?? "");
  const behind = isLinked ? to + 1 : to;
  const isBehind = isLinked ? isTrade(tokens[behind]?.text) : trades.has(tokens[behind]?.text ?? "");
  if (isBehind) return [from, behind];
  if (!purposes.test(tokens[to]?.text ?? "")) return undefined;
  let purpose = to + 1;
  while (purpose < to + 3 && articles.test(tokens[purpose]?.text ?? "")) purpose += 1;
  return isTrade(tokens[purpose]?.text) ? [from] : undefined;
}
