const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
const special = /[&<>"']/;
const specials = /[&<>"']/g;

/** Text in markup and in attributes, as React writes it. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(specials, (character) => entities[character]!) : text;
}
