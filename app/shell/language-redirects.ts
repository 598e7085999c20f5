import { defaultLanguage, isLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { pathOf, readPath } from "#app/i18n/paths.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { translateParameter } from "#app/filters/search-url.ts";
import { hrefWithoutType, isWithoutType } from "#app/filters/path-without-type.ts";
import { translateParams } from "#app/filters/path-segments.ts";

/** Where a request belongs whose path names no page. */
interface LanguageRedirect {
  to: string;
  status: 302 | 308;
}

/** What the words of a path are looked up in; asked only for a path that has such words. */
interface Names {
  loadGazetteer: () => Promise<Gazetteer>;
  /** The slug in a language of the insight that any slug names. */
  findInsightSlug: (slug: string, language: Language) => Promise<string | undefined>;
}

/** What looks like a language: `de`, `en-gb`, `zh-hant`, `es-419`. */
const languageTag = /^[a-z]{2}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/** The language in whose words a path without any is written, the default first: `/a-louer` is French. */
function languageOfWords(pathname: string): Language | undefined {
  return languages.find((language) => {
    const path = readPath(`/${language}${pathname}`);
    return path !== undefined && path.page !== "home" && path.words === language;
  });
}

/**
 * The redirects of decisions, section 1: an unsupported language code means English, as does a path without any, unless
 * its words are another language's; a path in another language's words leads to the right words, its query kept and
 * translated.
 * @returns undefined for an address that means nothing
 */
export async function findLanguageRedirect(url: URL, names: Names): Promise<LanguageRedirect | undefined> {
  const [first = "", ...rest] = url.pathname.split("/").slice(1);
  // Words first: `te-huur` could be a language in a script.
  const language = languageOfWords(url.pathname);
  if (language) return { to: `/${language}${url.pathname}${url.search}`, status: 302 };
  if (languageTag.test(first) && !isLanguage(first)) {
    return { to: `/${[defaultLanguage, ...rest].join("/")}${url.search}`, status: 302 };
  }
  const path = readPath(url.pathname);
  if (!path || path.words === path.language) return undefined;
  const { page, params, words } = path;
  const query = translateQuery(url.searchParams, path.language);
  if (isWithoutType(path)) {
    const gazetteer = await names.loadGazetteer();
    const to = hrefWithoutType(gazetteer, path, new URLSearchParams(query), path.language);
    if (to !== undefined) return { to, status: 308 };
  }
  const translated = translateParams(params, path.language);
  if (params["location"]) {
    const place = (await names.loadGazetteer()).bySlug(params["location"], words);
    if (place) translated["location"] = place.slugs[path.language];
  }
  if (page === "insight" && params["slug"]) {
    translated["slug"] = (await names.findInsightSlug(params["slug"], path.language)) ?? params["slug"];
  }
  const right = pathOf(page, path.language, translated);
  return right === null ? undefined : { to: right + query, status: 308 };
}

/**
 * A query with its names, and the value of `type`, in a language's words; all else stays as it is.
 * @returns with its question mark, or nothing
 */
export function translateQuery(query: URLSearchParams, language: Language): string {
  const translated = new URLSearchParams();
  for (const [name, value] of query) {
    translated.append(...translateParameter(name, value, language));
  }
  const written = translated.toString().replaceAll("%2C", ",");
  return written && `?${written}`;
}
