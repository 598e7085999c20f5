import { useRef, type ComponentProps, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import { useAccountDialog } from "#app/account/dialog/use-account-dialog.ts";
import { ReadyPart } from "#app/http/rendering/ready-part.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { ShortlistLink } from "#app/shortlist/shortlist-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { AccountMenu, LoginLink } from "./account-menu.tsx";
import { CompactSearch } from "./compact-search.tsx";
import { LanguageSwitcher, linksOf, type LanguageLinks } from "./language-switcher.tsx";
import { shellLinks, standsFor } from "./shell-links.ts";
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
 *
 * For whoever is not signed in and keeps nothing, the server has it ready: it says the same on all pages, but for where
 * their languages and the way to log in lead.
 */
export function Header({ siteName, shell, shortlisted }: HeaderProps) {
  const { t } = useTranslation();
  const { enabled, user } = useAuth();
  const { linkTo } = useAccountDialog();
  const { language, pathname, header, ownSearch, alternates } = shell;
  const bar = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useMenuBehaviour(bar, language);
  useFullScreenMenu(menu);
  const { href: login, ...opening } = linkTo("login");
  return (
    <ReadyPart
      as="header"
      elementRef={bar}
      className={header === "invert" ? "header header-invert dark" : `header header-${header}`}
      part={HeaderBar}
      of={{
        siteName,
        language,
        pathname: standsFor(pathname, language, t),
        isHome: header === "home",
        ownSearch,
        accounts: enabled,
        opensDialog: "data-dialog" in opening,
      }}
      slots={{ ...linksOf(alternates), login }}
      isPlain={user === null && shortlisted === 0}
      doing={{
        pathname,
        menu,
        shortlisted,
        account: user && <AccountMenu user={user} {...{ language, pathname }} />,
        opening,
      }}
    />
  );
}

interface HeaderBarProps {
  siteName: string;
  language: Language;
  /** The page's, or another of whose header the same holds. */
  pathname: string;
  isHome: boolean;
  ownSearch: boolean;
  accounts: boolean;
  /** Where script runs, the way to log in opens the dialog: not on the pages of that name. */
  opensDialog: boolean;
  slots: LanguageLinks & { login: string };
  menu?: Ref<HTMLDivElement>;
  shortlisted?: number;
  /** What stands for the way to log in, for whom is signed in. */
  account?: ReactNode;
  opening?: Pick<ComponentProps<"a">, "onClick">;
}

/** What the header holds; see {@link Header}. */
export function HeaderBar({
  siteName,
  language,
  pathname,
  isHome,
  ownSearch,
  slots,
  menu,
  ...visitor
}: HeaderBarProps) {
  const { t } = useTranslation();
  const { accounts, opensDialog, shortlisted = 0, account, opening } = visitor;
  const contact = href("contact", language);
  const links = shellLinks(language, t);
  return (
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
        <SiteMenu {...links} pathname={pathname} language={language} />
        {!isHome && <CompactSearch language={language} inMenuOnly={ownSearch} />}
        <nav className="header-languages" aria-label={t("shell.nav.languages")}>
          <LanguageSwitcher language={language} links={slots} />
        </nav>
        <ShortlistLink className="shortlist-wide" language={language} pathname={pathname} count={shortlisted} />
        {accounts &&
          (account ?? <LoginLink href={slots.login} {...opening} {...(opensDialog && { "data-dialog": "" })} />)}
        <LinkButton className="contact-link" href={contact} aria-current={pathname === contact ? "page" : undefined}>
          {t("shell.nav.contact")}
        </LinkButton>
      </div>
    </div>
  );
}
