/** What stands between the parts of a town's name, as it is written in short. */
const shortLinks: readonly (readonly [RegExp, string])[] = [
  [/\besch ?\/ ?(?=al|s[uû]r)/giu, "Esch-sur-"],
  [/(?<=\p{L}) ?\bs\/ ?(?=\p{L})/giu, "-sur-"],
  [/(?<=\p{L})[ -]o\/d[ -](?=\p{L})/giu, "-op-den-"],
  [/(?<=\p{L})[ -]a\/d[ -](?=\p{L})/giu, "-aan-de-"],
];

/** "Esch/Alzette", "Heist o/d Berg", "Villers s/Lesse": names with their links written out. */
export function writtenOut(sentence: string): string {
  if (!sentence.includes("/")) return sentence;
  return shortLinks.reduce((text, [short, whole]) => text.replace(short, whole), sentence);
}
