import { useTranslation } from "react-i18next";
import { TextField } from "#app/forms/fields.tsx";
import { FormProblem } from "#app/forms/form-problem.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { viewHref } from "#app/http/account-views.ts";
import { Button } from "#app/ui/button.tsx";
import { useAuth } from "../auth-state.tsx";
import { readCredentials, findCredentialProblems } from "../credentials.ts";
import { problemsOf } from "../problems.ts";
import { accountFormId, type SignInFormProps } from "./account-form.ts";
import { EnterButton } from "./enter-button.tsx";
import { GoogleButton } from "./google-button.tsx";
import { TurnToView } from "./turn-to-view.tsx";

/** Signs in with Google or e-mail and password (specification, section 2, "Login view"). */
export function LoginForm({
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
  const { form, fields, onSubmit } = useSiteForm<{ email: string; password: string }>({
    id: accountFormId,
    lastResult,
    defaultValue: { email },
    run: async (typed) => {
      const problems = findCredentialProblems(typed, false);
      if (problems) return problems;
      onSignedIn(await auth.login(readCredentials(typed)));
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
        action={viewHref("login", language, returnTo)}
        noValidate={form.noValidate}
        onSubmit={onSubmit}
      >
        <EnterButton />
        <FormProblem
          form={form}
          fields={[
            [fields.email, t("account.fields.email")],
            [fields.password, t("account.fields.password")],
          ]}
        />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <TextField field={fields.email} label={t("account.fields.email")} type="email" autoComplete="username" />
        <TextField
          field={fields.password}
          label={t("account.fields.password")}
          type="password"
          autoComplete="current-password"
        />
        <p>
          <TurnToView view="forgot-password" viewLink={viewLink} isAlone>
            {t("account.login.forgot")}
          </TurnToView>
        </p>
        <Button type="submit" aria-disabled={auth.busy.login}>
          {auth.busy.login ? t("account.login.busy") : t("account.login.submit")}
        </Button>
      </form>
      <p className="account-other">
        {t("account.login.noAccount")}{" "}
        <TurnToView view="sign-up" viewLink={viewLink}>
          {t("account.login.signUp")}
        </TurnToView>
      </p>
    </div>
  );
}
