import type { Language } from "#app/i18n/languages.ts";
import { readPath } from "#app/i18n/paths.ts";
import type { SearchQuery } from "./criteria.ts";
import { deals } from "./deal.ts";
import { dropUnsuited } from "./filters.ts";
import { isFormSent } from "./form-fields.ts";
import { filterOf, parameters, readSearch, type SearchPage } from "./search-url.ts";

/**
 * The search of an address as links write it.
 * @param pathname with its `search`, of any page
 * @returns undefined for no search in that language, and for a form whose places the server has yet to look up
 */
export function searchAt(
  { pathname, search }: { pathname: string; search: string },
  language: Language,
): SearchQuery | undefined {
  const found = readPath(pathname);
  const query = new URLSearchParams(search);
  if (found?.language !== language || !isSearchPage(found.page)) return undefined;
  if (query.has("sentence") || query.has("locationWas") || isFormSent(query)) return undefined;
  return readSearch(found.page, found.params, query, language);
}

const searchPages: readonly string[] = ["search", "agency", ...deals] satisfies SearchPage[];

function isSearchPage(page: string): page is SearchPage {
  return searchPages.includes(page);
}

/**
 * What somebody asks for who chooses again before the answer to their last choice has come.
 * @param shown the search of the page, on which both were chosen
 * @param asked what is chosen now, as a change of that
 * @param underWay what was chosen before
 * @returns both changes; the last one where both change the same
 */
export function joinSearches(shown: SearchQuery, asked: SearchQuery, underWay: SearchQuery): SearchQuery {
  const joined: SearchQuery = { ...underWay };
  for (const name of parameters) {
    if (asked[name] === shown[name]) continue;
    delete joined[name];
    const value = joinedList(name, shown[name], asked[name], underWay[name]) ?? asked[name];
    if (value !== undefined) Object.assign(joined, { [name]: value });
  }
  return dropUnsuited({ ...joined, page: undefined });
}

/** Of a list of words, what each has added or taken away; undefined where the parameter has one value. */
function joinedList(name: string, ...values: unknown[]): string | undefined {
  const kind = filterOf(name)?.control?.kind;
  if (name !== "district" && kind !== "choices") return undefined;
  const [shown = [], asked = [], underWay = []] = values.map((value) =>
    typeof value === "string" ? value.split(",") : [],
  );
  const kept = underWay.filter((word) => !shown.includes(word) || asked.includes(word));
  const added = asked.filter((word) => !shown.includes(word) && !kept.includes(word));
  const words = [...kept, ...added];
  const read = filterOf(name)?.read(words.join(","));
  return typeof read === "string" && read.split(",").length === words.length ? read : undefined;
}
