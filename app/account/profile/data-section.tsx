import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { GatedForm } from "./gated-form.tsx";
import type { ProfileView } from "./load-profile.server.ts";
import { EditLink, ProfileSection } from "./profile-section.tsx";

interface DataSectionProps {
  profile: ProfileView;
  language: Language;
  /** What is about to be done: asked for once more, or behind the password. */
  open: "delete" | "export" | null;
  lastResult?: SubmissionResult | null;
}

const confirmId = "delete-confirm";
const exportCall = "/api/user/export";

/** Take the data along, or delete the account, which is confirmed once more (specification, section 2). */
export function DataSection({ profile, language, open, lastResult }: DataSectionProps) {
  const { t } = useTranslation();
  const form = { profile, language, anchor: "delete", lastResult };
  return (
    <ProfileSection
      id="delete"
      heading={t("account.profile.data.heading")}
      asks={open === "delete" ? confirmId : undefined}
    >
      {open === "delete" ? (
        <div className="profile-danger">
          <h3 id={confirmId}>{t("account.profile.data.confirmHeading")}</h3>
          <p>
            <UnbrokenText text={t("account.profile.data.confirmText")} />
          </p>
          <GatedForm {...form} section="delete" asks={{ intent: "delete" }} label={t("account.profile.data.confirm")} />
        </div>
      ) : open === "export" ? (
        <>
          <p>{t("account.profile.data.exportHint")}</p>
          <GatedForm {...form} section="export" asks={{ call: exportCall }} label={t("account.profile.data.export")} />
        </>
      ) : (
        <div className="profile-choices">
          <div>
            {profile.isRecent ? (
              <form method="post" action={exportCall}>
                <input type="hidden" name="language" value={language} />
                <Button look="outline" type="submit">
                  {t("account.profile.data.export")}
                </Button>
              </form>
            ) : (
              <EditLink section="export" language={language} anchor="delete">
                {t("account.profile.data.export")}
              </EditLink>
            )}
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
