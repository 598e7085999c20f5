import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import type { LinkView, MenuView } from "./shell-links.ts";

interface SiteMenuProps {
  menus: MenuView[];
  insights: LinkView;
  pathname: string;
}

/**
 * To let, for sale, investment, each with its types, and the insights. On a wide screen they open on hover, focus and
 * tap, on a narrow one inside the menu by their buttons (header.css; use-menu-behaviour.ts adds Escape and the right
 * `aria-expanded`).
 */
export function SiteMenu({ menus, insights, pathname }: SiteMenuProps) {
  const { t } = useTranslation();
  const isInside = pathname.startsWith(`${insights.href}/`);
  return (
    <nav className="site-menu" aria-label={t("shell.nav.label")}>
      <ul className="menus">
        {menus.map((menu) => (
          <MenuEntry key={menu.id} menu={menu} pathname={pathname} />
        ))}
        <li className="menu-entry">
          <a
            className="menu-link menu-link-alone"
            href={insights.href}
            aria-current={pathname === insights.href ? "page" : isInside || undefined}
          >
            {insights.label}
          </a>
        </li>
      </ul>
    </nav>
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
