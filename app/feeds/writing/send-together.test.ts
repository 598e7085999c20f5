import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { sendTogether } from "./send-together.server.ts";

test("answers come back as their statements were given, whichever was first", async () => {
  const slow = async () => {
    await nextTurn();
    await nextTurn();
    return "first";
  };
  await expect(sendTogether([slow, async () => 2])).resolves.toEqual(["first", 2]);
});

test("a statement is on its way before the next is made, and none waits for an answer", async () => {
  const steps: string[] = [];
  let answer = (_: string) => {};
  const answered = new Promise<string>((resolve) => (answer = resolve));
  // As a query of Drizzle's: it is asked when somebody waits for it.
  const lazily = {
    then: (...given: Parameters<typeof answered.then>) => (steps.push("asked"), answered.then(...given)),
  };
  await sendTogether([
    () => lazily as PromiseLike<string>,
    async () => {
      steps.push("next made");
      answer("now");
    },
  ]);
  expect(steps).toEqual(["asked", "next made"]);
});

test("the first of the statements that fail tells why, even where a later one fails sooner", async () => {
  const late = async () => {
    await nextTurn();
    await nextTurn();
    await nextTurn();
    throw new Error("refused");
  };
  const aborted = () => Promise.reject(new Error("current transaction is aborted"));
  await expect(sendTogether([late, aborted, aborted])).rejects.toThrow("refused");
});
