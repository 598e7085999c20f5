import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { saveWish, viewHref } from "#app/http/account-views.ts";
import { requireAccounts } from "#app/account/session/load-account-page.server.ts";
import { findUser } from "#app/account/session/find-user.server.ts";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { onlyPost, readOwnForm, refuseCall } from "#app/http/site-call.server.ts";
import { href } from "#app/i18n/paths.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { setPropertyEmails } from "#app/account/profile/property-emails.server.ts";
import { shownAddress } from "./shown-address.server.ts";
import { clearPendingSave, findPendingSave, storePendingSave } from "#app/account/session/pending-save.server.ts";
import type { Database } from "#db/client.server.ts";
import {
  chooseFrequencyFrom,
  describePage,
  findSavable,
  removeFrom,
  saveAsWished,
  updateFrom,
  type Done,
  type SavablePage,
} from "#app/strategies/save-from.server.ts";
import { findSavedAlerts } from "#app/strategies/saved-alerts.server.ts";
import { findFrequency, isRhythm, type Frequency } from "#app/vocabulary/frequencies.ts";
import { saveIntents, type SavedAlerts, type SaveIntent, type ShownOutcome } from "#app/strategies/strategy.ts";

/**
 * `POST /strategies`: saves the search of the page `from`; or, as `intent` says, takes it off the saved searches, brings it
 * back, says with `frequency` how often its owner is to hear of it, or gives it to the saved search `strategy`. A form is led back there, with what came of it in its address;
 * whoever is signed out signs in first, and is then led back with the search saved; what they want is kept meanwhile, with
 * `frequency` if they have chosen one already. A script that accepts JSON gets `{ outcome, alerts }`, or 401 with the search in
 * `words`.
 */
export async function action({ request, context }: Pick<ActionFunctionArgs, "request" | "context">): Promise<Response> {
  const db = databaseOf(context);
  requireAccounts();
  const form = await readOwnForm(request);
  if (form instanceof Response) return form;
  const intent = saveIntents.find((known) => known === (form.get("intent") ?? "save"));
  if (!intent) return refuseCall(400, "The intent is not known");
  const page = await findSavable(db, shownAddress(await getGazetteer(db), form.get("from")));
  if (!page) return refuseCall(422, "The page has no search to save");
  const isScript = request.headers.get("Accept")?.includes("application/json") ?? false;
  const user = await findUser(db, request);
  const asked = findFrequency(form.get("frequency"));
  if (!user?.profileCompletedAt) {
    const view = user ? "complete-profile" : "login";
    if (intent !== "save") {
      if (isScript) return refuseCall(401, "User is not authenticated");
      return redirect(viewHref(view, page.language, page.from), 303);
    }
    const { from, language } = page;
    const words = await describePage(db, page);
    const kept = await storePendingSave({ from, words, language, frequency: asked });
    if (kept === undefined) return refuseCall(422, "The address of the search is too long to be kept until signing in");
    const headers = { "Set-Cookie": kept };
    if (isScript) return Response.json({ error: "User is not authenticated", words }, { status: 401, headers });
    const next = `${href("my-saved-searches", language)}?${saveWish}=1`;
    return redirect(viewHref(view, language, next), { status: 303, headers });
  }
  if (intent === "update") {
    const id = form.get("strategy");
    const updated = typeof id === "string" ? await updateFrom(db, user.id, page, id) : null;
    return updated ? redirect(updated.location, 303) : refuseCall(404, "There is no such saved search");
  }
  const pending = intent === "save" ? await findPendingSave(request) : null;
  // Of another page it still waits to be saved.
  const wish = pending?.from === page.from ? pending : null;
  const frequency = asked ?? wish?.frequency;
  const done = await doAsAsked(db, user.id, page, intent, frequency);
  if (!done) return refuseCall(400, "The frequency is not known");
  // A rhythm is a wish for e-mails: where they were refused it turns them on, as the words beside it say.
  const turnsOn = ["alerts", "saved", "known"].includes(done.outcome) && isRhythm(frequency);
  if (turnsOn && intent === "frequency") await setPropertyEmails(db, user.id, true, page.language);
  if (done.outcome === "none") return refuseCall(404, "There is no such saved search");
  const { outcome, location } = done;
  const headers = new Headers({ "Cache-Control": cachePolicies.never });
  if (wish) headers.append("Set-Cookie", await clearPendingSave());
  if (!isScript) return redirect(location, { status: 303, headers });
  const now = turnsOn ? { ...user, receiveEmailsForReverseMatching: true } : user;
  const alerts = await findSavedAlerts(db, now, page.criteria, page.language);
  return Response.json({ outcome, alerts } satisfies { outcome: ShownOutcome; alerts: SavedAlerts | undefined }, {
    status: outcome === "full" ? 409 : 200,
    headers,
  });
}

/** Undefined for a frequency that there is not. */
async function doAsAsked(
  db: Database,
  userId: string,
  page: SavablePage,
  intent: Exclude<SaveIntent, "update">,
  frequency: Frequency | undefined,
): Promise<Done | undefined> {
  if (intent === "save") return saveAsWished(db, userId, page, frequency);
  if (intent !== "frequency") return removeFrom(db, userId, page, intent);
  return frequency && chooseFrequencyFrom(db, userId, page, frequency);
}

/** Saving changes something: it takes a POST. */
export function loader(): Response {
  requireAccounts();
  return onlyPost();
}
