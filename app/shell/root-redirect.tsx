import { redirect } from "@remix-run/node";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";

/** `/` has no language: on to the default one (decisions, section 1). */
export function loader() {
  return redirect(href("home", defaultLanguage), 302);
}
