import { useTranslation } from "react-i18next";
import type { ProfileView } from "./load-profile.server.ts";
import { ProfileSection } from "./profile-section.tsx";

/** What somebody has asked of agents and of the site; nothing before they have. */
export function EnquiriesSection({ profile: { enquiries } }: { profile: ProfileView }) {
  const { t } = useTranslation();
  if (enquiries.latest.length === 0) return null;
  return (
    <ProfileSection id="enquiries" heading={t("account.profile.enquiries.heading")}>
      <p className="account-note">{t("account.profile.enquiries.text")}</p>
      <ul className="profile-sessions">
        {enquiries.latest.map(({ id, to, about, lang, href, at, when }) => (
          <li key={id}>
            {about && <p lang={lang}>{href ? <a href={href}>{about}</a> : about}</p>}
            <p className="soft small">
              {to && `${to} · `}
              <time className="figures" dateTime={at}>
                {when}
              </time>
            </p>
          </li>
        ))}
      </ul>
      {enquiries.areMore && (
        <p className="account-note">{t("account.profile.enquiries.more", { count: enquiries.latest.length })}</p>
      )}
    </ProfileSection>
  );
}
