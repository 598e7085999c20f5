import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextField } from "#app/forms/fields.tsx";
import { FormProblem } from "#app/forms/form-problem.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { NewPasswordFields } from "../forms/new-password-fields.tsx";
import { EditForm } from "./edit-form.tsx";
import { GatedForm } from "./gated-form.tsx";
import { IntentButton } from "./intent-button.tsx";
import type { ProfileView } from "./load-profile.server.ts";
import { EditLink, Facts, ProfileSection } from "./profile-section.tsx";

interface SignInSectionProps {
  profile: ProfileView;
  language: Language;
  /** What is about to be done. */
  open: "password" | "google" | null;
  lastResult?: SubmissionResult | null;
}

/** The ways to log in: the password, changed or set, and Google, disconnected (specification, section 2). */
export function SignInSection({ profile, language, open, lastResult }: SignInSectionProps) {
  const { t } = useTranslation();
  const { hasPassword, hasGoogle, isRecent } = profile;
  const gated = { profile, language, anchor: "password", lastResult };
  const facts: [string, string][] = [
    [
      t("account.profile.signIn.password"),
      t(hasPassword ? "account.profile.signIn.passwordSet" : "account.profile.signIn.passwordNone"),
    ],
    [
      t("account.profile.signIn.google"),
      t(hasGoogle ? "account.profile.signIn.connected" : "account.profile.signIn.notConnected"),
    ],
  ];
  if (open === "password" && hasPassword) {
    return (
      <ProfileSection id="password" heading={t("account.profile.signIn.heading")}>
        <PasswordForm profile={profile} language={language} lastResult={lastResult} />
      </ProfileSection>
    );
  }
  return (
    <ProfileSection id="password" heading={t("account.profile.signIn.heading")}>
      {profile.lostPassword && <Notice>{t("account.profile.signIn.lostPassword")}</Notice>}
      <Facts facts={facts} />
      {open === "password" ? (
        <GatedForm
          {...gated}
          section="password"
          asks={{ intent: "set-password" }}
          label={t("account.profile.signIn.set")}
        />
      ) : open === "google" && hasGoogle ? (
        <GatedForm
          {...gated}
          section="google"
          asks={{ intent: "disconnect-google" }}
          label={t("account.profile.signIn.disconnect")}
        />
      ) : (
        <div className="profile-actions">
          {hasPassword ? (
            <EditLink section="password" language={language}>
              {t("account.profile.signIn.change")}
            </EditLink>
          ) : isRecent ? (
            <IntentButton
              intent="set-password"
              language={language}
              label={t("account.profile.signIn.set")}
              hint={t("account.profile.signIn.setHint")}
            />
          ) : (
            <EditLink section="password" language={language}>
              {t("account.profile.signIn.set")}
            </EditLink>
          )}
          {hasGoogle &&
            (isRecent || !hasPassword ? (
              <IntentButton
                intent="disconnect-google"
                language={language}
                label={t("account.profile.signIn.disconnect")}
              />
            ) : (
              <EditLink section="google" language={language} anchor="password">
                {t("account.profile.signIn.disconnect")}
              </EditLink>
            ))}
        </div>
      )}
    </ProfileSection>
  );
}

type PasswordFields = Record<"currentPassword" | "password" | "confirmPassword", string>;

function PasswordForm({ profile, language, lastResult }: Omit<SignInSectionProps, "open">) {
  const { t } = useTranslation();
  const { form, fields } = useSiteForm<PasswordFields>({ lastResult });
  return (
    <EditForm
      id={form.id}
      intent="password"
      language={language}
      anchor="password"
      submit={t("account.profile.signIn.change")}
    >
      <FormProblem form={form} />
      <TextField
        field={fields.currentPassword}
        label={t("account.profile.signIn.currentPassword")}
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordFields label={t("account.fields.newPassword")} fields={fields} username={profile.fields.email} />
    </EditForm>
  );
}
