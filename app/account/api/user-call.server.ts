import type { ActionFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import { log, requestId } from "#app/http/log.server.ts";
import { isOwnCall } from "#app/http/same-origin.server.ts";
import { refuseCall } from "#app/http/site-call.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { IdentityError, type IdentityFailure } from "../identity/identity.ts";

type Method = "GET" | "POST" | "DELETE";
type Answer = (db: DatabasePool, request: Request) => Promise<Response>;

/** What a call is refused with; programs read these, in English. */
const failures: Record<IdentityFailure, readonly [status: number, error: string]> = {
  "wrong-credentials": [401, "Wrong e-mail address or password"],
  "email-in-use": [422, "Email is already in use"],
  "invalid-email": [422, "Invalid email"],
  "weak-password": [422, "The password is too weak"],
  disabled: [403, "The account is closed"],
  "too-many-attempts": [429, "Too many attempts"],
  unreachable: [503, "The identity service cannot be reached"],
  "invalid-token": [401, "The token is invalid or has expired"],
  "invalid-code": [401, "The code is invalid or has expired"],
  "popup-closed": [400, "The popup was closed"],
  "popup-blocked": [400, "The popup was blocked"],
  unexpected: [500, "Something went wrong. Please try again later."],
};

/** Seconds after which the identity service may answer again. */
const retryIdentity = 30;

/**
 * Makes the loader and action of one call under `/api/user/` (decisions, section 4): right method, own site, an answer
 * that nobody keeps, and each failure with its status and `{ error }`.
 */
export function userCall(answers: Partial<Record<Method, Answer>>) {
  return async ({ request, context }: Pick<ActionFunctionArgs, "request" | "context">): Promise<Response> => {
    const answer = await answerCall(databaseOf(context), request, answers);
    answer.headers.set("Cache-Control", cachePolicies.never);
    return answer;
  };
}

async function answerCall(
  db: DatabasePool,
  request: Request,
  answers: Partial<Record<Method, Answer>>,
): Promise<Response> {
  if (!settings.CLIENT_PROFILE) return refuseCall(404, "Not found");
  const method = request.method === "HEAD" ? "GET" : request.method;
  const answer = Object.hasOwn(answers, method) ? answers[method as Method] : undefined;
  if (!answer) {
    const allowed = Object.keys(answers).map((name) => (name === "GET" ? "GET, HEAD" : name));
    return refuseCall(405, "Method not allowed", { Allow: allowed.join(", ") });
  }
  if (method !== "GET" && !isOwnCall(request)) return refuseCall(403, "The call comes from another site");
  try {
    return await answer(db, request);
  } catch (error) {
    if (error instanceof Response) return error;
    return refuseFor(request, error);
  }
}

function refuseFor(request: Request, error: unknown): Response {
  if (error instanceof TooManyAttempts) {
    return refuseCall(429, "Too many attempts", { "Retry-After": String(error.seconds) });
  }
  // The whole site's matter.
  if (isUnavailable(error) && !(error instanceof IdentityError)) throw error;
  const [status, message] = failures[error instanceof IdentityError ? error.failure : "unexpected"];
  if (status >= 500) log.error({ id: requestId(request), err: error }, "A call of an account failed");
  const waits = status === 503 || status === 429;
  return refuseCall(status, message, waits ? { "Retry-After": String(retryIdentity) } : {});
}
