import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { IntentButton } from "./intent-button.tsx";
import { CancelLink, EditLink, ProfileSection } from "./profile-section.tsx";

interface DataSectionProps {
  language: Language;
  /** True once the account is about to be deleted: the confirmation. */
  deleting: boolean;
}

/** Take the data along, or delete the account, which is confirmed once more (specification, section 2). */
export function DataSection({ language, deleting }: DataSectionProps) {
  const { t } = useTranslation();
  return (
    <ProfileSection id="delete" heading={t("account.profile.data.heading")}>
      {deleting ? (
        <div className="profile-danger">
          <h3>{t("account.profile.data.confirmHeading")}</h3>
          <p>{t("account.profile.data.confirmText")}</p>
          <div className="profile-actions">
            <IntentButton intent="delete" language={language} look="accent" label={t("account.profile.data.confirm")} />
            <CancelLink language={language} anchor="delete" />
          </div>
        </div>
      ) : (
        <div className="profile-choices">
          <div>
            <a className="button button-outline" href="/api/user/export" download data-reload>
              {t("account.profile.data.export")}
            </a>
            <p className="field-hint">{t("account.profile.data.exportHint")}</p>
          </div>
          <div>
            <EditLink section="delete" language={language}>
              {t("account.profile.data.delete")}
            </EditLink>
            <p className="field-hint">{t("account.profile.data.deleteHint")}</p>
          </div>
        </div>
      )}
    </ProfileSection>
  );
}
