import { queryWith } from "#app/http/account-views.ts";
import { shownOutcomes, savedParameter, type ShownOutcome } from "./strategy.ts";

/** What the form came to, as the address says that it led back to. */
export function outcomeIn(search: string): ShownOutcome | undefined {
  const said = new URLSearchParams(search).get(savedParameter);
  return shownOutcomes.find((known) => known === said);
}

/** The address of the page as a form names it: without the account dialog, and without what came of the form before. */
export function savedFrom(pathname: string, search: string): string {
  const shown = queryWith(search, null);
  const query = new URLSearchParams(shown);
  if (!query.has(savedParameter)) return pathname + shown;
  query.delete(savedParameter);
  const written = query.toString();
  return pathname + (written && `?${written}`);
}
