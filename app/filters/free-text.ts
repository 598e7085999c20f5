import { fold } from "#app/places/fold.ts";
import { isVisible } from "#app/http/visible-text.ts";
import type { Filter } from "./filter.ts";

/** Longer texts are cut: no place, no figure and no sensible wording is longer. */
const maxText = 200;

// oxlint-disable-next-line no-control-regex -- control characters are what must not come in
const unprintable = /[\u0000-\u001f\u007f\ufffe\uffff]|\p{Cs}/gu;
/** Words of the languages of Europe with single spaces, nothing unseen among them: fit as they are. */
const plain =
  /^[!-~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u20ac]+(?: [!-~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u20ac]+)*$/;
/** Marks that turn the direction of writing make a title look like another; those without width part a word unseen. */
const unseen = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * A text as typed, fit to be shown and sought: printable, single spaces, not too long, also once it is folded. Undefined
 * when nothing shows of it.
 * @param longest characters; what is longer is cut
 */
export function freeText(raw: string, longest = maxText): string | undefined {
  if (raw.length <= longest && plain.test(raw) && mostFolded(raw) <= longest) return raw;
  const text = cut(raw.replace(unprintable, " ").replace(unseen, "").replace(/\s+/g, " ").trim(), longest)
    .replace(/\p{Cs}/gu, "")
    .trim();
  return isVisible(text) ? text : undefined;
}

/** Letters of the languages of Europe and their punctuation, none of which opens into more than so many. */
const western = /^[\u0020-\u024f\u2010-\u2027\u20ac]*$/;
const mostOpened = 4;

/** Characters that a western text has at most when it is folded; what has no accent stays one. */
function mostFolded(text: string): number {
  let most = text.length;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) most += mostOpened - 1;
  return most;
}

/** Some characters open into many when they are folded: `ﬃ` into three, `㍿` into four, `ﷺ` into eighteen. */
function cut(text: string, longest: number): string {
  const short = text.slice(0, longest);
  if ((western.test(short) && mostFolded(short) <= longest) || fold(short).length <= longest) return short;
  let room = longest;
  let kept = "";
  for (const character of short) {
    room -= Math.max(character.length, fold(character).length);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

/** Free text over all that a listing says; see app/search-index/free-text.server.ts. */
export const freeTextFilter: Filter<string> = {
  read: (raw) => freeText(raw),
  anonymous: () => undefined,
  control: { kind: "text" },
  chips: (value, { t }) => [{ label: t("search.quoted", { text: value }) }],
  clause: (value, { t }) => t("search.quoted", { text: value }),
  isNamedLast: true,
};
