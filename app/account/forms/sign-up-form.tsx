import { useTranslation } from "react-i18next";
import { TextField } from "#app/forms/fields.tsx";
import { FormProblem } from "#app/forms/form-problem.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { viewHref } from "#app/http/account-views.ts";
import { Button } from "#app/ui/button.tsx";
import { useAuth } from "../auth-state.tsx";
import { findCredentialProblems, readCredentials } from "../credentials.ts";
import { problemsOf } from "../problems.ts";
import { accountFormId, type SignInFormProps } from "./account-form.ts";
import { GoogleButton } from "./google-button.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { TurnToView } from "./turn-to-view.tsx";

/** Makes an account, with Google or e-mail and password (specification, sections 2 and 5). */
export function SignUpForm({
  language,
  returnTo,
  lastResult,
  email,
  google,
  toSave = false,
  onSignedIn,
  viewLink,
}: SignInFormProps) {
  const { t } = useTranslation();
  const auth = useAuth();
  const { form, fields, onSubmit } = useSiteForm<{ email: string; password: string; confirmPassword: string }>({
    id: accountFormId,
    lastResult,
    defaultValue: { email },
    run: async (typed) => {
      const problems = findCredentialProblems(typed, true);
      if (problems) return problems;
      onSignedIn(await auth.register(readCredentials(typed)));
      return null;
    },
    explain: problemsOf,
  });
  return (
    <div className="account-form">
      <GoogleButton
        language={language}
        returnTo={returnTo}
        withoutScript={google}
        alongWith={toSave ? accountFormId : undefined}
        onSignedIn={onSignedIn}
      />
      <form
        id={form.id}
        method="post"
        action={viewHref("sign-up", language, returnTo)}
        noValidate={form.noValidate}
        onSubmit={onSubmit}
      >
        <FormProblem
          form={form}
          fields={[
            [fields.email, t("account.fields.email")],
            [fields.password, t("account.fields.password")],
            [fields.confirmPassword, t("account.fields.confirmPassword")],
          ]}
        />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <TextField field={fields.email} label={t("account.fields.email")} type="email" autoComplete="username" />
        <NewPasswordFields label={t("account.fields.password")} fields={fields} />
        <p className="account-note">{t("account.signUp.age")}</p>
        <Button type="submit" aria-disabled={auth.busy.registration}>
          {auth.busy.registration ? t("account.signUp.busy") : t("account.signUp.submit")}
        </Button>
      </form>
      <p className="account-other">
        {t("account.signUp.hasAccount")}{" "}
        <TurnToView view="login" viewLink={viewLink}>
          {t("account.signUp.login")}
        </TurnToView>
      </p>
    </div>
  );
}
