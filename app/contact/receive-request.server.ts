import type { SubmissionResult } from "@conform-to/react";
import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { answerForm, FieldProblem } from "#app/forms/answer-form.server.ts";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import { findUser } from "#app/account/session/find-user.server.ts";
import { getLegalVersions } from "#app/content/legal-versions.server.ts";
import { log, requestId } from "#app/http/log.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { isOwnCall } from "#app/http/same-origin.server.ts";
import { isUnavailable, retryAfter } from "#app/http/unavailable.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { requestAnchor, honeypotName, withVisit, type VisitWish } from "./contact-request.ts";
import type { listingRequestSchema, operatorRequestSchema } from "./contact-schema.server.ts";
import { issueFormToken, readFormToken, type FormToken } from "./form-token.server.ts";
import { limitContact } from "./limit-requests.server.ts";
import { digestOf, listStored, storeRequests, type NewRequest } from "./store-request.server.ts";

type RequestSchema = typeof listingRequestSchema | typeof operatorRequestSchema;

/** What a form that was not taken is shown with again. */
export interface RefusedRequest {
  lastResult: SubmissionResult;
  /** The one that came, or another in its place; the page's own where nothing came back. */
  token?: string;
}

/** Whom a request goes to, what of it that form alone asks, and what the form said of who gets it. */
export type Particulars = Pick<
  NewRequest,
  "listingId" | "advertiserId" | "topic" | "wantsVisit" | "visitDays" | "visitParts" | "wantsCopy" | "consentWording"
>;

/**
 * Takes a contact form that was sent to its own page: stores what it says and leads back to the page, which says so; or
 * shows it again with what is wrong, and with all that was typed. A machine that fell into the trap is answered like a
 * person, and not heard.
 * @param particularsOf whom it goes to, each of whom is sent a request of their own; asked once what was typed is valid
 * @param donePath where a form that was taken leads; its own page, which says so, unless told otherwise
 * @throws a Response, 403, for a call from another site, and whatever Response `particularsOf` throws
 */
export async function receiveRequest<Schema extends RequestSchema>(
  db: DatabasePool,
  request: Request,
  schema: Schema,
  particularsOf: (typed: z.output<Schema>) => Promise<Particulars[]>,
  donePath?: string,
) {
  if (!isOwnCall(request)) throw new Response(null, { status: 403, statusText: "Forbidden" });
  const form = await readForm(request);
  const { pathname } = new URL(request.url);
  const ownPath = donePath ?? `${pathname}?sent=1#${requestAnchor}`;
  if (form.get(honeypotName)) {
    log.warn({ id: requestId(request), path: pathname }, "A machine filled in a contact form; it is not kept");
    return redirect(ownPath, 303);
  }
  const given = form.get("token");
  const token = readFormToken(given);
  const answer = await answerForm(form, schema, async (typed: z.output<Schema>) => {
    const visit = await take(db, { request, token, typed, particularsOf }).catch((error: unknown) =>
      refuse(request, error),
    );
    return { donePath: visit ? withVisit(ownPath, visit) : ownPath };
  });
  if (!("submission" in answer)) return redirect(answer.donePath, 303);
  const { submission: lastResult, status, headers } = answer;
  // The same form once more, unless it is no longer good.
  return data<RefusedRequest>(
    { lastResult, token: token && typeof given === "string" ? given : issueFormToken() },
    { status, headers },
  );
}

interface Given<Schema extends RequestSchema> {
  request: Request;
  token: FormToken | null;
  typed: z.output<Schema>;
  particularsOf: (typed: z.output<Schema>) => Promise<Particulars[]>;
}

/** @returns when a visit is asked for, if one is */
async function take<Schema extends RequestSchema>(
  db: DatabasePool,
  { request, token, typed, particularsOf }: Given<Schema>,
): Promise<VisitWish | undefined> {
  if (!token) throw new FieldProblem({ "": ["contact.errors.stale"] });
  const requests = (await particularsOf(typed)).map((particulars) => ({
    ...particulars,
    digest: digestOf(token.id, { ...typed, listingId: particulars.listingId }),
  }));
  const stored = await listStored(
    db,
    requests.map(({ digest }) => digest),
  );
  const fresh = requests.filter(({ digest }) => !stored.has(digest));
  const [asked] = requests;
  const visit = asked?.wantsVisit ? { days: asked.visitDays ?? [], parts: asked.visitParts ?? [] } : undefined;
  if (fresh.length === 0) return visit;
  const user = await findUser(db, request);
  if (token.isTooQuick && !user) throw new FieldProblem({ "": ["contact.errors.tooQuick"] });
  // Each of them counts, though an agent of several of them has one mail.
  await limitContact(db, request, typed.email, user, fresh.length);
  const { name, email, phone, preferredWay, message } = typed;
  const person = {
    userId: user?.id,
    name,
    email,
    phone,
    preferredWay,
    message,
    language: languageOfPath(new URL(request.url).pathname),
    privacyVersion: (await getLegalVersions()).privacy,
  };
  await storeRequests(
    db,
    fresh.map((particulars) => ({ ...person, ...particulars })),
  );
  return visit;
}

/** Whatever goes wrong with a message that is fine, it is shown again: nobody types it twice. */
function refuse(request: Request, error: unknown): never {
  if (error instanceof TooManyAttempts) {
    const fewer = ["contact.errors.tooManyAtOnce", error.left].join("=");
    const problem = error.left > 0 ? fewer : `contact.errors.tooMany:${error.seconds}`;
    throw new FieldProblem({ "": [problem] }, 429, error.seconds);
  }
  if (error instanceof FieldProblem) throw error;
  if (error instanceof Response) throw error;
  log.error({ id: requestId(request), err: error }, "A contact request could not be stored");
  if (isUnavailable(error)) throw new FieldProblem({ "": ["contact.errors.unavailable"] }, 503, retryAfter);
  throw new FieldProblem({ "": ["contact.errors.failed"] }, 500);
}
