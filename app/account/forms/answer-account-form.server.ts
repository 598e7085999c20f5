import type { z } from "zod";
import { answerForm, FieldProblem, type RefusedForm } from "#app/forms/answer-form.server.ts";
import { TooManyAttempts } from "#app/http/count-attempts.server.ts";
import { log, requestId } from "#app/http/log.server.ts";
import { isUnavailable } from "#app/http/unavailable.server.ts";
import { IdentityError, type IdentityFailure } from "../identity/identity.ts";
import { problemsOfFailure, problemsOfIdentity } from "../problems.ts";

const statusOf: Partial<Record<IdentityFailure, RefusedForm["status"]>> = {
  "wrong-credentials": 401,
  "invalid-token": 401,
  disabled: 403,
  "too-many-attempts": 429,
  unreachable: 503,
  unexpected: 500,
};

/**
 * Like {@link answerForm}, for a form of the account.
 * @param run what to do with what was typed; may throw IdentityError, TooManyAttempts and FieldProblem
 * @throws when the database cannot answer: that is the whole site's matter
 */
export function answerAccountForm<Schema extends z.ZodObject, Done extends object>(
  request: Request,
  form: FormData,
  schema: Schema,
  run: (value: z.output<Schema>) => Promise<Done>,
): Promise<Done | RefusedForm> {
  return answerForm(form, schema, (typed) => run(typed).catch((error: unknown) => explain(request, error)));
}

function explain(request: Request, error: unknown): never {
  if (error instanceof TooManyAttempts) {
    throw new FieldProblem({ "": [`account.errors.${error.text}:${error.seconds}`] }, 429, error.seconds);
  }
  if (error instanceof FieldProblem || error instanceof Response || isUnavailable(error)) throw error;
  const failure = error instanceof IdentityError ? error.failure : "unexpected";
  if (failure === "unexpected" || failure === "unreachable") {
    log.error({ id: requestId(request), err: error }, "An account form failed");
  }
  const status = statusOf[failure] ?? 422;
  const problems = error instanceof IdentityError ? problemsOfIdentity(error) : problemsOfFailure(failure);
  throw new FieldProblem(problems, status, status === 503 || status === 429 ? 60 : undefined);
}
