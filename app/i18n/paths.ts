import { isLanguage, languages, type Language, type PerLanguage } from "./languages.ts";

/**
 * The one table of path templates (decisions, section 1): it drives routing, links, the language switcher, hreflang and
 * the sitemap. A template is written without the language segment; `null` where a page does not exist in a language.
 */
const templates = {
  home: { en: "", fr: "", nl: "" },
  search: { en: "search", fr: "recherche", nl: "zoeken" },
  "to-let": { en: "to-let/:type?/:location?", fr: "a-louer/:type?/:location?", nl: "te-huur/:type?/:location?" },
  "for-sale": { en: "for-sale/:type?/:location?", fr: "a-vendre/:type?/:location?", nl: "te-koop/:type?/:location?" },
  investment: {
    en: "investment/:type?/:location?",
    fr: "investissement/:type?/:location?",
    nl: "investering/:type?/:location?",
  },
  listing: { en: "property/:reference/:slug?", fr: "bien/:reference/:slug?", nl: "pand/:reference/:slug?" },
  insights: { en: "insights", fr: "actualites", nl: "inzichten" },
  insight: { en: "insights/:slug", fr: "actualites/:slug", nl: "inzichten/:slug" },
  area: {
    en: "locations/:country/:type/:area/:transaction",
    fr: "lieux/:country/:type/:area/:transaction",
    nl: null,
  },
  about: { en: "about/:country", fr: "a-propos/:country", nl: "over-ons/:country" },
  services: { en: "services", fr: "services", nl: "diensten" },
  service: { en: "services/:slug", fr: "services/:slug", nl: "diensten/:slug" },
  markets: { en: "market", fr: "marche", nl: "markt" },
  market: {
    en: "market/:location/:type?/:transaction?",
    fr: "marche/:location/:type?/:transaction?",
    nl: "markt/:location/:type?/:transaction?",
  },
  agency: { en: "agencies/:reference/:slug?", fr: "agences/:reference/:slug?", nl: "makelaars/:reference/:slug?" },
  contact: { en: "contact", fr: "contact", nl: "contact" },
  privacy: { en: "privacy", fr: "confidentialite", nl: "privacy" },
  termsofuse: { en: "termsofuse", fr: "conditions-utilisation", nl: "gebruiksvoorwaarden" },
  cookies: { en: "cookies", fr: "cookies", nl: "cookies" },
  login: { en: "login", fr: "connexion", nl: "aanmelden" },
  "sign-up": { en: "sign-up", fr: "inscription", nl: "registreren" },
  "forgot-password": { en: "forgot-password", fr: "mot-de-passe-oublie", nl: "wachtwoord-vergeten" },
  "reset-password": { en: "reset-password", fr: "nouveau-mot-de-passe", nl: "nieuw-wachtwoord" },
  "complete-profile": { en: "profile/complete", fr: "profil/completer", nl: "profiel/vervolledigen" },
  profile: { en: "profile", fr: "profil", nl: "profiel" },
  "my-saved-searches": { en: "my-saved-searches", fr: "mes-recherches", nl: "mijn-zoekopdrachten" },
  unsubscribe: { en: "unsubscribe/:token", fr: "desabonnement/:token", nl: "uitschrijven/:token" },
  "search-emails": {
    en: "search-e-mails/:token",
    fr: "e-mails-de-recherche/:token",
    nl: "e-mails-over-zoekopdracht/:token",
  },
  "e-mail-address": { en: "e-mail-address/:token", fr: "adresse-e-mail/:token", nl: "e-mailadres/:token" },
  shortlist: { en: "shortlist", fr: "selection", nl: "selectie" },
  "shared-shortlist": { en: "shortlist/:token", fr: "selection/:token", nl: "selectie/:token" },
} satisfies Record<string, PerLanguage<string | null>>;

export type Page = keyof typeof templates;

export const paths: Record<Page, PerLanguage<string | null>> = templates;

/** Where links lead that are sent to somebody: whoever has the token may, signed in or not. */
export const pagesOfLinks: readonly Page[] = (Object.keys(templates) as Page[]).filter((page) =>
  paths[page].en?.includes(":token"),
);

export type PathParams = Record<string, string | undefined>;

/** A segment of a template: the word that stands there, or the parameter that does. */
type Segment = { word: string } | { parameter: string; isOptional: boolean };

/** Every template's segments: a page of results has a hundred links. */
const segmentsOf = new Map(
  Object.values(templates).flatMap((page) =>
    Object.values(page).flatMap((template) => (template === null ? [] : [[template, readTemplate(template)] as const])),
  ),
);

function readTemplate(template: string): Segment[] {
  const written = template.split("/").filter(Boolean);
  return written.map((word) =>
    word.startsWith(":") ? { parameter: word.slice(1).replace("?", ""), isOptional: word.endsWith("?") } : { word },
  );
}

/**
 * The path of a page in a language, e.g. `/fr/a-louer/bureau/bruxelles`.
 * @param params values of the template's parameters, already in that language's words; optional ones may be left out
 * @returns the path, or null where the page does not exist in that language
 */
export function pathOf(page: Page, language: Language, params: PathParams = {}): string | null {
  const template = paths[page][language];
  if (template === null) return null;
  let path = `/${language}`;
  for (const segment of segmentsOf.get(template)!) {
    if ("word" in segment) {
      path += `/${segment.word}`;
      continue;
    }
    const value = params[segment.parameter];
    if (value) path += `/${encodeURIComponent(value)}`;
    else if (segment.isOptional) break;
    else throw new Error(`The path of ${page} needs ${segment.parameter}`);
  }
  return path;
}

/** Like {@link pathOf}, for pages that exist in every language. */
export function href(page: Page, language: Language, params: PathParams = {}): string {
  const path = pathOf(page, language, params);
  if (path === null) throw new Error(`${page} does not exist in ${language}`);
  return path;
}

interface MatchedPath {
  page: Page;
  params: PathParams;
}

/**
 * The page that a path names, whichever language's words it is written with.
 * @param segments decoded path segments after the language
 */
function matchTemplate(template: string, segments: readonly string[]): PathParams | undefined {
  const parts = segmentsOf.get(template)!;
  if (segments.length > parts.length) return undefined;
  const params: PathParams = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if ("parameter" in part) {
      if (segment === undefined && !part.isOptional) return undefined;
      params[part.parameter] = segment;
    } else if (part.word !== segment) {
      return undefined;
    }
  }
  return params;
}

/**
 * Reads a path below a language, written with the words of any language.
 * @param pathname e.g. `/fr/to-let/office`; percent-encoded
 * @returns the page, its parameters as written, and the language whose words were used; undefined for no known page
 */
export function readPath(pathname: string): (MatchedPath & { language: Language; words: Language }) | undefined {
  let segments: string[];
  try {
    segments = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined; // A broken percent-encoding names no page.
  }
  const [first, ...rest] = segments;
  if (!isLanguage(first)) return undefined;
  for (const words of [first, ...languages.filter((language) => language !== first)]) {
    for (const page of Object.keys(paths) as Page[]) {
      const template = paths[page][words];
      const params = template === null ? undefined : matchTemplate(template, rest);
      if (params) return { page, params, language: first, words };
    }
  }
  return undefined;
}
