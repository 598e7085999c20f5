import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { databaseOf } from "#app/database/database.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { signUp } from "../forms/sign-up.server.ts";
import { SignUpForm } from "../forms/sign-up-form.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { answerSignIn } from "./answer-sign-in.server.ts";
import { isGoogleConfigured } from "../identity/google-oauth.server.ts";
import { findWishOnTheWay } from "../session/pending-save.server.ts";
import { readAccountPage, sendOnSignedIn } from "../session/load-account-page.server.ts";
import { useSignInForm } from "./use-sign-in-form.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = databaseOf(context);
  const page = readAccountPage(request, "sign-up");
  // Google's button would come later, above what somebody fills in.
  requestContext(context).startsAtOnce = !isGoogleConfigured;
  await sendOnSignedIn(db, request, page);
  return { ...page, wish: await findWishOnTheWay(request, page.returnTo) };
}

/** Makes an account without script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const db = databaseOf(context);
  return answerSignIn(db, request, "sign-up", signUp);
}

export const handle: ShellHandle = { ownSearch: true, startsWhenNeeded: true, sheets: await loadSheets("account") };

export const meta = metaOf<typeof loader>((page) => ({ ...page, noindex: true }));

export default function SignUpPage() {
  const { language, returnTo, wish } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountFrame view="sign-up" signsIn wish={wish} chosen={answer?.frequency}>
      <SignUpForm {...useSignInForm(language, returnTo)} toSave={wish !== null} lastResult={answer?.lastResult} />
    </AccountFrame>
  );
}
