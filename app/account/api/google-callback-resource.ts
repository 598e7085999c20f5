import { redirect } from "@remix-run/node";
import { log, requestId } from "#app/http/log.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Database } from "#db/client.server.ts";
import { viewHref } from "#app/http/account-views.ts";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import { refuseCall } from "#app/http/site-call.server.ts";
import { finishGoogleSignIn, isGoogleConfigured } from "../identity/google-oauth.server.ts";
import { signInWithGoogle, verifyIdToken } from "../identity/identity.server.ts";
import { IdentityError, type IdentityFailure } from "../identity/identity.ts";
import { limitTokens } from "../session/limits.server.ts";
import { openSession, type OpenedSession } from "../sign-in/open-session.server.ts";
import { requireFresh } from "../session/require-fresh.server.ts";
import { findJourney, clearJourney, type GoogleJourney } from "./google-journey.server.ts";
import { userCall } from "./user-call.server.ts";

/**
 * `GET /api/user/google/callback`: Google leads back here. Opens the session and leads on: to the profile while it is
 * missing, else to where the visitor was. What goes wrong leads to the login page, which says it (`?problem=…`).
 */
const call = userCall({
  GET: async (db, request) => {
    if (!isGoogleConfigured) return refuseCall(404, "Not found");
    const journey = await findJourney(request);
    try {
      if (!journey) throw new IdentityError("invalid-token");
      const { profile, headers } = await finish(db, request, journey);
      const { language, returnTo } = journey;
      const next = profile === "missing" ? viewHref("complete-profile", language, returnTo) : returnTo;
      return await leadOn(next ?? href("home", language), headers);
    } catch (error) {
      return await leadOn(loginWith(failureOf(request, error), journey));
    }
  },
});

export const loader = call;
export const action = call;

async function finish(db: Database, request: Request, { state, verifier }: GoogleJourney): Promise<OpenedSession> {
  const { searchParams: given } = new URL(request.url);
  const code = given.get("code");
  // Somebody else's answer, put before this visitor, would sign them in to an account that is not theirs.
  if (given.get("state") !== state) throw new IdentityError("invalid-token");
  if (given.get("error") === "access_denied") throw new IdentityError("popup-closed");
  if (code === null) throw new IdentityError("unexpected");
  await limitTokens(db, request);
  const identity = await verifyIdToken(await signInWithGoogle(await finishGoogleSignIn({ code, verifier })));
  requireFresh(identity);
  return openSession(db, request, identity);
}

async function leadOn(url: string, headers = new Headers()): Promise<Response> {
  headers.append("Set-Cookie", await clearJourney());
  return redirect(url, { status: 303, headers });
}

function failureOf(request: Request, error: unknown): IdentityFailure {
  if (error instanceof TooManyAttempts) return "too-many-attempts";
  if (isUnavailable(error) && !(error instanceof IdentityError)) throw error;
  const failure = error instanceof IdentityError ? error.failure : "unexpected";
  if (failure === "unexpected" || failure === "unreachable") {
    log.error({ id: requestId(request), err: error }, "A sign-in with Google failed");
  }
  return failure;
}

function loginWith(problem: IdentityFailure, journey: GoogleJourney | null): string {
  const { language = defaultLanguage, returnTo = null } = journey ?? {};
  const query = new URLSearchParams({ problem, ...(returnTo && { returnTo }) });
  return `${href("login", language)}?${query.toString()}`;
}
