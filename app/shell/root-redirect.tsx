import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { findChoice } from "#app/consent/choice-cookie.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { readOnly } from "#app/http/read-only.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";

/**
 * `/` has no language: on to the one that a returning visitor has let the site remember, else to the default one
 * (decisions, section 1).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = (await findChoice(request))?.language ?? defaultLanguage;
  return redirect(href("home", language), {
    status: 302,
    headers: { "Cache-Control": cachePolicies.page, Vary: "Cookie" },
  });
}

export const action = readOnly;
