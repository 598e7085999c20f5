import { desc, eq } from "drizzle-orm";
import { hasSignal } from "#app/consent/choice-cookie.server.ts";
import { describeForProfile } from "#app/consent/describe-choice.server.ts";
import { findPause } from "#app/email/paused-addresses.server.ts";
import { formatDate, formatMoment } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { connections } from "#db/schema/accounts.ts";
import { findChoiceOf } from "../account-choice.server.ts";
import { findPendingLink } from "../address/send-link.server.ts";
import { browserNames } from "../session/browser-text.ts";
import { listOpenSessions } from "../session/open-sessions.server.ts";
import { findOwnSession } from "../session/reauthenticate.server.ts";
import { findSessionId } from "../session/session-cookie.server.ts";
import type { User } from "../user.server.ts";
import { getNotificationPreferences } from "./change-emails.server.ts";
import { listContactTitles, listLanguages } from "./choices.server.ts";
import { findProfile } from "./find-profile.server.ts";
import { listEnquiries } from "./list-enquiries.server.ts";

/** Sign-ins that My Account shows; the export has them all. */
const connectionsShown = 10;

/** My Account, in words of a page's language and as its forms are filled; null until the profile has been completed. */
export async function loadProfile(db: Database, request: Request, user: User, language: Language) {
  const profile = findProfile(user);
  if (!profile) return null;
  const [titles, languages, preferences, pause, history, open, session, pendingLink, choice, enquiries] =
    await Promise.all([
      listContactTitles(db, language),
      listLanguages(db),
      getNotificationPreferences(db, user),
      findPause(db, user.id),
      listConnections(db, user, language),
      findSessionId(request).then((own) => listOpenSessions(db, user.id, own)),
      findOwnSession(db, request),
      findPendingLink(db, user.id),
      findChoiceOf(request, user),
      listEnquiries(db, user.id, language),
    ]);
  const languageNamed = (id: number) => languages.find((language) => language.id === id)?.name ?? "";
  // The last of the titles is none.
  const title = titles.slice(0, -1).find(({ id }) => id === profile.titleId)?.value;
  return {
    fields: profile,
    version: user.version,
    preferences,
    /** Why e-mails about new properties are paused, and since when; null when they are not. */
    pause: pause && { reason: pause.reason, since: formatDate(pause.at, language) },
    choices: { titles, languages: languages.map(({ id, name }) => ({ id, name })) },
    name: [title, profile.firstname, profile.lastname].filter(Boolean).join(" "),
    /** They are in for the first time. */
    isNew: history.length <= 1,
    /** Null for whoever gave a surname alone: nobody is greeted by that. */
    greeting: profile.firstname,
    language: languageNamed(profile.languageId),
    emailLanguage: languageNamed(preferences.languageId),
    since: formatDate(user.createdAt, language),
    /** Whether mail to the address is known to reach them. */
    isProven: user.emailProvenAt !== null,
    /** Whether a link that proves or changes the address is waiting to be opened. */
    hasLink: pendingLink !== null,
    /** The address that the account changes to once the link there is opened; null for none. */
    nextAddress: pendingLink?.purpose === "change" ? pendingLink.address : null,
    /** Nobody is asked again who they are right after signing in. */
    isRecent: session?.isRecent ?? false,
    hasPassword: session?.providers.includes("password") ?? false,
    /** Google has taken the password away a short while ago. */
    lostPassword: isLately(user.claimedAt) && !session?.providers.includes("password"),
    hasGoogle: user.googleId !== null,
    sessions: open.map(({ id, createdAt, usedAt, address, browser }) => ({
      id,
      address,
      browser: browserNames(browser),
      signedIn: formatMoment(createdAt, language),
      used: formatMoment(usedAt, language),
      isOwn: id === session?.id,
    })),
    connections: history,
    enquiries,
    cookies: describeForProfile(choice, hasSignal(request), language),
  };
}

export type ProfileView = NonNullable<Awaited<ReturnType<typeof loadProfile>>>;

async function listConnections(db: Database, user: User, language: Language) {
  const rows = await db
    .select()
    .from(connections)
    .where(eq(connections.userId, user.id))
    .orderBy(desc(connections.at))
    .limit(connectionsShown);
  return rows.map(({ id, at, method, address, browser }) => ({
    id,
    method,
    address,
    browser: browserNames(browser),
    at: at.toISOString(),
    when: formatMoment(at, language),
  }));
}

/** Within a month. */
function isLately(moment: Date | null): boolean {
  return moment !== null && Date.now() - moment.getTime() < 31 * 24 * 60 * 60_000;
}
