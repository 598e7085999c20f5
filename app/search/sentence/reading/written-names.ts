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

/** "1M2": one million two hundred thousand, and never a square metre. */
const shortMillions = /(?<![\p{L}\d.,])([1-9])M(\d{1,2})(?![\p{L}\d])/gu;

/** "Esch/Alzette", "Heist o/d Berg", "Villers s/Lesse", "whse t/l": names and deals with what is in short written out. */
export function writtenOut(sentence: string): string {
  const written = sentence.replace(shortMillions, "$1.$2 million");
  if (!written.includes("/")) return written;
  return [...shortLinks, ...shortDeals].reduce((text, [short, whole]) => text.replace(short, whole), written);
}
