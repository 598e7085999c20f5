import { redirect } from "@remix-run/node";
import { refuseCall } from "#app/http/site-call.server.ts";
import { isGoogleConfigured, startGoogleSignIn } from "../identity/google-oauth.server.ts";
import { limitTokens } from "../session/limits.server.ts";
import { readDestination, storeJourney } from "./google-journey.server.ts";
import { readFields } from "./read-call.server.ts";
import { userCall } from "./user-call.server.ts";

/** `POST /api/user/google`: sends a visitor without script to Google, who leads back to the callback. */
const call = userCall({
  POST: async (db, request) => {
    if (!isGoogleConfigured) return refuseCall(404, "Not found");
    const destination = readDestination(await readFields(request));
    await limitTokens(db, request);
    const { url, state, verifier } = await startGoogleSignIn();
    const cookie = await storeJourney({ state, verifier, ...destination });
    return redirect(url, { status: 303, headers: { "Set-Cookie": cookie } });
  },
});

export const loader = call;
export const action = call;
