import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { readMailToken } from "./mail-token.server.ts";
import { findPropertyEmails, setPropertyEmails } from "#app/account/profile/property-emails.server.ts";

/**
 * `POST /unsubscribe/:token`: a mail program unsubscribes for its user (RFC 8058), from wherever it runs and without
 * anything that says who asks: the token does. The server lets it pass as a call from elsewhere. An account that is
 * gone is unsubscribed as well; a token that is none gets 404.
 */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  const userId = readMailToken("unsubscribe", params.token ?? "");
  if (userId === null) return answer(404);
  if (request.method !== "POST") return answer(405, { Allow: "GET, HEAD, POST" });
  const emails = await findPropertyEmails(db, userId);
  if (emails) await setPropertyEmails(db, userId, false, languageOf(emails));
  return answer(200);
}

/** `GET`: changes nothing, mail scanners follow links too; leads to the page with the button. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  const token = params.token ?? "";
  const userId = readMailToken("unsubscribe", token);
  if (userId === null) return answer(404);
  const language = languageOf(await findPropertyEmails(db, userId));
  return redirect(href("unsubscribe", language, { token }), { headers: { "Cache-Control": cachePolicies.never } });
}

const languageOf = (emails: { language: Language | null } | null) => emails?.language ?? defaultLanguage;

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": cachePolicies.never, ...headers } });
}
