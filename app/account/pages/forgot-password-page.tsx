import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { databaseOf } from "#app/database/database.server.ts";
import { keepWhenOffline } from "#app/http/keep-when-offline.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { unlessDialogOnly } from "#app/http/unless-dialog-only.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { ForgotPasswordForm, type ResetRequested } from "../forms/forgot-password-form.tsx";
import { turnIntent } from "../forms/account-form.ts";
import { requestReset } from "../forms/request-reset.server.ts";
import { problemsOfSaving } from "../problems.ts";
import { AccountFrame } from "./account-frame.tsx";
import { turnTo } from "./answer-sign-in.server.ts";
import { readAccountPage } from "../session/load-account-page.server.ts";
import { useSignInForm } from "./use-sign-in-form.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return readAccountPage(request, "forgot-password");
}

/** Sends the e-mail, with and without script: the limits are the server's. Or takes over what was typed to log in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  const { language } = readAccountPage(request, "forgot-password");
  const form = await readForm(request);
  if (form.get("intent") === turnIntent) {
    const { lastResult, headers } = await turnTo(request, form);
    return data<ResetRequested>({ sent: false, hasEnough: false, lastResult }, { headers });
  }
  const done = await requestReset(db, request, form, language);
  if (!("submission" in done)) {
    return data<ResetRequested>({ sent: true, hasEnough: done.hasEnough, lastResult: null });
  }
  const { submission, status, headers } = done;
  return data<ResetRequested>({ sent: false, hasEnough: false, lastResult: submission }, { status, headers });
}

/** Without a connection, or when the server breaks, the form says so where it stands, in the dialog too. */
export function clientAction(call: ClientActionFunctionArgs) {
  return keepWhenOffline<typeof action, ResetRequested>(call, (_problem, failure) => ({
    sent: false,
    hasEnough: false,
    lastResult: { status: "error", error: problemsOfSaving(failure) },
  }));
}

/** Of a page without a rule of its own Remix asks anew after every fetcher, whatever it was answered. */
export const shouldRevalidate = unlessDialogOnly;

export const handle: ShellHandle = { ownSearch: true, startsWhenNeeded: true, sheets: await loadSheets("account") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

export default function ForgotPasswordPage() {
  const { language, returnTo } = useLoaderData<typeof loader>();
  return (
    <AccountFrame view="forgot-password">
      <ForgotPasswordForm {...useSignInForm(language, returnTo)} answer={useActionData<typeof clientAction>()} />
    </AccountFrame>
  );
}
