import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { TextField, SelectField } from "#app/forms/fields.tsx";
import { FormProblem } from "#app/forms/form-problem.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { NameFields } from "./name-fields.tsx";
import { EditForm } from "./edit-form.tsx";
import { AddressNotice } from "./address-notice.tsx";
import type { ProfileView } from "./load-profile.server.ts";
import { EditLink, Facts, ProfileSection } from "./profile-section.tsx";

interface SectionProps {
  profile: ProfileView;
  language: Language;
  editing: boolean;
  lastResult?: SubmissionResult | null;
}

/** My Information: view, modify, save (specification, section 2). */
export function InformationSection({ profile, language, editing, lastResult }: SectionProps) {
  const { t } = useTranslation();
  const facts: [string, string][] = [
    [t("account.profile.information.name"), profile.name],
    [t("account.profile.address.signIn"), profile.fields.email],
    [t("account.fields.phone"), profile.fields.phone],
    [t("account.fields.languageId"), profile.language],
    [t("account.profile.information.since"), profile.since],
  ];
  const changedElsewhere = lastResult?.error?.[""]?.includes("account.errors.changedElsewhere") ?? false;
  return (
    <ProfileSection id="information" heading={t("account.profile.information.heading")}>
      <AddressNotice profile={profile} language={language} />
      {(!editing || changedElsewhere) && <Facts facts={facts} />}
      {editing ? (
        <InformationForm profile={profile} language={language} lastResult={lastResult} />
      ) : (
        <EditLink section="information" language={language}>
          {t("account.profile.information.modify")}
        </EditLink>
      )}
    </ProfileSection>
  );
}

type InformationFields = Record<
  "titleId" | "firstname" | "lastname" | "phone" | "email" | "currentPassword" | "languageId",
  string
>;

function InformationForm({ profile, language, lastResult }: Omit<SectionProps, "editing">) {
  const { t } = useTranslation();
  const { titleId, firstname, lastname, phone, email, languageId } = profile.fields;
  const { form, fields } = useSiteForm<InformationFields>({
    lastResult,
    defaultValue: {
      titleId: String(titleId),
      firstname: firstname ?? "",
      lastname,
      phone,
      email,
      languageId: String(languageId),
    },
  });
  return (
    <EditForm id={form.id} intent="information" language={language} anchor="information">
      <FormProblem
        form={form}
        fields={[
          [fields.titleId, t("account.fields.titleId")],
          [fields.firstname, t("account.fields.firstname")],
          [fields.lastname, t("account.fields.lastname")],
          [fields.phone, t("account.fields.phone")],
          [fields.email, t("account.fields.email")],
          [fields.currentPassword, t("account.profile.signIn.currentPassword")],
          [fields.languageId, t("account.fields.languageId")],
        ]}
      />
      <input type="hidden" name="version" value={profile.version} />
      <NameFields fields={fields} titles={profile.choices.titles} />
      <TextField field={fields.phone} label={t("account.fields.phone")} type="tel" autoComplete="tel" />
      <TextField
        field={fields.email}
        label={t("account.fields.email")}
        hint={t(profile.hasPassword ? "account.profile.address.hint" : "account.profile.address.ofGoogle")}
        type="email"
        autoComplete="email"
        readOnly={!profile.hasPassword}
      />
      {profile.hasPassword && !profile.isRecent && (
        <TextField
          field={fields.currentPassword}
          label={t("account.profile.signIn.currentPassword")}
          hint={t("account.profile.address.passwordHint")}
          type="password"
          autoComplete="current-password"
          required={false}
        />
      )}
      <SelectField
        field={fields.languageId}
        label={t("account.fields.languageId")}
        choices={profile.choices.languages.map(({ id, name }) => ({ id, label: name }))}
      />
    </EditForm>
  );
}
