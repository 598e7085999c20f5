import type { Deal } from "#app/filters/deal.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import { isListingWord } from "./listing-words.ts";
import { remembering } from "./remember.ts";
import { filterWords, meaningOfWord, phrasesFrom, type Meaning } from "./vocabulary.ts";

const dealPrefixes = new Map<string, Deal>([
  ["huur", "to-let"],
  ["koop", "for-sale"],
  ["verhuur", "to-let"],
  ["beleggings", "investment"],
  ["investerings", "investment"],
  ["opbrengst", "investment"],
]);
const heads = [
  "appartement",
  "appartementen",
  "woning",
  "woningen",
  "kantoor",
  "kantoren",
  "magazijn",
  "loods",
  "loodsen",
  "winkel",
  "winkels",
  "handelspand",
  "flat",
  "flats",
  "studio",
  "praktijk",
  "atelier",
  "woonst",
];

/** What places to work at are called by what is done there: "winkelvloer", "opslagplek", "kantooretage". */
const workPlaces = new Map<string, TypeSegment>([
  ["kantoor", "office"],
  ["bureel", "office"],
  ["praktijk", "office"],
  ["coworking", "co-working"],
  ["winkel", "retail"],
  ["handels", "retail"],
  ["verkoop", "retail"],
  ["retail", "retail"],
  ["horeca", "retail"],
  ["magazijn", "warehouse"],
  ["opslag", "warehouse"],
  ["stock", "warehouse"],
  ["stockage", "warehouse"],
  ["stapel", "warehouse"],
  ["productie", "warehouse"],
  ["fabrieks", "warehouse"],
  ["industrie", "warehouse"],
  ["bedrijfs", "warehouse"],
  ["atelier", "warehouse"],
  ["logistiek", "logistics-warehouse"],
  ["distributie", "logistics-warehouse"],
  ["kmo", "sme-business-unit"],
]);
const workPlace = new RegExp(
  `^(${[...workPlaces.keys()].join("|")})(?:s|en)?(?:ruimtes?|ruimten|panden|pand|plekken|plek|plaats|plaatsen|etages?|verdieping|verdiepingen|plateaus?|complex|complexen|sites?|locaties?|lokaal|lokalen|gebouw|gebouwen|units?|hal|hallen|loodsen|loods|oppervlaktes?|vloer|vloeren|kamers?|gelijkvloers|benedenverdieping|hoek|huis|huizen|vastgoed|box|boxen|eenheid|eenheden|zaal)$`,
);

/**
 * A Dutch compound: `huurkantoor` is an office to let, `nieuwbouwappartement` a new apartment; what the first
 * part says otherwise is left to the text.
 */
export const readCompound = remembering(compoundOf);

function compoundOf(word: string): { meaning: Meaning; rest?: string } | undefined {
  if (/^opbrengst(?:huis|huizen|gebouw|gebouwen|pand|panden|woning|woningen)$/.test(word))
    return { meaning: { segment: "bloc-sales", deal: "investment", weak: true } };
  const rented = /^(huur|koop|verhuur|beleggings|investerings)(.{4,})$/.exec(word);
  const whole = rented && phrasesFrom(rented[2]!).find(({ words }) => words.length === 1)?.meaning;
  if (rented && whole?.segment)
    return {
      meaning: { segment: whole.segment, deal: dealPrefixes.get(rented[1]!)! },
      ...(whole.keeps && { rest: rented[2]! }),
    };
  const [, first = "", last = ""] = /^(nieuwbouw|hoek|luxe)(.{3,})$/.exec(word) ?? [];
  const home = meaningOfWord.get(last);
  const told = first && phrasesFrom(first).find(({ words }) => words.length === 1)?.meaning.said;
  if (home?.segment && told)
    return { meaning: { segment: home.segment, said: told }, ...(home.keeps && { rest: last }) };
  const sold = /^(.{4,}?)s?(?:investering|belegging)(?:en)?$/.exec(word);
  const asset = sold && meaningOfWord.get(sold[1]!)?.segment;
  if (asset) return { meaning: { segment: asset, deal: "investment" } };
  const place = workPlace.exec(word);
  if (place) return { meaning: { segment: workPlaces.get(place[1]!)! } };
  const head = heads.find((candidate) => word.length > candidate.length + 2 && word.endsWith(candidate));
  const segment = head && meaningOfWord.get(head)?.segment;
  if (!head || !segment) return undefined;
  const prefix = word.slice(0, -head.length);
  const deal = dealPrefixes.get(prefix);
  if (deal) return { meaning: { segment, deal } };
  const said = phrasesFrom(prefix).find(({ words }) => words.length === 1)?.meaning.said;
  if (said) return { meaning: { segment, said } };
  // What no advertisement says would find nothing: "advocatenkantoor" is told, "vakantiewoning" searched.
  const isSaid = isListingWord(word) || isListingWord(prefix);
  return isSaid ? { meaning: { segment }, rest: word } : { meaning: { segment, isTold: true } };
}

/** "Kantoortje", "magazijntje", "dakterrasje": a small one of what is known. */
export const readDiminutive = remembering(diminutiveOf);

function diminutiveOf(word: string): { meaning: Meaning; rest?: string } | undefined {
  // "Huisje", and in the west and in Brabant "huizeke", "winkelke".
  const [, stem = ""] = /^(.{4,})(?:jes?|kes?)$/.exec(word) ?? [];
  if (!stem) return undefined;
  // "Studiootje", "villaatje" as well.
  for (const whole of [
    stem,
    stem.replace(/(?:et|[tp])$/, ""),
    stem.replace(/k$/, "g"),
    stem.replace(/([aeou])\1t$/, "$1"),
    stem.replace(/(.)\1et?$/, "$1"),
    stem.replace(/ze$/, "s"),
  ]) {
    const meaning = meaningOfWord.get(whole) ?? filterWords.get(whole);
    const said = meaning ? { meaning } : whole.length > 5 ? readCompound(whole) : undefined;
    if (said) return said;
  }
  return undefined;
}
