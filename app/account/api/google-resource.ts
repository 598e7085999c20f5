import { redirect } from "@remix-run/node";
import { refuseCall } from "#app/http/site-call.server.ts";
import { isGoogleConfigured, startGoogleSignIn } from "../identity/google-oauth.server.ts";
import { limitTokens } from "../session/limits.server.ts";
import { readChoiceOnTheWay } from "../session/pending-save.server.ts";
import { readDestination, storeJourney } from "./google-journey.server.ts";
import { readFields } from "./read-call.server.ts";
import { userCall } from "./user-call.server.ts";

/**
 * `POST /api/user/google`: sends a visitor without script to Google, who leads back to the callback. What was
 * chosen on the way of a search to be saved (`frequency`) is kept with it.
 */
const call = userCall({
  POST: async (db, request) => {
    if (!isGoogleConfigured) return refuseCall(404, "Not found");
    const fields = await readFields(request);
    const destination = readDestination(fields);
    const chosen = await readChoiceOnTheWay(request, fields);
    await limitTokens(db, request);
    const { url, state, verifier } = await startGoogleSignIn();
    const cookie = await storeJourney({ state, verifier, ...destination });
    const headers = [...chosen.cookies, cookie].map((each): [string, string] => ["Set-Cookie", each]);
    return redirect(url, { status: 303, headers });
  },
});

export const loader = call;
export const action = call;
