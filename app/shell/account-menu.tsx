import { useTranslation } from "react-i18next";
import { useAuth } from "#app/account/auth-state.tsx";
import { useAccountDialog } from "#app/account/dialog/use-account-dialog.ts";
import { Avatar } from "#app/account/photo/avatar.tsx";
import { LogoutButton } from "#app/account/logout-button.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Icon } from "#app/ui/icon.tsx";

interface AccountMenuProps {
  language: Language;
  pathname: string;
}

/**
 * Login, which opens the dialog where script runs, or My Account with its sub-items once signed in (specification,
 * section 2); nothing where accounts are switched off.
 */
export function AccountMenu({ language, pathname }: AccountMenuProps) {
  const { t } = useTranslation();
  const { enabled, user } = useAuth();
  const { linkTo } = useAccountDialog();
  if (!enabled) return null;
  if (!user) {
    return (
      <a className="account-link" rel="nofollow" {...linkTo("login")}>
        <Icon name="person" />
        <span className="account-label">{t("shell.account.login")}</span>
      </a>
    );
  }
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
