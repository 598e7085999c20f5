/**
 * Whether a text can be a listing's reference, in lower case as they are stored; the importer takes no other. What can't
 * be one is not asked of the database, which refuses NUL.
 */
export function isReference(text: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,63}$/.test(text);
}

/** Where a listing stands in the results of a search, or on the page of the shortlist: its element's id. */
export const anchorOf = (reference: string) => `property-${reference}`;
