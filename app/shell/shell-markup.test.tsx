import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nOf, textsIn } from "#app/i18n/i18n.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { settings } from "#app/settings/settings.server.ts";
import { FooterLinks, footerLinksId } from "./footer.tsx";
import { HeaderBar } from "./header.tsx";
import { shellLinks, standsFor } from "./shell-links.ts";
import { shellMarkup } from "./shell-markup.server.tsx";
import { MenuEntries, siteMenuId } from "./site-menu.tsx";

/** Every address that the menus know, and pages below and beside each. */
function pathsOf(language: Language): string[] {
  const { menus, insights, market } = shellLinks(language, textsIn(language));
  const linked = menus.flatMap(({ href, items }) => [
    href,
    ...items.flatMap((item) => [item, ...item.within]).map((item) => item.href),
  ]);
  const known = [...linked, insights.href, market.href];
  return [`/${language}`, ...known, ...known.map((path) => `${path}/elsewhere`), ...known.map((path) => `${path}er`)];
}

test.each(languages)("menus and footer that stand ready are what components make of each page in %s", (language) => {
  const t = textsIn(language);
  const links = shellLinks(language, t);
  const made = pathsOf(language).map((pathname) =>
    renderToStaticMarkup(<MenuEntries {...links} pathname={pathname} />),
  );
  expect(pathsOf(language).map((pathname) => shellMarkup(pathname)[siteMenuId]?.toString())).toEqual(made);
  expect(shellMarkup(`/${language}`)[footerLinksId]?.toString()).toBe(
    renderToStaticMarkup(<FooterLinks siteName={settings.SITE_NAME} language={language} t={t} />),
  );
});

test.each(languages)("a header that stands ready is what components make of each page in %s", async (language) => {
  const t = textsIn(language);
  const i18n = await i18nOf(new Request(`http://localhost/${language}`));
  const header = (pathname: string) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <HeaderBar
          siteName={settings.SITE_NAME}
          {...{ language, pathname, isHome: false, ownSearch: true, accounts: true, opensDialog: true }}
          slots={{ en: "/en", login: "/en/login" }}
        />
      </I18nextProvider>,
    );
  const linked = (["home", "contact", "shortlist"] as const).map((page) => href(page, language));
  const pages = [...linked, ...pathsOf(language)];
  const headers = new Set(pages.map((pathname) => standsFor(pathname, language, t)));
  expect(headers.size).toBeLessThan(pages.length / 2);
  for (const pathname of pages) expect(header(standsFor(pathname, language, t)), pathname).toBe(header(pathname));
});
