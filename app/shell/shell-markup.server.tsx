import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RequestContext } from "#app/http/request-context.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { inEveryLanguage, languageOfPath, type Language } from "#app/i18n/languages.ts";
import { settings } from "#app/settings/settings.server.ts";
import { FooterLinks, footerLinksId } from "./footer.tsx";
import { currentIn, shellLinks } from "./shell-links.ts";
import { MenuEntries, siteMenuId } from "./site-menu.tsx";

/** Menus by the link in them that is the page's own: there are few of those. */
const menus = inEveryLanguage(() => new Map<string, Buffer>());
const footers: Partial<Record<Language, Buffer>> = {};

/** The menus and the footer's links for a page, made once: a quarter of a results page's elements. */
export function shellMarkup(pathname: string): NonNullable<RequestContext["markup"]> {
  const language = languageOfPath(pathname);
  const footer = (footers[language] ??= bytesOf(
    <FooterLinks siteName={settings.SITE_NAME} language={language} t={textsIn(language)} />,
  ));
  return { [siteMenuId]: menuMarkup(pathname, language), [footerLinksId]: footer };
}

const bytesOf = (element: ReactElement) => Buffer.from(renderToStaticMarkup(element));

function menuMarkup(pathname: string, language: Language): Buffer {
  const links = shellLinks(language, textsIn(language));
  const current = currentIn(links, pathname);
  let markup = menus[language].get(current);
  if (markup === undefined) {
    markup = bytesOf(<MenuEntries {...links} pathname={current} />);
    menus[language].set(current, markup);
  }
  return markup;
}
