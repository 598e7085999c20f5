import { expect, test } from "vitest";
import { RefusedCall } from "./account-calls.ts";
import { IdentityError } from "./identity/identity.ts";
import { googleProblem, problemsOf, problemsOfSaving } from "./problems.ts";

const failed = { "": ["account.errors.googleFailed"] };

test("the login page says what the way by Google came back with, whatever its address names", () => {
  expect(googleProblem(null)).toBeNull();
  expect(googleProblem("unreachable")).toEqual({ "": ["account.errors.unreachable"] });
  expect(googleProblem("popup-blocked")).toEqual(failed);
  for (const code of ["", "unexpected", "nonsense", "toString", "constructor", "__proto__", "hasOwnProperty"]) {
    expect(googleProblem(code), code).toEqual(failed);
  }
});

test("only what signs in speaks of the log-in service", () => {
  const noConnection = new TypeError("Failed to fetch");
  expect(problemsOf(noConnection)).toEqual({ "": ["account.errors.unreachable"] });
  for (const error of [noConnection, new IdentityError("unreachable"), new Error("500")]) {
    expect(problemsOfSaving(error)).toEqual({ "": ["account.errors.somethingWrong"] });
  }
  const refused = { phone: ["Phone number is required"] };
  expect(problemsOfSaving(new RefusedCall("/api", 422, refused))).toEqual(refused);
  expect(problemsOfSaving(new IdentityError("too-many-attempts"))).toEqual({
    "": ["account.errors.tooManyAttemptsSoon"],
  });
});
