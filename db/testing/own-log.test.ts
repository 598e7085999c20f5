import { expect, test } from "vitest";
import { log } from "#app/http/log.server.ts";
import { loggedHere } from "./own-log.ts";

test("what is logged can be asked for, and is not written among the results", () => {
  log.error({ job: "mail" }, "A job failed");
  expect(loggedHere()).toMatchObject([{ level: "error", job: "mail", msg: "A job failed" }]);
});

test("it is the running test's alone", () => {
  expect(loggedHere()).toEqual([]);
});
