import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { settings } from "#app/settings/settings.server.ts";
import { FooterLinks, footerLinksId } from "./footer.tsx";
import { shellLinks } from "./shell-links.ts";
import { shellMarkup } from "./shell-markup.server.tsx";
import { MenuEntries, siteMenuId } from "./site-menu.tsx";

/** Every address that the menus know, and pages below and beside each. */
function pathsOf(language: Language): string[] {
  const { menus, insights } = shellLinks(language, textsIn(language));
  const linked = menus.flatMap(({ href, items }) => [
    href,
    ...items.flatMap((item) => [item, ...item.within]).map((item) => item.href),
  ]);
  const known = [...linked, insights.href];
  return [`/${language}`, ...known, ...known.map((path) => `${path}/elsewhere`), ...known.map((path) => `${path}er`)];
}

test.each(languages)("menus and footer that stand ready are what components make of each page in %s", (language) => {
  const t = textsIn(language);
  const links = shellLinks(language, t);
  const made = pathsOf(language).map((pathname) =>
    renderToStaticMarkup(<MenuEntries menus={links.menus} insights={links.insights} pathname={pathname} />),
  );
  expect(pathsOf(language).map((pathname) => shellMarkup(pathname)[siteMenuId]?.toString())).toEqual(made);
  expect(shellMarkup(`/${language}`)[footerLinksId]?.toString()).toBe(
    renderToStaticMarkup(<FooterLinks siteName={settings.SITE_NAME} language={language} t={t} />),
  );
});
