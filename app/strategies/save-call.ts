import type { UnsentProblem } from "#app/http/keep-when-offline.ts";
import { saveCall } from "#app/http/save-wish.ts";
import { findFrequency } from "#app/vocabulary/frequencies.ts";
import { shownOutcomes, type SaveAnswer } from "./strategy.ts";

/** Longest that an answer is waited for, in milliseconds. */
const patience = 10_000;

/**
 * Asks the server for what a form of saved searches says.
 * @throws what {@link problemOf} reads; any other error where the answer is none that a script knows
 */
export async function askToSave(fields: URLSearchParams): Promise<SaveAnswer> {
  return send(fields, [200, 409], (answer) => {
    if (!isSaveAnswer(answer)) throw new Error(`${saveCall} answered with something else`);
    return answer;
  });
}

/**
 * Has the server keep what is to be saved, for whom has to sign in first.
 * @returns the search in words
 */
export async function keepWish(fields: URLSearchParams): Promise<string> {
  return send(fields, [401], (answer) => {
    if (!isObject(answer) || typeof answer["words"] !== "string") throw new Error(`${saveCall} answered without words`);
    return answer["words"];
  });
}

/** Why a call was not answered; undefined where it was, with what a script can't tell. */
export function problemOf(failure: unknown): UnsentProblem | undefined {
  if (failure instanceof TypeError) return "shell.errors.offline"; // A connection that fails is the browser's TypeError.
  return failure instanceof DOMException ? "shell.errors.unanswered" : undefined; // Given up.
}

async function send<Answer>(
  body: URLSearchParams,
  statuses: readonly number[],
  read: (answer: unknown) => Answer,
): Promise<Answer> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  try {
    const { signal } = waiting;
    const answer = await fetch(saveCall, { method: "POST", headers: { Accept: "application/json" }, body, signal });
    if (!statuses.includes(answer.status)) throw new Error(`${saveCall} answered ${answer.status}`);
    return read(await answer.json());
  } finally {
    clearTimeout(timer);
  }
}

function isSaveAnswer(answer: unknown): answer is SaveAnswer {
  if (!isObject(answer)) return false;
  const { outcome, alerts } = answer;
  const isKnown = outcome === "full" || shownOutcomes.some((known) => known === outcome);
  return isKnown && (alerts === undefined || (isObject(alerts) && findFrequency(alerts["frequency"]) !== undefined));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
