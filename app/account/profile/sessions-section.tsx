import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { browserText } from "../session/browser-text.ts";
import { IntentButton } from "./intent-button.tsx";
import type { ProfileView } from "./load-profile.server.ts";
import { ProfileSection } from "./profile-section.tsx";

/** Where the account is logged in now, and the ways to end one of these sessions or all of them. */
export function SessionsSection({ profile, language }: { profile: ProfileView; language: Language }) {
  const { t } = useTranslation();
  return (
    <ProfileSection id="sessions" heading={t("account.profile.sessions.heading")}>
      <p className="account-note">{t("account.profile.sessions.text")}</p>
      <ul className="profile-sessions">
        {profile.sessions.map(({ id, browser, address, signedIn, used, isOwn }) => {
          const device = browserText(browser, t);
          return (
            <li key={id}>
              <p>
                <strong>{device}</strong> {isOwn && <Badge>{t("account.profile.sessions.this")}</Badge>}
              </p>
              <p className="soft small figures">
                {[address, t("account.profile.sessions.since", { when: signedIn })].filter(Boolean).join(" · ")}
                {!isOwn && ` · ${t("account.profile.sessions.used", { when: used })}`}
              </p>
              {!isOwn && (
                <IntentButton
                  intent="end-session"
                  about={id}
                  language={language}
                  look="quiet"
                  label={t("account.profile.sessions.end")}
                  name={t("account.profile.sessions.endOf", { device, when: signedIn })}
                />
              )}
            </li>
          );
        })}
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
