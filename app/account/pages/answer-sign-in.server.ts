import type { SubmissionResult } from "@conform-to/react";
import { data, redirect } from "@remix-run/node";
import { readForm } from "#app/http/read-form.server.ts";
import { safeReturnTo } from "#app/http/safe-return.ts";
import type { DatabasePool } from "#db/client.server.ts";
import type { RefusedForm } from "#app/forms/answer-form.server.ts";
import { readField } from "../credentials.ts";
import { turnIntent } from "../forms/account-form.ts";
import type { OpenedSession } from "../sign-in/open-session.server.ts";
import { nothingChosen, readChoiceOnTheWay, type ChosenOnTheWay } from "../session/pending-save.server.ts";
import { afterSignIn, readAccountPage, type AccountPageName } from "../session/load-account-page.server.ts";

/**
 * Answers a form that signs in, sent without script: on to where the visitor was, or the form again with what is wrong; sent
 * here by the other page's way to this one, this page's form with what was typed there.
 * @param run does what the form asks for
 * @throws a redirect, 303, with the session's cookie
 */
export async function answerSignIn(
  db: DatabasePool,
  request: Request,
  page: AccountPageName,
  run: (db: DatabasePool, request: Request, form: FormData) => Promise<OpenedSession | RefusedForm>,
) {
  const { language } = readAccountPage(request, page);
  const form = await readForm(request);
  if (form.get("intent") === turnIntent) {
    const { headers, ...turned } = await turnTo(request, form);
    return data(turned, { headers });
  }
  const chosen = await readChoiceOnTheWay(request, form);
  const done = await run(db, request, form);
  if ("submission" in done) return refuse(done, chosen);
  for (const cookie of chosen.cookies) done.headers.append("Set-Cookie", cookie);
  const returnTo = safeReturnTo(form.get("returnTo"), "") || null;
  throw redirect(afterSignIn(done.profile, language, returnTo), { status: 303, headers: done.headers });
}

/**
 * What a page's form begins with that takes the place of another's: what was typed and chosen there; the password stays
 * behind.
 * @returns the headers keep what was chosen
 */
export async function turnTo(request: Request, form: FormData) {
  const { frequency, cookies } = await readChoiceOnTheWay(request, form);
  const lastResult: SubmissionResult = { initialValue: { email: readField(form, "email") ?? "" } };
  return { lastResult, frequency, headers: new Headers(cookies.map((cookie) => ["Set-Cookie", cookie])) };
}

/** The form again: the status says what was wrong, the page says it in words. */
export function refuse(
  { submission, status, headers }: RefusedForm,
  { frequency, cookies }: ChosenOnTheWay = nothingChosen,
) {
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return data({ lastResult: submission, frequency }, { status, headers });
}
