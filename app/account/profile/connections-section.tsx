import { useTranslation } from "react-i18next";
import { browserText } from "../session/browser-text.ts";
import type { ProfileView } from "./load-profile.server.ts";
import { ProfileSection } from "./profile-section.tsx";

/** When, how and from where somebody logged in. */
export function ConnectionsSection({ profile }: { profile: ProfileView }) {
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
    </ProfileSection>
  );
}
