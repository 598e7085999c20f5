import { contentSchemas } from "#app/content/content-schemas.server.ts";
import { getDocument } from "#app/content/read-document.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { settings } from "#app/settings/settings.server.ts";

let known: Promise<string> | undefined;

/**
 * The version of the cookie text in force, as its English file says: what somebody chose under another one is asked anew.
 * Production reads it once; elsewhere a change shows at the next request.
 * @throws when the text is missing
 */
export function getCookieTextVersion(): Promise<string> {
  if (known) return known;
  const read = getDocument("legal/cookies", defaultLanguage, contentSchemas.legal).then(({ data }) => data.version);
  if (settings.NODE_ENV === "production") {
    known = read;
    read.catch(() => (known = undefined)); // Whoever waits hears of it; the next one tries again.
  }
  return read;
}
