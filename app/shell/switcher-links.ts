import { languages, type Language } from "#app/i18n/languages.ts";
import { paths, readPath } from "#app/i18n/paths.ts";
import { isOfSearch } from "#app/filters/other-parameters.ts";
import { deals } from "#app/filters/deal.ts";
import type { Alternates } from "#app/seo/page-meta.ts";
import { translateParameter } from "#app/filters/search-url.ts";

/** Those of Remix: they ask for a page's data, not for a page. */
const ofFramework: ReadonlySet<string> = new Set(["_data", "_routes", "index"]);

/** Characters, as written in a link: one parameter after another until there is no room; a page has six such links. */
export const mostCarried = 4000;

const searchPages: readonly string[] = ["search", ...deals];

/**
 * Where the language switcher leads: the page's own addresses, and behind them whatever else stands in the query, in its
 * order (decisions, section 1). Canonical address and hreflang do without.
 * @param alternates the page's address in each language; it says in its query what the page itself reads there
 * @param pathname as in the address bar
 * @param search the query with its question mark, or nothing
 */
export function switcherLinks(alternates: Alternates, pathname: string, search: string): Alternates {
  if (search === "") return alternates;
  const isSearch = searchPages.includes(readPath(pathname)?.page ?? "");
  const own = new Set(languages.flatMap((language) => [...queryOf(alternates[language]).keys()]));
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !ofFramework.has(name) && !own.has(name) && !(isSearch && isOfSearch(name)),
  );
  const linkIn = (language: Language) => {
    const href = alternates[language];
    const carried = href && carry(others, language);
    return carried ? `${href}${href.includes("?") ? "&" : "?"}${carried}` : href;
  };
  return Object.fromEntries(languages.map((language) => [language, linkIn(language)])) as Alternates;
}

function carry(others: readonly [string, string][], language: Language): string {
  const carried: string[] = [];
  let room = mostCarried;
  for (const [name, value] of others) {
    const written = new URLSearchParams([inLanguage(name, value, language)]).toString().replaceAll("%2C", ",");
    room -= written.length + 1;
    if (room < 0) break;
    carried.push(written);
  }
  return carried.join("&");
}

/** A parameter as a page in that language has it. */
function inLanguage(name: string, value: string, language: Language): [string, string] {
  return name === "returnTo" ? [name, returnIn(value, language)] : translateParameter(name, value, language);
}

/**
 * Where a form leads back to, in that language where the page is there in it: under the language the words may be
 * another's, the address leads on to the right ones.
 */
function returnIn(address: string, language: Language): string {
  const [path = ""] = address.split(/[?#]/, 1);
  const page = readPath(path)?.page;
  return page === undefined || paths[page][language] === null ? address : address.replace(/^\/[^/?#]+/, `/${language}`);
}

function queryOf(href: string | null): URLSearchParams {
  return new URLSearchParams(href?.split("?")[1]);
}
