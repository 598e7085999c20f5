import { readPath } from "../../../app/i18n/paths.ts";
import { readSearch, type SearchPage } from "../../../app/filters/search-url.ts";
import type { TextProblem } from "../../../app/content/text-problem.ts";
import type { KnownTargets } from "./known-targets.ts";
import type { CheckedText } from "./read-texts.ts";

/** Links in markdown: to a page that there is, in the text's language; to the web by https; to a heading of the text. */
export function checkLinks({ file, language, outline }: CheckedText, known: KnownTargets): TextProblem[] {
  return (outline?.links ?? []).flatMap(({ href, line }) => {
    const reason = wrongWith(href, language, outline?.headings.map(({ id }) => id) ?? [], known);
    return reason ? [{ file, line, reason }] : [];
  });
}

function wrongWith(
  href: string,
  language: CheckedText["language"],
  headings: readonly string[],
  known: KnownTargets,
): string | undefined {
  if (href.startsWith("#")) {
    if (headings.some((id) => href === `#${id}`)) return undefined;
    return `The link to ${href} leads to no heading of this text. Headings here: ${headings.map((id) => `#${id}`).join(", ") || "none"}.`;
  }
  if (href.startsWith("/") && !href.startsWith("//")) return wrongPath(href, language, known);
  if (href.startsWith("mailto:"))
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href) ? undefined : `${href} is no e-mail address.`;
  if (!/^[a-z]+:/i.test(href)) {
    return `The link to ${href || "nothing"} is not complete. A page elsewhere begins with https://, one of this site with /${language}/.`;
  }
  if (href.startsWith("https://") && URL.canParse(href)) return undefined;
  return `The link to ${href} is not https. Use the address that begins with https://; a site without one is not linked.`;
}

const site = "https://site.example";

function wrongPath(href: string, language: CheckedText["language"], known: KnownTargets): string | undefined {
  const nowhere = `The link to ${href} leads to no page of this site. Look for a slip in the address, or use <PageLink>, <SearchLink> or <InsightLink>.`;
  if (!URL.canParse(href, site) || new URL(href, site).origin !== site) return nowhere;
  const { pathname, searchParams } = new URL(href, site);
  const path = readPath(pathname);
  if (!path) return nowhere;
  if (path.language !== language || path.words !== language) {
    return `The link to ${href} leads to another language. In this text it begins with /${language}/ and uses that language's words.`;
  }
  const { page, params } = path;
  if (page === "listing")
    return `The link to ${href} leads to one listing, which will be gone some day. Link to a search with <SearchLink>.`;
  if (page === "insight")
    return [...known.insights[language].values()].includes(params["slug"] ?? "") ? undefined : nowhere;
  if (page === "service") return known.services[language].has(params["slug"] ?? "") ? undefined : nowhere;
  if (["search", "to-let", "for-sale", "investment"].includes(page)) {
    if (!readSearch(page as SearchPage, params, searchParams, language)) return nowhere;
    const location = params["location"];
    if (location !== undefined && !known.placeSlugs[language].has(location)) return nowhere;
  }
  return undefined;
}
