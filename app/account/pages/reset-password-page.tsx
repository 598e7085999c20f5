import type { SubmissionResult } from "@conform-to/react";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { problemText } from "#app/forms/problems.ts";
import { keepWhenOffline } from "#app/http/keep-when-offline.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { isLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { viewHref } from "#app/http/account-views.ts";
import { readResetCode } from "../forms/read-reset-code.server.ts";
import { resetPassword } from "../forms/reset-password.server.ts";
import { ResetPasswordForm } from "../forms/reset-password-form.tsx";
import { problemsOfSaving } from "../problems.ts";
import { AccountFrame } from "./account-frame.tsx";
import { refuse } from "./answer-sign-in.server.ts";
import { readAccountPage } from "../session/load-account-page.server.ts";

/** Where the e-mail's link leads; its code is verified before a password is asked for (specification, section 4). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const page = readAccountPage(request, "reset-password");
  const { searchParams } = new URL(request.url);
  const code = searchParams.get("oobCode") ?? "";
  // The identity service's e-mails all begin at one address, and name their language.
  const written = searchParams.get("lang");
  if (isLanguage(written) && written !== page.language) {
    throw redirect(`${href("reset-password", written)}?${new URLSearchParams({ oobCode: code }).toString()}`);
  }
  return { ...page, code, ...(await readResetCode(db, request, code)) };
}

/** Saves the password, with and without script: the server ends the account's sessions. */
export async function action({ request, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  readAccountPage(request, "reset-password");
  const done = await resetPassword(db, request, await readForm(request));
  return "submission" in done ? refuse(done) : data({ done: true as const }, { headers: done.headers });
}

/** Without a connection, or when the server breaks, the form says so, and its link is still good. */
export function clientAction(call: ClientActionFunctionArgs) {
  return keepWhenOffline<typeof action, { lastResult: SubmissionResult }>(call, (_problem, failure) => ({
    lastResult: { status: "error", error: problemsOfSaving(failure) },
  }));
}

export const handle: ShellHandle = { ownSearch: true, sheets: await loadSheets("account") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const { language, code, email, problem, empties } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  return (
    <AccountFrame view="reset-password">
      {answer && "done" in answer ? (
        <div className="account-form" role="status">
          <Notice kind="success">{t("account.reset.done")}</Notice>
          <LinkButton href={viewHref("login", language)}>{t("account.reset.login")}</LinkButton>
        </div>
      ) : email === null ? (
        <div className="account-form">
          <Notice kind="problem">{problemText(problem, t)}</Notice>
          <LinkButton href={viewHref("forgot-password", language)}>{t("account.reset.again")}</LinkButton>
        </div>
      ) : (
        <ResetPasswordForm {...{ language, code, email, empties }} lastResult={answer?.lastResult} />
      )}
    </AccountFrame>
  );
}
