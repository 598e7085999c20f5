import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/forms/fields.tsx";
import { FormProblem } from "#app/forms/form-problem.tsx";
import { useSiteForm } from "#app/forms/use-site-form.ts";
import { href } from "#app/i18n/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { useAuth } from "../auth-state.tsx";
import { accountFormId, type AccountFormProps, type SignInFormProps } from "./account-form.ts";
import { TurnToView } from "./turn-to-view.tsx";

/** What the page of this name answers: that the e-mail is on its way, or what is wrong. */
export interface ResetRequested {
  sent: boolean;
  /** The mailbox has had so many links in the last hour that it gets no other: they are still good. */
  hasEnough: boolean;
  lastResult: SubmissionResult | null;
}

interface ForgotPasswordFormProps extends Omit<AccountFormProps, "lastResult"> {
  answer?: ResetRequested;
  viewLink: SignInFormProps["viewLink"];
  email?: SignInFormProps["email"];
}

/** Asks for the e-mail with which a new password is chosen (specification, section 2, "Forgot-password view"). */
export function ForgotPasswordForm({ language, answer, viewLink, email }: ForgotPasswordFormProps) {
  const { t } = useTranslation();
  const { busy } = useAuth();
  const fetcher = useFetcher<ResetRequested>();
  const { sent, hasEnough, lastResult } = fetcher.data ?? answer ?? { sent: false, hasEnough: false, lastResult: null };
  const { form, fields } = useSiteForm<{ email: string }>({ id: accountFormId, lastResult, defaultValue: { email } });
  if (sent) {
    return (
      <div className="account-form">
        <div role="status">
          <Notice kind="success">{t(hasEnough ? "account.forgot.sentEnough" : "account.forgot.sent")}</Notice>
        </div>
        <p className="account-other">
          <a {...viewLink("login")}>{t("account.forgot.login")}</a>
        </p>
      </div>
    );
  }
  return (
    <div className="account-form">
      <p>
        <UnbrokenText text={t("account.forgot.prompt")} />
      </p>
      <fetcher.Form id={form.id} method="post" action={href("forgot-password", language)} noValidate={form.noValidate}>
        <FormProblem form={form} fields={[[fields.email, t("account.fields.email")]]} />
        <TextField field={fields.email} label={t("account.fields.email")} type="email" autoComplete="username" />
        <Button type="submit" aria-disabled={busy.resetRequest}>
          {busy.resetRequest ? t("account.forgot.busy") : t("account.forgot.submit")}
        </Button>
      </fetcher.Form>
      <p className="account-other">
        <TurnToView view="login" viewLink={viewLink} isRouted>
          {t("account.forgot.login")}
        </TurnToView>
      </p>
    </div>
  );
}
