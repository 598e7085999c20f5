import { redirect } from "@remix-run/node";
import { saveWish, viewHref } from "#app/http/account-views.ts";
import { requireAccounts, requireSignedIn } from "#app/account/session/load-account-page.server.ts";
import { consentWording } from "#app/account/profile/consent-wording.server.ts";
import type { User } from "#app/account/user.server.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { formatList } from "#app/i18n/format-list.ts";
import { formatDate, formatNumber } from "#app/i18n/formats.ts";
import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import type { Database } from "#db/client.server.ts";
import { findRemoved } from "./change-strategy.server.ts";
import { describeStrategy, listStrategies, type StrategyProblem } from "./list-strategies.server.ts";
import { findPendingSave, clearPendingSave } from "#app/account/session/pending-save.server.ts";
import { findSavable, saveAsWished } from "./save-from.server.ts";
import { whyNotNotified } from "./why-not-notified.server.ts";
import type { Frequency } from "#app/vocabulary/frequencies.ts";
import { changes, type Change } from "./strategy.ts";

/** A saved search as the page shows it: in finished words. */
export interface StrategyView {
  id: string;
  name: string | null;
  words: string;
  editHref: string;
  /** Why it finds nothing, or less than it did, and what to do about it. */
  problem: string | undefined;
  count: number;
  /** How many it finds now. */
  finds: string;
  /** What is new of these; undefined for nothing. */
  fresh: string | undefined;
  dates: string;
  frequency: Frequency;
}

/** What the page says of the change that led to it. */
export interface ChangeNotice {
  change: Change;
  /** The search that was changed. */
  id: string | null;
  /** Of a removed one that can be had back. */
  name?: string;
}

/**
 * Who may see and change saved searches here.
 * @throws a redirect to where somebody who is no member becomes one; a 404 where accounts are switched off
 */
export async function requireMember(db: Database, request: Request): Promise<{ user: User; language: Language }> {
  requireAccounts();
  const { pathname, search } = new URL(request.url);
  const language = languageOfPath(pathname);
  const user = await requireSignedIn(db, request, language);
  if (!user.profileCompletedAt) throw redirect(viewHref("complete-profile", language, pathname + search));
  return { user, language };
}

/** The page of saved searches. */
export async function loadSavedSearches(db: Database, request: Request) {
  const { user, language } = await requireMember(db, request);
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has(saveWish)) await fulfilWish(db, request, user);
  const t = textsIn(language);
  const strategies = await listStrategies(db, user.id, language);
  return {
    language,
    strategies: strategies.map(
      ({ id, name, words, editHref, problem, count, fresh, frequency, ...dates }): StrategyView => ({
        id,
        name,
        words,
        editHref,
        problem: problem === null ? undefined : problemInWords(problem, language),
        count,
        finds:
          count === 0
            ? t("savedSearches.none")
            : t("savedSearches.count", { count, formatted: formatNumber(count, language) }),
        fresh:
          fresh === 0
            ? undefined
            : t("savedSearches.fresh", {
                count: fresh,
                formatted: formatNumber(fresh, language),
                date: formatDate(dates.lastSeenAt, language),
              }),
        dates: t("savedSearches.dates", {
          created: formatDate(dates.createdAt, language),
          used: formatDate(dates.lastUsedAt, language),
        }),
        frequency,
      }),
    ),
    silence: await whyNotNotified(db, user),
    /** What is agreed to by whom turns e-mails on here, as the profile says it. */
    consent: consentWording(language).receiveEmailsForReverseMatching,
    notice: await readNotice(db, user.id, searchParams, language),
    alternates: alternatesOf(pathname, ""),
    title: t("strategies.heading"),
    description: t("savedSearches.description"),
    canonical: href("my-saved-searches", language),
  };
}

function problemInWords(problem: StrategyProblem, language: Language): string {
  const t = textsIn(language);
  if (problem === "unreadable") return t("savedSearches.problem.unreadable");
  const { lost, findsAnything } = problem;
  const places = formatList(
    lost.map((place) => t("savedSearches.problem.place", { place })),
    language,
  );
  const gone = { count: lost.length, places };
  return findsAnything ? t("savedSearches.problem.someGone", gone) : t("savedSearches.problem.gone", gone);
}

/** Saves what was asked for before signing in, and leads back there. @throws a redirect, when there is such a wish */
async function fulfilWish(db: Database, request: Request, user: User): Promise<void> {
  const wish = await findPendingSave(request);
  const page = wish === null ? undefined : await findSavable(db, wish.from);
  if (!wish || !page) return;
  const { location } = await saveAsWished(db, user.id, page, wish.frequency);
  throw redirect(location, { status: 303, headers: { "Set-Cookie": await clearPendingSave() } });
}

async function readNotice(
  db: Database,
  userId: string,
  query: URLSearchParams,
  language: Language,
): Promise<ChangeNotice | null> {
  const change = changes.find((known) => known === query.get("done"));
  const id = query.get("strategy");
  if (!change) return null;
  if (change !== "removed") return { change, id };
  const removed = id === null ? null : await findRemoved(db, userId, id);
  if (!removed) return null; // Had back since, or never theirs.
  const name = removed.name ?? describeStrategy(await getGazetteer(db), removed.criteria, language);
  return { change, id: removed.id, name };
}
