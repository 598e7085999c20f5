/**
 * A French text with the no-break spaces of print: narrow before the signs that stand high or cut a sentence, whole
 * before a colon. As long as it was; plain spaces stay.
 */
export function setFrenchSpaces(text: string): string {
  return text.replace(/\u00a0(?=[;!?%])/g, "\u202f").replace(/\u202f(?=:)/g, "\u00a0");
}
