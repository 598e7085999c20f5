import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { safeReturnTo } from "#app/http/safe-return.ts";
import { onlyPost, readOwnForm, refuseCall } from "#app/http/site-call.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { anchorOf } from "#app/listings/reference.ts";
import { findShortlist } from "./find-shortlist.server.ts";
import { changeShortlist } from "./change-shortlist.server.ts";
import { outcomeParameter } from "./shortlist.ts";

/**
 * `POST /shortlist`: keeps the listing `reference`, or with `keep=0` lets go of it. A form is led back to the page
 * `from`, which says what came of it; a script that accepts JSON gets `{ outcome, references }`.
 */
export async function action({ request, context }: Pick<ActionFunctionArgs, "request" | "context">): Promise<Response> {
  const db = databaseOf(context);
  const form = await readOwnForm(request);
  if (form instanceof Response) return form;
  const reference = form.get("reference");
  if (typeof reference !== "string") return refuseCall(422, "No listing is named");
  const found = await findShortlist(db, request);
  const answer = await changeShortlist(db, found, reference.toLowerCase(), form.get("keep") !== "0");
  if (!answer) return refuseCall(404, "There is no such listing");
  const { outcome, references, headers } = answer;
  headers.set("Cache-Control", cachePolicies.never);
  if (request.headers.get("Accept")?.includes("application/json")) {
    return Response.json({ outcome, references }, { status: outcome === "full" ? 409 : 200, headers });
  }
  const from = new URL(safeReturnTo(form.get("from"), href("shortlist", defaultLanguage)), "http://here.invalid");
  from.searchParams.set(outcomeParameter, outcome);
  // To the same card of a list of results: whoever keeps the seventh would else begin at the first again.
  from.hash = anchorOf(reference.toLowerCase());
  return redirect(from.pathname + from.search + from.hash, { status: 303, headers });
}

/** Keeping changes something: it takes a POST. */
export const loader = onlyPost;
