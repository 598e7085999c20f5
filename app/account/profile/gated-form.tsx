import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PageSettings } from "#app/http/page-settings.ts";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { TextField } from "#app/forms/fields.tsx";
import { FormProblem } from "#app/forms/form-problem.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { GoogleButton } from "../forms/google-button.tsx";
import type { ProfileView } from "./load-profile.server.ts";
import { editHref } from "./profile-links.ts";
import { CancelLink } from "./profile-section.tsx";
import type { Intent, Section } from "./sections.ts";

interface GatedFormProps {
  profile: ProfileView;
  language: Language;
  /** The part that is open: where Google leads back to. */
  section: Section;
  /** What the form asks My Account for; a call of its own where it is answered with a file. */
  asks: { intent: Intent } | { call: string };
  label: string;
  look?: ButtonLook;
  /** The heading's part of the page, where "cancel" leads to. */
  anchor: string;
  lastResult?: SubmissionResult | null;
}

/**
 * The button of what takes more than an open session (decisions, section 4): with the current password where the sign-in
 * is not recent, and after another sign-in with Google for whoever has no password.
 */
export function GatedForm(props: GatedFormProps) {
  const { profile, language, section, asks, label, look = "accent", anchor, lastResult } = props;
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const withoutScript = useRouteLoaderData<PageSettings>("root")?.googleWithoutScript ?? false;
  const { form, fields } = useSiteForm<{ currentPassword: string }>({ lastResult });
  const intent = "intent" in asks ? asks.intent : undefined;
  const busy = useNavigation().formData?.get("intent") === intent && intent !== undefined;
  if (!profile.isRecent && !profile.hasPassword) {
    return (
      <>
        <p>{t("account.errors.confirmWithGoogle")}</p>
        <GoogleButton
          alone
          language={language}
          returnTo={editHref(section, language, anchor)}
          withoutScript={withoutScript}
          onSignedIn={revalidate}
        />
        <CancelLink language={language} anchor={anchor} />
      </>
    );
  }
  return (
    <Form
      className="account-form"
      id={form.id}
      method="post"
      action={"call" in asks ? asks.call : href("profile", language)}
      // A file is the browser's to take.
      reloadDocument={"call" in asks}
      noValidate
      preventScrollReset
    >
      <FormProblem form={form} />
      {intent ? (
        <input type="hidden" name="intent" value={intent} />
      ) : (
        <input type="hidden" name="language" value={language} />
      )}
      {!profile.isRecent && (
        <TextField
          field={fields.currentPassword}
          label={t("account.profile.signIn.currentPassword")}
          hint={t("account.profile.confirmHint")}
          type="password"
          autoComplete="current-password"
        />
      )}
      <div className="profile-actions">
        <Button look={look} type="submit" aria-disabled={busy}>
          {label}
        </Button>
        <CancelLink language={language} anchor={anchor} />
      </div>
    </Form>
  );
}
