import { carriesKey } from "#app/http/keys-in-addresses.ts";
import type { RequestContext } from "#app/http/request-context.ts";
import { languageOfPath, languages } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { bannerMarkup } from "./banner-markup.server.tsx";
import { allowedBy, categories, type Choice } from "./choice.ts";
import { choiceCookie, findChoice, hasSignal } from "./choice-cookie.server.ts";
import { getCookieTextVersion } from "./cookie-text-version.server.ts";
import { bannerId } from "./consent-call.ts";
import { listTagHosts, listTags, tagElements, expireCookies } from "./tags.server.ts";

/** What a page asks, and what it may load. */
interface PageConsent {
  /** With the banner, where the page asks. */
  markup: NonNullable<RequestContext["markup"]>;
  /** Elements of the scripts that are allowed, as HTML. */
  scripts: string;
  /** Origins that the page may reach for them. */
  hosts: readonly string[];
  cookies: readonly string[];
}

const cookiePages = new Set(languages.map((language) => href("cookies", language)));

/** Whether a page shows the banner: as long as nobody has chosen, but where the choices themselves stand. */
export function asksOn(pathname: string, choice: Choice | null): boolean {
  return choice === null && !cookiePages.has(pathname);
}

/**
 * What consent adds to a page: the banner, or what its visitor has consented to; cookies of scripts without consent are taken
 * back, and the language is remembered for whom consented to that. A page that asks may reach the scripts' hosts already,
 * though it loads nothing from them: the policy of a page stands once it is loaded, and consent counts at once. A page whose address opens something for
 * whoever has it gets no script that would read it.
 * @param context whose `choice` loaders have found, where somebody is signed in
 */
export async function consentOfPage(request: Request, status: number, context: RequestContext): Promise<PageConsent> {
  const choice = context.choice === undefined ? await findChoice(request) : context.choice;
  const signal = hasSignal(request);
  const allowed = allowedBy(choice, signal);
  const { pathname, search } = new URL(request.url);
  const language = languageOfPath(pathname);
  const asks = asksOn(pathname, choice);
  const isPrivate = carriesKey(pathname + search);
  const cookies = expireCookies(request.headers.get("Cookie"), allowed);
  if (status === 200 && choice && allowed.includes("preferences") && choice.language !== language) {
    cookies.push(choiceCookie({ ...choice, language }));
  }
  const banner = asks && bannerMarkup(language, pathname + search, signal, await getCookieTextVersion());
  return {
    markup: { ...context.markup, ...(banner && { [bannerId]: banner }) },
    scripts: tagElements(isPrivate ? [] : listTags(allowed)),
    hosts: isPrivate ? [] : listTagHosts(asks ? categories : allowed),
    cookies,
  };
}
