import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { Notice } from "#app/ui/notice.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { CheckboxField, SelectField } from "#app/forms/fields.tsx";
import { FormProblem } from "#app/forms/form-problem.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { EditForm } from "./edit-form.tsx";
import { IntentButton } from "./intent-button.tsx";
import type { ProfileView } from "./load-profile.server.ts";
import { EditLink, Facts, ProfileSection, useSiteName } from "./profile-section.tsx";

interface EmailsSectionProps {
  profile: ProfileView;
  language: Language;
  editing: boolean;
  lastResult?: SubmissionResult | null;
}

const frequencies = ["instant", "daily", "weekly"] as const;
/** Where saved searches differ, one may leave them so. */
const andEach = [...frequencies, "each"] as const;

/** Which e-mails somebody wants, how often and in which language (specification, section 3). */
export function EmailsSection({ profile, language, editing, lastResult }: EmailsSectionProps) {
  const { t } = useTranslation();
  const site = useSiteName();
  const { receiveEmailsForReverseMatching: matching, receiveEmailsForMarketing: marketing } = profile.fields;
  const frequency = andEach.find((known) => known === profile.preferences.frequency) ?? "daily";
  const yesNo = (on: boolean) => t(on ? "account.profile.emails.on" : "account.profile.emails.off");
  const facts: [string, string][] = [
    [t("account.profile.emails.matching"), yesNo(matching)],
    ...(matching
      ? [
          [t("account.profile.emails.frequency"), t(`account.profile.emails.frequencies.${frequency}`)] satisfies [
            string,
            string,
          ],
        ]
      : []),
    [t("account.profile.emails.marketing", { site }), yesNo(marketing)],
    [t("account.profile.emails.language"), profile.emailLanguage],
  ];
  const changedElsewhere = lastResult?.error?.[""]?.includes("account.errors.changedElsewhere") ?? false;
  return (
    <ProfileSection id="emails" heading={t("account.profile.emails.heading")}>
      {profile.pause && (
        <Notice title={t("account.profile.emails.paused.title")}>
          <p>
            <UnbrokenText
              text={t(`account.profile.emails.paused.${profile.pause.reason}`, {
                email: profile.fields.email,
                date: profile.pause.since,
              })}
            />
          </p>
          <IntentButton intent="resume-emails" language={language} label={t("account.profile.emails.paused.resume")} />
        </Notice>
      )}
      {(!editing || changedElsewhere) && <Facts facts={facts} />}
      {editing ? (
        <EmailsForm profile={profile} language={language} lastResult={lastResult} />
      ) : (
        <EditLink section="emails" language={language}>
          {t("account.profile.emails.modify")}
        </EditLink>
      )}
    </ProfileSection>
  );
}

type EmailFields = Record<
  "receiveEmailsForReverseMatching" | "receiveEmailsForMarketing" | "frequency" | "languageId",
  string
>;

function EmailsForm({ profile, language, lastResult }: Omit<EmailsSectionProps, "editing">) {
  const { t } = useTranslation();
  const site = useSiteName();
  const { form, fields } = useSiteForm<EmailFields>({
    lastResult,
    defaultValue: {
      receiveEmailsForReverseMatching: String(profile.fields.receiveEmailsForReverseMatching),
      receiveEmailsForMarketing: String(profile.fields.receiveEmailsForMarketing),
      frequency: profile.preferences.frequency,
      languageId: String(profile.preferences.languageId),
    },
  });
  return (
    <EditForm id={form.id} intent="emails" language={language} anchor="emails">
      <FormProblem form={form} />
      <input type="hidden" name="version" value={profile.version} />
      <CheckboxField field={fields.receiveEmailsForReverseMatching}>
        {t("account.fields.receiveEmailsForReverseMatching")}
      </CheckboxField>
      <SelectField
        field={fields.frequency}
        label={t("account.profile.emails.frequency")}
        hint={t("account.profile.emails.frequencyHint")}
        choices={(profile.preferences.frequency === "each" ? andEach : frequencies).map((id) => ({
          id,
          label: t(`account.profile.emails.frequencies.${id}`),
        }))}
      />
      <CheckboxField field={fields.receiveEmailsForMarketing}>
        {t("account.fields.receiveEmailsForMarketing", { site })}
      </CheckboxField>
      <SelectField
        field={fields.languageId}
        label={t("account.profile.emails.language")}
        choices={profile.choices.languages.map(({ id, name }) => ({ id, label: name }))}
      />
    </EditForm>
  );
}
