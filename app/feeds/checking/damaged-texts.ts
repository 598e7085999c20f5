import type { ListingRecord } from "#app/listings/listing-record.ts";

/**
 * UTF-8 that somebody read as Latin-1 or Windows-1252 and wrote as UTF-8 again, the commonest damage of feeds: `é` has become
 * `Ã©`, `’` has become `â€™`. No text of the site's languages has these letters side by side.
 */
const twiceEncoded =
  /Ã[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â(?:\u20ac|\u0080)|Â[\u00a0-\u00bf]/;

/** Characters told around what is damaged. */
const around = 12;

/** A warning for each title and description that was encoded twice; the listing is taken, as its words can be read. */
export function damagedTexts({ title, description }: Pick<ListingRecord, "title" | "description">): string[] {
  return Object.entries({ title, description }).flatMap(([field, texts]) =>
    Object.entries(texts).flatMap(([language, text]) => {
      const at = text.search(twiceEncoded);
      if (at === -1) return [];
      const shown = JSON.stringify(text.slice(Math.max(0, at - around), at + around));
      return [`${field}.${language} was encoded twice (UTF-8 read as Latin-1): ${shown}`];
    }),
  );
}
