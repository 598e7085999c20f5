/**
 * A title whose house number stays in the line of its street: a number alone in a line of its own says nothing.
 * @param title "Offices of 490 m², Arenbergstraat 13", "Offices of 490 m², 5, route d’Arlon"
 */
export function withNumber(title: string): string {
  return title.replace(/ (?=\d[\d/-]{0,5}\p{L}?$)|(?<=, \d[\d/-]{0,5}\p{L}?,) (?=\p{L})/u, "\u00a0");
}
