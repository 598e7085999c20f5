import type { SubmissionResult } from "@conform-to/react";
import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CheckboxField, TextField, SelectField } from "#app/forms/fields.tsx";
import { FormProblem } from "#app/forms/form-problem.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import type { SaveWish } from "#app/http/save-wish.ts";
import { viewHref } from "#app/http/account-views.ts";
import type { PageSettings } from "#app/http/page-settings.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { isRhythm } from "#app/vocabulary/frequencies.ts";
import { useAuth } from "../auth-state.tsx";
import { accountFormId } from "../forms/account-form.ts";
import type { ProfileChoices, ProfileFields } from "./profile-form.ts";
import { problemsOfSaving } from "../problems.ts";
import { NameFields } from "./name-fields.tsx";

interface CompleteProfileFormProps {
  language: Language;
  returnTo: string | null;
  /** The search that is saved with it: a rhythm chosen for that says that e-mails are wanted. */
  wish: SaveWish | null;
  choices: ProfileChoices;
  /** Filled in beforehand: the account's e-mail address, what Google gave, the page's language. */
  defaultValue: Partial<ProfileFields>;
  /** Terms or privacy policy have changed since they were accepted. */
  isOutdated: boolean;
  /** The account was another's, and has been emptied. */
  isClaimed: boolean;
  lastResult?: SubmissionResult | null;
  onCompleted: () => void;
}

/** The few details that an account needs (specification, sections 3 and 5, "Profile"). */
export function CompleteProfileForm(props: CompleteProfileFormProps) {
  const { language, returnTo, wish, choices, defaultValue, isOutdated, isClaimed, lastResult, onCompleted } = props;
  const { t } = useTranslation();
  const auth = useAuth();
  const site = useRouteLoaderData<PageSettings>("root")?.siteName ?? "";
  const { form, fields, onSubmit } = useSiteForm<ProfileFields>({
    id: accountFormId,
    lastResult,
    defaultValue,
    run: async (typed) => {
      await auth.completeProfile(typed);
      onCompleted();
      return null;
    },
    explain: problemsOfSaving,
  });
  return (
    <form
      className="account-form"
      id={form.id}
      method="post"
      action={viewHref("complete-profile", language, returnTo)}
      noValidate={form.noValidate}
      onSubmit={onSubmit}
    >
      <FormProblem
        form={form}
        fields={[
          [fields.titleId, t("account.fields.titleId")],
          [fields.firstname, t("account.fields.firstname")],
          [fields.lastname, t("account.fields.lastname")],
          [fields.phone, t("account.fields.phone")],
          [fields.email, t("account.fields.email")],
          [fields.languageId, t("account.fields.languageId")],
          [fields.acceptTermsAndPrivacy, t("account.errors.acceptRequired")],
        ]}
      />
      {isClaimed && (
        <p className="notice">
          <UnbrokenText text={t("account.complete.claimed")} />
        </p>
      )}
      {isOutdated && <p className="notice">{t("account.complete.outdated")}</p>}
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <fieldset className="account-group">
        <legend className="field-label">{t("account.complete.reach.legend")}</legend>
        <p className="account-note">{t("account.complete.reach.why")}</p>
        <NameFields fields={fields} titles={choices.titles} empty={t("account.fields.choose")} />
        <TextField field={fields.phone} label={t("account.fields.phone")} type="tel" autoComplete="tel" />
      </fieldset>
      <fieldset className="account-group">
        <legend className="field-label">{t("account.complete.mails.legend")}</legend>
        <p className="account-note">{t("account.complete.mails.why")}</p>
        <TextField field={fields.email} label={t("account.fields.email")} type="email" autoComplete="email" />
        <SelectField
          field={fields.languageId}
          label={t("account.fields.languageId")}
          choices={choices.languages.map(({ id, name }) => ({ id, label: name }))}
          autoComplete="language"
        />
      </fieldset>
      <fieldset className="account-checks">
        <legend className="field-label">{t("account.complete.legend")}</legend>
        {!isRhythm(wish?.frequency) && (
          <CheckboxField field={fields.receiveEmailsForReverseMatching}>
            {t("account.fields.receiveEmailsForReverseMatching")}
          </CheckboxField>
        )}
        <CheckboxField field={fields.receiveEmailsForMarketing}>
          {t("account.fields.receiveEmailsForMarketing", { site })}
        </CheckboxField>
      </fieldset>
      <CheckboxField field={fields.acceptTermsAndPrivacy} required>
        <AcceptanceText language={language} />
      </CheckboxField>
      <input type="hidden" name="termsAcceptedVersion" value={choices.versions.terms} />
      <input type="hidden" name="privacyAcceptedVersion" value={choices.versions.privacy} />
      <Button type="submit" aria-disabled={auth.busy.profileCompletion}>
        {auth.busy.profileCompletion ? t("account.complete.busy") : t("account.complete.submit")}
      </Button>
    </form>
  );
}

/** The documents open beside the form: what was typed stays. */
function AcceptanceText({ language }: { language: Language }) {
  const { t } = useTranslation();
  const [before, between, after] = t("account.fields.acceptTermsAndPrivacy", { terms: "|", privacy: "|" }).split("|");
  const link = (page: "termsofuse" | "privacy", words: string) => (
    <a href={href(page, language)} target="_blank" rel="noopener">
      {words}
      <span className="visually-hidden"> ({t("shell.form.newTab")})</span>
    </a>
  );
  return (
    <>
      {before}
      {link("termsofuse", t("account.fields.terms"))}
      {between}
      {link("privacy", t("account.fields.privacy"))}
      {after}
    </>
  );
}
