import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { findUser } from "../session/find-user.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { carriesKey } from "#app/http/keys-in-addresses.ts";
import { log } from "#app/http/log.server.ts";
import { safeReturnTo } from "#app/http/safe-return.ts";
import { onlyPost, readOwnForm, refuseCall } from "#app/http/site-call.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, languageOfPath, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { saveOnAccount } from "../account-choice.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { allowedBy, type Choice } from "#app/consent/choice.ts";
import { choiceCookie, hasSignal } from "#app/consent/choice-cookie.server.ts";
import type { ConsentAnswer } from "#app/consent/consent-call.ts";
import { readConsentForm } from "#app/consent/read-consent-form.server.ts";
import { listTags, expireCookies } from "#app/consent/tags.server.ts";

/**
 * `POST /consent`: what a visitor chooses about cookies (decisions, section 7). A form is led back to the page `from`; a
 * script that accepts JSON gets what it may load now.
 */
export async function action({ request, context }: Pick<ActionFunctionArgs, "request" | "context">): Promise<Response> {
  const db = databaseOf(context);
  const form = await readOwnForm(request);
  if (form instanceof Response) return form;
  const from = safeReturnTo(form.get("from"), href("cookies", defaultLanguage));
  const language = languageOfPath(from);
  const chosen = await readConsentForm(form, language, hasSignal(request));
  if (!chosen) return refuseCall(422, "Nothing was chosen");
  const choice = await keepWhereSignedIn(db, request, chosen, language);
  const allowed = allowedBy(choice, hasSignal(request));
  const headers = new Headers({ "Cache-Control": cachePolicies.never });
  for (const cookie of [choiceCookie(choice), ...expireCookies(request.headers.get("Cookie"), allowed)]) {
    headers.append("Set-Cookie", cookie);
  }
  if (request.headers.get("Accept")?.includes("application/json")) {
    const answer: ConsentAnswer = {
      said: textsIn(language)("cookies.said"),
      tags: carriesKey(from) ? [] : listTags(allowed),
    };
    return Response.json(answer, { headers });
  }
  return redirect(from, { status: 303, headers });
}

/** Choosing changes something: it takes a POST. */
export const loader = onlyPost;

/**
 * Keeps the choice on the account too. Where that fails it counts in the browser all the same, as if it had been made
 * signed out: a refusal must not wait for a database, and goes to the account with a later page.
 */
async function keepWhereSignedIn(
  db: DatabasePool,
  request: Request,
  choice: Choice,
  language: Language,
): Promise<Choice> {
  try {
    const user = await findUser(db, request);
    return user ? await saveOnAccount(db, user, choice, language) : choice;
  } catch (error) {
    log.error({ err: error }, "A choice about cookies could not be kept on the account");
    return choice;
  }
}
