import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { IntentButton } from "./intent-button.tsx";
import type { ProfileView } from "./load-profile.server.ts";
import { ProfileSection } from "./profile-section.tsx";

/** When, how and from where somebody logged in, and the way to end all of it. */
export function ConnectionsSection({ profile, language }: { profile: ProfileView; language: Language }) {
  const { t } = useTranslation();
  return (
    <ProfileSection id="connections" heading={t("account.profile.connections.heading")}>
      <p className="account-note">{t("account.profile.connections.text")}</p>
      <ul className="profile-connections">
        {profile.connections.map(({ id, at, when, method, browser, address }) => (
          <li key={id}>
            <time className="figures" dateTime={at}>
              {when}
            </time>
            <span>{t(`account.profile.connections.methods.${method}`)}</span>
            <span className="soft">
              {browserText(browser, t)}, {address}
            </span>
          </li>
        ))}
      </ul>
      <IntentButton
        intent="log-out-everywhere"
        language={language}
        label={t("account.profile.connections.everywhere")}
        hint={t("account.profile.connections.everywhereHint")}
      />
    </ProfileSection>
  );
}

function browserText([browser, system]: string[], t: TFunction): string {
  if (browser === undefined) return t("account.profile.connections.unknownBrowser");
  return system === undefined ? browser : t("account.profile.connections.browserOn", { browser, system });
}
