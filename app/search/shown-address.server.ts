import { safeReturnTo } from "#app/http/safe-return.ts";
import { readPath } from "#app/i18n/paths.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { readSearchRequest } from "./search-request.server.ts";

/** More redirects in a row than any address of a search has. */
const mostRedirects = 5;

const searchPages: ReadonlySet<string> = new Set(["search", "to-let", "for-sale", "investment"]);

/**
 * Where a visitor of this address ends up: a search that is written as a form sends it, as a sentence or in other words
 * leads on to its own address, and only that one says what is shown there.
 * @param address path and query as a form sent it
 * @returns undefined for no address of this site, and for a search that shows no results
 */
export function shownAddress(gazetteer: Gazetteer, address: unknown): string | undefined {
  const from = safeReturnTo(address, "");
  if (!from) return undefined;
  let url = new URL(from, "http://here.invalid");
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (!searchPages.has(readPath(url.pathname)?.page ?? "")) break;
    const asked = readSearchRequest(gazetteer, url);
    if (!asked) return undefined;
    if (!("redirect" in asked)) break;
    if (redirects === mostRedirects) return undefined;
    url = new URL(asked.redirect, url);
  }
  return url.pathname + url.search;
}
