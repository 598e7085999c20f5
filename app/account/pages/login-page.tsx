import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { databaseOf } from "#app/database/database.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { Notice } from "#app/ui/notice.tsx";
import { signIn } from "../forms/sign-in.server.ts";
import { LoginForm } from "../forms/login-form.tsx";
import { googleProblem } from "../problems.ts";
import { AccountFrame } from "./account-frame.tsx";
import { answerSignIn } from "./answer-sign-in.server.ts";
import { isGoogleConfigured } from "../identity/google-oauth.server.ts";
import { findWishOnTheWay } from "../session/pending-save.server.ts";
import { readAccountPage, sendOnSignedIn } from "../session/load-account-page.server.ts";
import { useSignInForm } from "./use-sign-in-form.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const page = readAccountPage(request, "login");
  // Google's button would come later, above what somebody fills in.
  requestContext(context).startsAtOnce = !isGoogleConfigured;
  await sendOnSignedIn(db, request, page);
  const { searchParams } = new URL(request.url);
  const problem = googleProblem(searchParams.get("problem"));
  return {
    ...page,
    wish: await findWishOnTheWay(request, page.returnTo),
    problem,
    refusedForm: problem !== null,
    deleted: searchParams.get("done") === "deleted",
  };
}

/** Signs in without script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  return answerSignIn(db, request, "login", signIn);
}

export const handle: ShellHandle = { ownSearch: true, startsWhenNeeded: true, sheets: await loadSheets("account") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

export default function LoginPage() {
  const { t } = useTranslation();
  const { problem, deleted, language, returnTo, wish } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer?.lastResult ?? (problem && { status: "error" as const, error: problem });
  return (
    <AccountFrame view="login" signsIn wish={wish} chosen={answer?.frequency}>
      {deleted && (
        <div role="status">
          <Notice kind="success">{t("account.profile.data.deleted")}</Notice>
        </div>
      )}
      <LoginForm {...useSignInForm(language, returnTo)} toSave={wish !== null} lastResult={lastResult} />
    </AccountFrame>
  );
}
