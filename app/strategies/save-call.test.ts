import { afterEach, expect, test, vi } from "vitest";
import { askToSave, keepWish, problemOf } from "./save-call.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const fields = new URLSearchParams({ intent: "save", from: "/en/to-let" });
const answerWith = (body: string, status: number) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable("it is no answer"),
    (failure: unknown) => failure,
  );

test("an answer is one of those that the page can show", async () => {
  const alerts = { frequency: "weekly", silence: null };
  for (const [answer, status] of [
    [{ outcome: "saved", alerts }, 200],
    [{ outcome: "removed" }, 200],
    [{ outcome: "full" }, 409],
  ] as const) {
    answerWith(JSON.stringify(answer), status);
    await expect(askToSave(fields)).resolves.toEqual(answer);
  }
  answerWith('{"words":"Offices to let"}', 401);
  await expect(keepWish(fields)).resolves.toBe("Offices to let");
});

test("any other is none, and left to the form", async () => {
  const odd = [
    "{}",
    "null",
    "[]",
    '"saved"',
    '{"outcome":"weird"}',
    '{"outcome":"saved","alerts":{}}',
    "<h1>Portal</h1>",
  ];
  for (const body of odd) {
    for (const status of [200, 401, 409, 500]) {
      answerWith(body, status);
      expect(problemOf(await failureOf(askToSave(fields))), `${status} ${body}`).toBeUndefined();
      expect(problemOf(await failureOf(keepWish(fields))), `${status} ${body}`).toBeUndefined();
    }
  }
  answerWith('{"outcome":"saved"}', 500);
  await expect(askToSave(fields)).rejects.toThrow("500");
  answerWith('{"words":{"a":1}}', 401);
  await expect(keepWish(fields)).rejects.toThrow("without words");
});

test("a network that is gone is told from a server that never answers, which is waited for ten seconds", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(problemOf(await failureOf(askToSave(fields)))).toBe("shell.errors.offline");

  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_address: string, { signal }: { signal: AbortSignal }) =>
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  const failure = failureOf(keepWish(fields));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(problemOf(await failure)).toBe("shell.errors.unanswered");
});
