/**
 * What the browser shows in its title and in lists of pages: the listing's own title, then of where it is what the title
 * does not end with itself, as titles of hidden addresses do.
 * @param place as readers name it, the nearest first: `Berchem, Antwerp`
 */
export function titleWithPlace(title: string, place: string): string {
  // French joins an article to its preposition: "au Roeulx".
  const unsaid = place.split(", ").filter((part) => !title.endsWith(` ${part.replace(/^Les? /, "")}`));
  return [title, ...unsaid].join(", ");
}
