import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { Notice } from "#app/ui/notice.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { IntentButton } from "./intent-button.tsx";
import type { ProfileView } from "./load-profile.server.ts";

/** What the account's address waits for: that the link in a mail is opened, here or at the address to come. */
export function AddressNotice({ profile, language }: { profile: ProfileView; language: Language }) {
  const { t } = useTranslation();
  const { isProven, hasLink, nextAddress, fields } = profile;
  if (isProven && nextAddress === null) return null;
  return (
    <Notice title={t(nextAddress === null ? "account.profile.address.unproven" : "account.profile.address.changing")}>
      <p>
        <UnbrokenText
          text={
            nextAddress === null
              ? t(hasLink ? "account.profile.address.unprovenText" : "account.profile.address.noLinkText", {
                  email: fields.email,
                })
              : t("account.profile.address.changingText", { next: nextAddress, email: fields.email })
          }
        />
      </p>
      <div className="profile-actions">
        <IntentButton
          intent="send-link"
          language={language}
          label={t(hasLink ? "account.profile.address.again" : "account.profile.address.send")}
        />
        {nextAddress !== null && (
          <IntentButton intent="stop-address-change" language={language} label={t("account.profile.address.stop")} />
        )}
      </div>
    </Notice>
  );
}
