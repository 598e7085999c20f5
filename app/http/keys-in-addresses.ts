import { languages } from "#app/i18n/languages.ts";
import { paths } from "#app/i18n/paths.ts";

/*
 * Some addresses open something for whoever has them: links in mails carry a token, the identity service's a code. They
 * are for their person: no log, and no script that somebody else wrote, learns them.
 */

/** Words of the path behind which a token stands, in every language: the path table's, and the one for mail programs. */
const wordsBeforeToken = new Set([
  "unsubscribe",
  ...Object.values(paths).flatMap((templates) =>
    languages.flatMap((language) => {
      const segments = templates[language]?.split("/") ?? [];
      return segments.flatMap((_, index) => (segments[index + 1] === ":token" ? [segments[index] ?? ""] : []));
    }),
  ),
]);

/** An id with whatever stands behind it, wherever in a path: what tokens begin with. */
const likeToken = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
/** A run that is no word of an address and no photo's name. */
const likeCode = /[a-z0-9]{32}/i;
const nameOfField = /^[\w.-]{1,40}$/;

/** Parameters in which keys stand: of the identity service's links, of Google's answer, of ours. */
const keyFields = new Set(["oobcode", "code", "token", "idtoken", "state"]);

/** An address for a log: its path without tokens, of its query the names alone. @param url from the path on */
export function withoutKeys(url: string): string {
  const [path = "", query] = url.split(/\?(.*)/s, 2);
  const segments = path.split("/");
  const shown = segments.map((segment, index) => (isKey(segment, segments[index - 1]) ? "…" : segment)).join("/");
  if (query === undefined) return shown;
  const names = query.split("&", 50).map((field) => field.split("=", 1)[0] ?? "");
  return `${shown}?${names.map((name) => (nameOfField.test(name) && !likeCode.test(name) ? name : "…")).join("&")}`;
}

/** Whether an address of the site opens something for whoever has it. @param url from the path on */
export function carriesKey(url: string): boolean {
  const [path = "", query = ""] = url.split(/[?#](.*)/s, 2);
  const segments = path.split("/");
  if (segments.some((segment, index) => isKey(segment, segments[index - 1]))) return true;
  return query.split(/[&#]/).some((field) => keyFields.has(field.split("=", 1)[0]?.toLowerCase() ?? ""));
}

function isKey(segment: string, before = ""): boolean {
  if (segment === "") return false;
  return wordsBeforeToken.has(before.toLowerCase()) || likeToken.test(segment) || likeCode.test(segment);
}
