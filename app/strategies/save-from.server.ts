import { safeReturnTo } from "#app/http/safe-return.ts";
import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { href, readPath } from "#app/i18n/paths.ts";
import { findListing } from "#app/listings/find-listing.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Order, SearchCriteria, SearchQuery } from "#app/filters/criteria.ts";
import { findSearchedAgency } from "#app/search-index/find-advertisers.server.ts";
import { describeSearch } from "#app/filters/describe.ts";
import { findSearchPlaces, namePlaces } from "#app/filters/search-places.server.ts";
import { setPropertyEmails } from "#app/account/profile/property-emails.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { readSearch } from "#app/filters/search-url.ts";
import type { Database } from "#db/client.server.ts";
import { criteriaFromListing } from "./criteria-from-listing.ts";
import { findEqual, removeStrategy, restoreStrategy, setFrequency } from "./change-strategy.server.ts";
import { saveStrategy } from "./save-strategy.server.ts";
import { canonicalCriteria } from "./saved-criteria.server.ts";
import { isRhythm, type Frequency } from "#app/vocabulary/frequencies.ts";
import { anchorOf, savedParameter, type ShownOutcome, type SaveOutcome } from "./strategy.ts";
import { updateStrategy } from "./update-strategy.server.ts";

/** A page of this site whose search can be saved. */
export interface SavablePage {
  /** Its path and query. */
  from: string;
  language: Language;
  criteria: SearchCriteria;
  /** In which its results are looked at: null for the usual one, undefined for a page without results. */
  order?: Order | null;
}

/**
 * Reads what a page would have saved: its search, or of a listing the search for places like it.
 * @param address path and query as a form sent it
 * @returns undefined for any other page, and for a search in a place that is not known
 */
export async function findSavable(db: Database, address: unknown): Promise<SavablePage | undefined> {
  const from = safeReturnTo(address, "");
  const { pathname, searchParams } = new URL(from, "http://here.invalid");
  const path = readPath(pathname);
  if (!path) return undefined;
  const language = languageOfPath(pathname);
  const gazetteer = await getGazetteer(db);
  switch (path.page) {
    case "listing": {
      const listing = await findListing(db, path.params["reference"]?.toLowerCase() ?? "");
      return listing ? { from, language, criteria: criteriaFromListing(listing, gazetteer) } : undefined;
    }
    case "search":
    case "agency":
    case "to-let":
    case "for-sale":
    case "investment": {
      const query = readSearch(path.page, path.params, searchParams, language);
      if (!query) return undefined;
      const { unknownLocation, unknownDistricts, unknownAround } = findSearchPlaces(gazetteer, query, language);
      if ([unknownLocation, unknownDistricts, unknownAround].some((unknown) => unknown !== undefined)) return undefined;
      if (query.agency !== undefined && !(await findSearchedAgency(db, query))) return undefined;
      const criteria = canonicalCriteria(gazetteer, query, language);
      return { from, language, criteria, order: orderToKeep(query, criteria) };
    }
    default:
      return undefined;
  }
}

/** Where somebody stood is not kept: without a place, there is nothing to be closest to. */
function orderToKeep({ order }: SearchQuery, { location, around }: SearchCriteria): Order | null {
  const isFromNowhere = order === "closest" && location === undefined && around === undefined;
  return order === undefined || order === "newest" || isFromNowhere ? null : order;
}

/**
 * Saves the search of a page.
 * @returns what came of it, and where to say so: on the page itself, or on the list when that is full
 */
export async function saveFrom(
  db: Database,
  userId: string,
  { from, language, criteria, order }: SavablePage,
): Promise<{ outcome: SaveOutcome; location: string }> {
  const { outcome } = await saveStrategy(db, userId, criteria, { order });
  if (outcome === "full") return { outcome, location: fullHref(language) };
  return { outcome, location: backTo(from, outcome) };
}

/**
 * Saves the search of a page as it was wished for before signing in, or as the call says: with how often its owner wants to
 * hear of it. A rhythm is a wish for e-mails, and turns them on, as the words beside it say.
 */
export async function saveAsWished(
  db: Database,
  userId: string,
  page: SavablePage,
  frequency: Frequency | undefined,
): Promise<{ outcome: SaveOutcome; location: string }> {
  const done = await saveFrom(db, userId, page);
  if (done.outcome === "full" || !frequency) return done;
  await chooseFrequencyFrom(db, userId, page, frequency);
  if (isRhythm(frequency)) await setPropertyEmails(db, userId, true, page.language);
  return done;
}

/** The search of a page in words. */
export async function describePage(db: Database, { criteria, language }: SavablePage): Promise<string> {
  const places = findSearchPlaces(await getGazetteer(db), criteria, "en");
  return describeSearch(criteria, namePlaces(places, language), language, textsIn(language));
}

/** What came of a call that changed what is saved of a page, and where to say so; `none` when there is no such search. */
export type Done = { outcome: ShownOutcome; location: string } | { outcome: "none" };

/** Removes the saved search that is equal to the page's, or brings it back as it was. */
export async function removeFrom(
  db: Database,
  userId: string,
  { from, language, criteria }: SavablePage,
  intent: "remove" | "restore",
): Promise<Done> {
  const id = await findEqual(db, userId, criteria);
  if (id === null) return { outcome: "none" };
  if (intent === "remove") {
    await removeStrategy(db, userId, id);
    return { outcome: "removed", location: backTo(from, "removed") };
  }
  const outcome = (await restoreStrategy(db, userId, id)) ?? "none";
  if (outcome === "none") return { outcome };
  return { outcome, location: outcome === "full" ? fullHref(language) : backTo(from, outcome) };
}

/** Says how often its owner wants to hear of the saved search that is equal to the page's. */
export async function chooseFrequencyFrom(
  db: Database,
  userId: string,
  { from, criteria }: SavablePage,
  frequency: Frequency,
): Promise<Done> {
  const id = await findEqual(db, userId, criteria);
  const isChosen = id !== null && (await setFrequency(db, userId, id, frequency));
  return isChosen ? { outcome: "alerts", location: backTo(from, "alerts") } : { outcome: "none" };
}

/** Gives a saved search what the page looks for. */
export async function updateFrom(
  db: Database,
  userId: string,
  { from, language, criteria, order }: SavablePage,
  id: string,
): Promise<{ location: string } | null> {
  const outcome = await updateStrategy(db, userId, id, criteria, { order: order ?? undefined });
  if (outcome === "equal") return { location: backTo(from, outcome) };
  const query = new URLSearchParams({ done: "updated", strategy: id }).toString();
  return outcome && { location: `${href("my-saved-searches", language)}?${query}#${anchorOf(id)}` };
}

function backTo(from: string, outcome: ShownOutcome): string {
  const url = new URL(from, "http://here.invalid");
  url.searchParams.delete(savedParameter);
  const query = url.searchParams.toString().replaceAll("%2C", ",");
  return `${url.pathname}?${query}${query && "&"}${savedParameter}=${outcome}`;
}

const fullHref = (language: Language) => `${href("my-saved-searches", language)}?done=full`;
