import { freeText } from "#app/filters/free-text.ts";

/** What of a sentence its search does without, on its way to the page that says so. */
export const leftOutParameter = "leftOut";

/** The address of a sentence's search, with what the page is to say of the rest. */
export function withLeftOut(href: string, leftOut: readonly string[]): string {
  const words = freeText(leftOut.join(", "));
  if (words === undefined) return href;
  return `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams({ [leftOutParameter]: words }).toString()}`;
}

/** What an address says that its search does without. */
export function readLeftOut(query: URLSearchParams): string | undefined {
  return freeText(query.get(leftOutParameter) ?? "");
}
