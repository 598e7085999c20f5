/** Deals as agents write them in short. */
const shortDeals: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d/])t\/l(?![\p{L}\d/])/giu, "to let"],
  [/(?<![\p{L}\d/])f\/s(?![\p{L}\d/])/giu, "for sale"],
];

/** What stands between the parts of a town's name, as it is written in short. */
const shortLinks: readonly (readonly [RegExp, string])[] = [
  [/\besch ?\/ ?(?=al|s[uû]r)/giu, "Esch-sur-"],
  [/(?<=\p{L}) ?\bs\/ ?(?=\p{L})/giu, "-sur-"],
  [/(?<=\p{L})[ -]o\/d[ -](?=\p{L})/giu, "-op-den-"],
  [/(?<=\p{L})[ -]a\/d[ -](?=\p{L})/giu, "-aan-de-"],
];

/**
 * "Max. 1M2", "1M2 max": one million two hundred thousand, beside a word of money or of a bound; otherwise it may be a small
 * surface ("kot 9M2") or a length ("hauteur 4M50").
 */
const shortMillions =
  /(?<=(?<!\p{L})(?:budget|prix|price|prijs|€|max(?:imum|imaal)?|jusqu['’]?[aà]|up to|under|tot|onder|moins de)[.: ]{1,3})([1-9])M(\d{1,2})(?![\p{L}\d])|(?<![\p{L}\d.,])([1-9])M(\d{1,2})(?= ?(?:€|eur|max))/giu;
/** "4M50": four metres and a half. */
const metres = /(?<![\p{L}\d.,])(\d{1,2})M(\d{2})(?![\p{L}\d])/gu;
const notMoney =
  /(?<!\p{L})(?:kot|box|garage|hauteur|haut|hoogte|height|large|largeur|fa[çc]ade|porte|poort|door|gevel|coliving|co-living|chambre|kamer|room)(?!\p{L})/iu;

/** Without one of these nothing of the kind is written, and the patterns that know all ways need not be asked. */
const mayBeShort = /\dM\d/;

/** "10x20m", "4mx4,5m": two sides in one word. */
const sides = /(?<![\p{L}\d.,-])(\d{1,4}(?:[.,]\d{1,2})?(?: ?m)?)[x×*](?=\d)/giu;
const mayBeSides = /[\dm][x×*]\d/i;

/** What is pasted brings soft hyphens, at which words may be parted, and spaces without width, at which lines may. */
export const asTyped = (pasted: string): string => pasted.replaceAll("\u00ad", "").replaceAll("\u200b", " ");

/** "Esch/Alzette", "Heist o/d Berg", "Villers s/Lesse", "whse t/l": names and deals with what is in short written out. */
export function writtenOut(sentence: string): string {
  const whole = mayBeSides.test(sentence) ? sentence.replace(sides, "$1 x ") : sentence;
  const written = mayBeShort.test(whole) ? withFigures(whole) : whole;
  if (!written.includes("/")) return written;
  return [...shortLinks, ...shortDeals].reduce((text, [short, whole]) => text.replace(short, whole), written);
}

function withFigures(sentence: string): string {
  if (notMoney.test(sentence)) return sentence.replace(metres, "$1.$2 m");
  return sentence.replace(shortMillions, (whole, before?: string, part?: string, alone?: string, rest?: string) =>
    // "Tot 9m2": in small letters they are square metres, whatever stands beside them.
    whole.includes("M") ? `${before ?? alone}.${part ?? rest} million` : whole,
  );
}
