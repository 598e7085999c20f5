import type { TFunction } from "i18next";
import type { Language, PerLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Deal } from "#app/filters/deal.ts";
import { typeSegments, type TypeSegment } from "#app/filters/type-segments.ts";
import { homesHref, isHomeKind, type HomeKind } from "./home-kinds.ts";
import { footerColumns, menus } from "./menus.ts";
import { slugOfTown, towns } from "./towns.ts";

export interface LinkView {
  label: string;
  href: string;
}

export interface MenuView extends LinkView {
  id: string;
  /** What opens it is called. */
  toggle: string;
  all: string;
  items: (LinkView & { within: LinkView[] })[];
}

interface FooterColumnView extends LinkView {
  links: LinkView[];
}

interface ShellLinks {
  menus: MenuView[];
  insights: LinkView;
  market: LinkView;
  footer: FooterColumnView[];
  towns: LinkView[];
}

/** Made once per language: looking up a hundred words and paths costs more than rendering header and footer. */
const made: Partial<PerLanguage<ShellLinks>> = {};

/** The links of header and footer in finished words. */
export function shellLinks(language: Language, t: TFunction): ShellLinks {
  return (made[language] ??= makeLinks(language, t));
}

function makeLinks(language: Language, t: TFunction): ShellLinks {
  const typeHref = (deal: Deal, segment: TypeSegment) =>
    href(deal, language, { type: typeSegments[segment][language] });
  return {
    menus: menus.map(({ page, items }) => {
      const label = t(`vocabulary.transactions.${page}`);
      const link = (segment: TypeSegment | HomeKind): LinkView => ({
        label: segment === "studio" ? t("shell.homes.studio") : t(`vocabulary.types.${segment}`),
        href: isHomeKind(segment) ? homesHref(page, segment, language) : typeHref(page, segment),
      });
      return {
        id: `menu-${page}`,
        label,
        href: href(page, language),
        toggle: t("shell.nav.types", { menu: label }),
        all: t("shell.nav.all", { deal: t(`shell.nav.deals.${page}`) }),
        items: items.map(({ segment, within = [] }) => ({ ...link(segment), within: within.map(link) })),
      };
    }),
    insights: { label: t("shell.nav.insights"), href: href("insights", language) },
    market: { label: t("shell.nav.market"), href: href("markets", language) },
    footer: footerColumns.map(({ page, segments }) => ({
      label: t(`vocabulary.transactions.${page}`),
      href: href(page, language),
      links: segments.map((segment) => ({
        label: t(`vocabulary.typesPlural.${segment}`),
        href: typeHref(page, segment),
      })),
    })),
    towns: towns.slice(0, 8).map((town) => ({
      label: town.names[language],
      href: searchHref({ location: slugOfTown(town, language) }, language),
    })),
  };
}

/** The address whose header is the same as a page's: its own where a link of the header leads there. */
export function standsFor(pathname: string, language: Language, t: TFunction): string {
  const isLinked = (["home", "contact", "shortlist"] as const).some((page) => href(page, language) === pathname);
  return isLinked ? pathname : currentIn(shellLinks(language, t), pathname);
}

/** The address that stands for a page's in the menus: its own where a link leads there, else one below the link that it lies in. */
export function currentIn({ menus, insights, market }: ShellLinks, pathname: string): string {
  const heads = [...menus, insights, market];
  const own = heads.find(({ href }) => href === pathname || pathname.startsWith(`${href}/`));
  if (!own || own.href === pathname) return own?.href ?? "";
  const items = menus.find(({ href }) => href === own.href)?.items ?? [];
  const isLinked = items.some((item) => [item, ...item.within].some(({ href }) => href === pathname));
  return isLinked ? pathname : `${own.href}/`;
}
