import { expect, test } from "vitest";
import { googleProblem } from "./problems.ts";

const failed = { "": ["account.errors.googleFailed"] };

test("the login page says what the way by Google came back with, whatever its address names", () => {
  expect(googleProblem(null)).toBeNull();
  expect(googleProblem("unreachable")).toEqual({ "": ["account.errors.unreachable"] });
  expect(googleProblem("popup-blocked")).toEqual(failed);
  for (const code of ["", "unexpected", "nonsense", "toString", "constructor", "__proto__", "hasOwnProperty"]) {
    expect(googleProblem(code), code).toEqual(failed);
  }
});
