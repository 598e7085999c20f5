import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { href } from "#app/i18n/paths.ts";
import { ShortlistLink } from "#app/shortlist/shortlist-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { CompactSearch } from "./compact-search.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { shellLinks } from "./shell-links.ts";
import { SiteMenu } from "./site-menu.tsx";
import { useFullScreenMenu } from "./use-full-screen-menu.ts";
import { useMenuBehaviour } from "./use-menu-behaviour.ts";
import type { useShell } from "./use-shell.ts";
import { Wordmark } from "./wordmark.tsx";

interface HeaderProps {
  siteName: string;
  shell: ReturnType<typeof useShell>;
  /** How many places the visitor keeps. */
  shortlisted: number;
}

/**
 * The header in its three variants. Menu, search and languages are one piece of markup: a bar on a wide screen, on a
 * narrow one a popover that fills the screen, which opens, closes and traps focus without script (header.css).
 */
export function Header({ siteName, shell, shortlisted }: HeaderProps) {
  const { t } = useTranslation();
  const { language, pathname, header, ownSearch, alternates } = shell;
  const bar = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useMenuBehaviour(bar, language);
  useFullScreenMenu(menu);
  const contact = href("contact", language);
  const links = shellLinks(language, t);
  return (
    <header ref={bar} className={header === "invert" ? "header header-invert dark" : `header header-${header}`}>
      <div className="header-bar wrap">
        <Wordmark siteName={siteName} language={language} current={pathname === href("home", language)} />
        {shortlisted > 0 && (
          <ShortlistLink className="shortlist-narrow" language={language} pathname={pathname} count={shortlisted} />
        )}
        <button className="menu-open" type="button" popovertarget="menu">
          <Icon name="menu" />
          {t("shell.nav.open")}
        </button>
        <div ref={menu} className="menu" id="menu" popover="auto">
          <div className="menu-head">
            <Wordmark siteName={siteName} language={language} />
            <button className="menu-close" type="button" popovertarget="menu" popovertargetaction="hide" autoFocus>
              {t("shell.nav.close")}
              <Icon name="close" />
            </button>
          </div>
          <SiteMenu menus={links.menus} insights={links.insights} pathname={pathname} language={language} />
          {header !== "home" && <CompactSearch language={language} inMenuOnly={ownSearch} />}
          <nav className="header-languages" aria-label={t("shell.nav.languages")}>
            <LanguageSwitcher language={language} alternates={alternates} />
          </nav>
          <ShortlistLink className="shortlist-wide" language={language} pathname={pathname} count={shortlisted} />
          <AccountMenu language={language} pathname={pathname} />
          <LinkButton className="contact-link" href={contact} aria-current={pathname === contact ? "page" : undefined}>
            {t("shell.nav.contact")}
          </LinkButton>
        </div>
      </div>
    </header>
  );
}
