/** "Mer, vue mer": a word that is said again finds no more. */
export function withoutRepeats(text: string): string {
  const words = text.split(" ");
  return words.filter((word, at) => word.length < 3 || words.lastIndexOf(word) === at).join(" ");
}
