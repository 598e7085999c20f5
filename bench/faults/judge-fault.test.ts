import { expect, test } from "vitest";
import { judgeFault } from "./judge-fault.ts";
import type { Seen } from "./load.ts";

const seen = (given: Partial<Seen>): Seen => ({
  deed: "page",
  at: 0,
  milliseconds: 10,
  status: 200,
  outcome: "answered",
  ...given,
});

test("what visitors saw is counted by status, and the last answer that was not in order says when all was well", () => {
  const answers = [
    seen({ at: 900 }),
    seen({ at: 1_000, status: 503, milliseconds: 2_000 }),
    seen({ at: 3_500, status: 503 }),
    seen({ at: 4_000, deed: "message", status: 303 }),
    seen({ at: 9_000 }),
  ];
  expect(judgeFault(answers, 2_000, [503])).toEqual({
    answers: "page 200 ×2, 503 ×2; message 303 ×1",
    slowest: "2.0 s (page)",
    recoveredSeconds: 1.5,
    defects: [],
  });
});

test("an answer that the fault does not excuse is a defect, and so is none", () => {
  const answers = [
    seen({ status: 500 }),
    seen({ status: 0, outcome: "hung up" }),
    seen({ deed: "message", status: 200 }),
  ];
  expect(judgeFault(answers, 0, [503]).defects).toEqual([
    "a page is answered 500",
    "a page is not answered (hung up)",
    "a message is answered 200",
  ]);
});
