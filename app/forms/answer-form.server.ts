import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Problems } from "./problems.ts";

/** What a form is answered when it was not taken: its errors, and what was typed except passwords. */
export interface RefusedForm {
  submission: SubmissionResult;
  status: 401 | 403 | 409 | 422 | 429 | 500 | 503;
  /** With `Retry-After` where waiting helps. */
  headers: Headers;
}

/** Why a form is refused, for what its schema does not know. */
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

/** `true`, `false`, their names or what a checkbox sends; nothing is false (specification, section 5). */
export const flagSchema = z
  .union([z.boolean(), z.literal(["true", "false", "on"])])
  .transform((value) => value === true || value === "true" || value === "on")
  .optional()
  .default(false)
  .catch(false);

/** What is not sent back to whoever typed it. */
const secrets = ["password", "confirmPassword", "currentPassword"];

/**
 * Reads a form by a schema and does with it what it asks for.
 * @param run what to do with what was typed
 * @returns what `run` gives, or why the form was refused: by the schema, or by a FieldProblem that `run` throws
 */
export async function answerForm<Schema extends z.ZodObject, Done extends object>(
  form: FormData,
  schema: Schema,
  run: (value: z.output<Schema>) => Promise<Done>,
): Promise<Done | RefusedForm> {
  const submission = parseWithZod(onlyKnown(form, Object.keys(schema.shape)), { schema, disableAutoCoercion: true });
  if (submission.status !== "success") return refuse(submission, new FieldProblem(problemsIn(submission.error)));
  try {
    return await run(submission.value);
  } catch (error) {
    if (error instanceof FieldProblem) return refuse(submission, error);
    throw error;
  }
}

function refuse(submission: Submission<unknown>, { problems, status, retryAfter }: FieldProblem): RefusedForm {
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
