import type { TFunction } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { ConsentButton } from "./consent-button.tsx";
import { categories } from "./choice.ts";
import { passingCookie } from "./choice-cookie.server.ts";
import { choicesAnchor, consentCall } from "./consent-call.ts";
import { escapeAttribute } from "./tags.server.ts";

/** Stands for the page that the form leads back to, in markup that is made once. */
const here = "{{here}}";

const made = new Map<string, string>();

/**
 * The banner as HTML: its words and its form are sent with pages that ask, and stay out of what every page loads.
 * @param from path and query of the page
 * @param signal whether the browser asks not to be tracked, and is told what comes of it
 * @param version of the cookie text that is chosen under
 */
export function bannerMarkup(language: Language, from: string, signal: boolean, version: string): string {
  const key = `${language} ${signal} ${version}`;
  let markup = made.get(key);
  if (markup === undefined) {
    markup = renderToStaticMarkup(
      <Banner language={language} t={textsIn(language)} signal={signal} version={version} />,
    );
    made.set(key, markup);
  }
  return markup.replace(here, () => escapeAttribute(from));
}

interface BannerProps {
  language: Language;
  t: TFunction;
  signal: boolean;
  version: string;
}

/**
 * Accepting and refusing are the same button, on the first layer, first and last (decisions, section 7). Search engines
 * are told not to quote it.
 */
function Banner({ language, t, signal, version }: BannerProps) {
  const cookieOf = (allowed: typeof categories | []) =>
    passingCookie({ version, allowed, despiteSignal: signal && allowed.length > 0 });
  return (
    <section className="cookie-banner" aria-labelledby="cookie-banner-heading" data-nosnippet="">
      <form className="cookie-banner-form wrap" method="post" action={consentCall} data-sent-at-once="">
        <div className="cookie-banner-words">
          <h2 id="cookie-banner-heading">{t("cookies.banner.heading")}</h2>
          <p>{t("cookies.banner.text")}</p>
          {signal && <p>{t("cookies.banner.signal")}</p>}
        </div>
        <input type="hidden" name="from" value={here} />
        <div className="cookie-banner-actions">
          <ConsentButton choice="accept" passingCookie={cookieOf(categories)}>
            {t("cookies.accept")}
          </ConsentButton>
          <a className="button button-outline" href={`${href("cookies", language)}#${choicesAnchor}`}>
            {t("cookies.customise")}
          </a>
          <ConsentButton choice="refuse" passingCookie={cookieOf([])}>
            {t("cookies.refuse")}
          </ConsentButton>
        </div>
      </form>
    </section>
  );
}
