import { languages } from "#app/i18n/languages.ts";
import { parameterName, parameters } from "./search-url.ts";
import { choiceFields } from "./form-fields.ts";

const ofSearches: ReadonlySet<string> = new Set([
  "market",
  "sentence",
  "leftOut",
  "locationWas",
  // A page has the form's number fields only for what it could not read in them: that stays.
  ...choiceFields,
  ...parameters.flatMap((name) => [name, ...languages.map((language) => parameterName(name, language))]),
]);

/** Whether a parameter is part of a search, in whatever language it is written; campaigns, say, have others. */
export function isOfSearch(name: string): boolean {
  return ofSearches.has(name);
}

/** An address with what a query says beyond the search, in its order. */
export function withOthers(href: string, query: URLSearchParams): string {
  const others = new URLSearchParams([...query].filter(([name]) => !isOfSearch(name))).toString();
  return others ? `${href}${href.includes("?") ? "&" : "?"}${others}` : href;
}
