import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormProblem } from "#app/forms/form-problem.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { useAuth } from "../auth-state.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

interface ResetPasswordFormProps {
  language: Language;
  /** Of the e-mail's link, which the identity service has found good. */
  code: string;
  /** Whose password it is. */
  email: string;
  /** What is in the account goes with the old password. */
  empties: boolean;
  lastResult?: SubmissionResult | null;
}

/** Chooses a new password with the code of the e-mail (specification, section 4, "Password reset"). */
export function ResetPasswordForm({ language, code, email, empties, lastResult }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const { busy } = useAuth();
  const { form, fields } = useSiteForm<{ password: string; confirmPassword: string }>({ lastResult });
  return (
    <Form
      className="account-form"
      id={form.id}
      method="post"
      // With the code: whatever is wrong with the password, the page that is shown again still has it.
      action={`${href("reset-password", language)}?${new URLSearchParams({ oobCode: code }).toString()}`}
      noValidate={form.noValidate}
    >
      <p>{t("account.reset.account", { email })}</p>
      {empties && (
        <Notice>
          <p>
            <UnbrokenText text={t("account.reset.empties")} />
          </p>
          <p>
            <UnbrokenText text={t("account.reset.keeps")} />
          </p>
        </Notice>
      )}
      <FormProblem
        form={form}
        fields={[
          [fields.password, t("account.fields.newPassword")],
          [fields.confirmPassword, t("account.fields.confirmPassword")],
        ]}
      />
      <input type="hidden" name="oobCode" value={code} />
      <NewPasswordFields label={t("account.fields.newPassword")} fields={fields} username={email} />
      <Button type="submit" aria-disabled={busy.resetConfirmation}>
        {busy.resetConfirmation ? t("account.reset.busy") : t("account.reset.submit")}
      </Button>
    </Form>
  );
}
