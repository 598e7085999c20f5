import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { log, requestId } from "#app/http/log.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { IdentityError, type IdentityFailure } from "../identity/identity.ts";
import { TooManyAttempts } from "../count-attempts.server.ts";
import { problemsOfFailure, problemsOfIdentity, type Problems } from "../problems.ts";

/** What a form is answered when it was not taken: its errors, and what was typed except passwords. */
export interface RefusedForm {
  submission: SubmissionResult;
  status: 401 | 403 | 409 | 422 | 429 | 500 | 503;
  /** With `Retry-After` where waiting helps. */
  headers: Headers;
}

/** What `run` throws for problems of its own with a form. */
export class FieldProblem extends Error {
  override name = "FieldProblem";

  constructor(
    readonly problems: Problems,
    readonly status: RefusedForm["status"] = 422,
    /** Seconds to wait, where waiting helps. */
    readonly retryAfter?: number,
  ) {
    super(JSON.stringify(problems));
  }
}

/** What is not sent back to whoever typed it. */
const secrets = ["password", "confirmPassword", "currentPassword"];

const statusOf: Partial<Record<IdentityFailure, RefusedForm["status"]>> = {
  "wrong-credentials": 401,
  "invalid-token": 401,
  disabled: 403,
  "too-many-attempts": 429,
  unreachable: 503,
  unexpected: 500,
};

/**
 * Reads a form by a schema and does with it what it asks for.
 * @param run what to do with what was typed; may throw IdentityError, TooManyAttempts and FieldProblem
 * @returns what `run` gives, or why the form was refused
 * @throws when the database cannot answer: that is the whole site's matter
 */
export async function answerForm<Schema extends z.ZodObject, Done extends object>(
  request: Request,
  form: FormData,
  schema: Schema,
  run: (value: z.output<Schema>) => Promise<Done>,
): Promise<Done | RefusedForm> {
  const submission = parseWithZod(onlyKnown(form, Object.keys(schema.shape)), { schema, disableAutoCoercion: true });
  if (submission.status !== "success") {
    return refuse(submission, 422, problemsIn(submission.error));
  }
  try {
    return await run(submission.value);
  } catch (error) {
    return refusalOf(request, submission, error);
  }
}

function refusalOf(request: Request, submission: Submission<unknown>, error: unknown): RefusedForm {
  if (error instanceof TooManyAttempts) {
    const problems = { "": [`account.errors.${error.text}:${error.seconds}`] };
    return refuse(submission, 429, problems, error.seconds);
  }
  if (error instanceof FieldProblem) return refuse(submission, error.status, error.problems, error.retryAfter);
  if (error instanceof Response || isUnavailable(error)) throw error;
  const failure = error instanceof IdentityError ? error.failure : "unexpected";
  if (failure === "unexpected" || failure === "unreachable") {
    log.error({ id: requestId(request), err: error }, "An account form failed");
  }
  const status = statusOf[failure] ?? 422;
  const problems = error instanceof IdentityError ? problemsOfIdentity(error) : problemsOfFailure(failure);
  return refuse(submission, status, problems, status === 503 || status === 429 ? 60 : undefined);
}

function refuse(
  submission: Submission<unknown>,
  status: RefusedForm["status"],
  problems: Problems,
  retryAfter?: number,
): RefusedForm {
  const { "": formErrors = [], ...fieldErrors } = problems;
  return {
    submission: submission.reply({ formErrors, fieldErrors, hideFields: secrets }),
    status,
    headers: new Headers(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
  };
}

/** One problem a field, the first. */
function problemsIn(errors: Record<string, string[] | null> | null): Problems {
  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, found]) => [field, (found ?? []).slice(0, 1)]));
}

/**
 * The fields that a form has, once each: of a name such as `a[99999999]` the form library would make a list of that
 * length.
 */
function onlyKnown(form: FormData, names: readonly string[]): FormData {
  const known = new FormData();
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === "string") known.set(name, value);
  }
  return known;
}
