import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { SignedInUser } from "#app/account/auth-state.tsx";
import { Avatar } from "#app/account/photo/avatar.tsx";
import { LogoutButton } from "#app/account/logout-button.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Icon } from "#app/ui/icon.tsx";

interface AccountMenuProps {
  user: SignedInUser;
  language: Language;
  pathname: string;
}

/** The way to log in, which opens the dialog where script runs. */
export function LoginLink(link: ComponentProps<"a">) {
  const { t } = useTranslation();
  return (
    <a className="account-link" rel="nofollow" {...link}>
      <Icon name="person" />
      <span className="account-label">{t("shell.account.login")}</span>
    </a>
  );
}

/** My Account with its sub-items, for whom is signed in (specification, section 2). */
export function AccountMenu({ user, language, pathname }: AccountMenuProps) {
  const { t } = useTranslation();
  const profile = href("profile", language);
  const searches = href("my-saved-searches", language);
  const shortlist = href("shortlist", language);
  const current = (target: string) => (pathname === target ? "page" : undefined);
  return (
    <nav className="account-nav" aria-label={t("shell.account.account")}>
      <div className="menu-entry account-entry">
        <a className="menu-link account-link" href={profile} aria-current={current(profile)}>
          <Avatar user={user} />
          <span className="account-label">{t("shell.account.account")}</span>
        </a>
        <button
          className="menu-toggle"
          type="button"
          aria-expanded="false"
          aria-controls="menu-account"
          aria-label={t("shell.account.menu")}
        >
          <Icon name="chevron-down" />
        </button>
        <div className="menu-panel" id="menu-account">
          <p className="account-who">{user.name}</p>
          <ul>
            <li>
              <a href={profile} aria-current={current(profile)}>
                {t("shell.account.information")}
              </a>
            </li>
            <li>
              <a href={searches} aria-current={current(searches)}>
                {t("strategies.heading")}
              </a>
            </li>
            <li>
              <a href={shortlist} aria-current={current(shortlist)}>
                {t("shortlist.menu")}
              </a>
            </li>
            <li>
              <LogoutButton language={language} />
            </li>
          </ul>
        </div>
      </div>
    </nav>
  );
}
