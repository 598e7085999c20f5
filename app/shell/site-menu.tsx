import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ReadyMarkup } from "#app/http/rendering/page-markup.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { LinkView, MenuView } from "./shell-links.ts";

interface MenuEntriesProps {
  menus: MenuView[];
  insights: LinkView;
  market: LinkView;
  pathname: string;
}

/** The element of the menus. */
export const siteMenuId = "site-menu";

/**
 * To let, for sale, investment, each with its types, the insights and the market. On a wide screen they open on hover, by
 * their buttons, the arrow down and a tap, on a narrow one inside the menu by their buttons (header.css; use-menu-behaviour.ts adds Escape and the right
 * `aria-expanded`).
 */
export function SiteMenu({ language, ...entries }: MenuEntriesProps & { language: Language }) {
  const { t } = useTranslation();
  const { pathname } = entries;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => markCurrent(nav.current, pathname), [pathname]);
  return (
    <nav ref={nav} className="site-menu" aria-label={t("shell.nav.label")}>
      <ReadyMarkup element="ul" id={siteMenuId} className="menus" of={language}>
        <MenuEntries {...entries} />
      </ReadyMarkup>
    </nav>
  );
}

/** The markup stays when another page is shown, but for the link that leads there. */
function markCurrent(nav: HTMLElement | null, pathname: string): void {
  for (const link of nav?.querySelectorAll("a") ?? []) {
    const target = link.getAttribute("href");
    const isInside = link.classList.contains("menu-link") && pathname.startsWith(`${target}/`);
    if (target === pathname) link.setAttribute("aria-current", "page");
    else if (isInside) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

export function MenuEntries({ menus, insights, market, pathname }: MenuEntriesProps) {
  return (
    <>
      {menus.map((menu) => (
        <MenuEntry key={menu.id} menu={menu} pathname={pathname} />
      ))}
      {[insights, market].map(({ href, label }) => (
        <li key={href} className="menu-entry">
          <a
            className="menu-link menu-link-alone"
            href={href}
            aria-current={pathname === href ? "page" : pathname.startsWith(`${href}/`) || undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </>
  );
}

function MenuEntry({ menu, pathname }: { menu: MenuView; pathname: string }) {
  const current = (target: string) => (target === pathname ? "page" : undefined);
  const typeLink = ({ label, href }: LinkView) => (
    <a href={href} aria-current={current(href)}>
      {label}
    </a>
  );
  const isInside = pathname.startsWith(`${menu.href}/`);
  return (
    <li className="menu-entry">
      <a className="menu-link" href={menu.href} aria-current={current(menu.href) ?? (isInside || undefined)}>
        {menu.label}
      </a>
      <button
        className="menu-toggle"
        type="button"
        aria-expanded="false"
        aria-controls={menu.id}
        aria-label={menu.toggle}
      >
        <Icon name="chevron-down" />
      </button>
      <div className="menu-panel" id={menu.id}>
        <div className="menu-panel-inside">
          <a className="menu-all" href={menu.href} aria-current={current(menu.href)}>
            {menu.all}
            <Icon name="arrow-right" />
          </a>
          <ul className="menu-types">
            {menu.items.map((item) => (
              <li key={item.href}>
                {typeLink(item)}
                {item.within.length > 0 && (
                  <ul>
                    {item.within.map((type) => (
                      <li key={type.href}>{typeLink(type)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
