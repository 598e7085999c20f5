import type { TypedResponse } from "@remix-run/node";
import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";

/** The text that says why a form did not get through. */
export type UnsentProblem = "shell.errors.offline" | "shell.errors.unanswered";

/** What a page without form fields of its own says above its content. */
export interface Unsent {
  problem: UnsentProblem;
}

/** The status of what was never answered: with it nothing of the page is asked for anew, which would fail as well. */
export const unsentStatus = 503;

/**
 * For `clientAction` of a page with forms: where the server can't be reached, or breaks, the page stays as it is with all
 * that was typed, and says so.
 * @param answer what the page is given in place of the server's answer
 * @throws the server's redirects, and its refusals below 500
 */
export async function keepWhenOffline<Action, Answer>(
  { serverAction }: ClientActionFunctionArgs,
  answer: (problem: UnsentProblem, failure: unknown) => Answer,
) {
  try {
    return await serverAction<Action>();
  } catch (failure) {
    const isBroken = failure instanceof Error || (isRouteErrorResponse(failure) && failure.status >= 500);
    if (!isBroken) throw failure;
    // A connection that fails is the browser's TypeError.
    const problem = failure instanceof TypeError ? "shell.errors.offline" : "shell.errors.unanswered";
    // A response, as Remix leaves the status of `data()` out where no answer of the server's had one.
    const kept: TypedResponse<Answer> = Response.json(answer(problem, failure), { status: unsentStatus });
    return kept;
  }
}

/** Like {@link keepWhenOffline}, for a page whose forms are answered with a redirect alone. */
export function reportWhenOffline(call: ClientActionFunctionArgs) {
  return keepWhenOffline<undefined, Unsent>(call, (problem) => ({ problem }));
}
