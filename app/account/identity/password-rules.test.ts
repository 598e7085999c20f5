import { describe, expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { problemText } from "#app/forms/problems.ts";
import { problemsOf } from "../problems.ts";
import { errorOfClient } from "./client-failures.ts";
import { IdentityError } from "./identity.ts";
import { readPasswordRules } from "./password-rules.ts";

const missing = (...rules: string[]) => `Missing password requirements: [${rules.join(", ")}]`;
const long = "Password must contain at least 12 characters";
const upper = "Password must contain an upper case character";
const digit = "Password must contain a numeric character";
const sign = "Password must contain a non-alphanumeric character";

const cases: [said: string, key: string][] = [
  ["Password should be at least 6 characters", "passwordNeedsMore=6"],
  [missing(long), "passwordNeedsMore=12"],
  [missing(long, upper, digit), "passwordNeedsMoreMixed=12"],
  [missing(sign), "passwordNeedsMix"],
  [missing("Password must contain a lower case character"), "passwordNeedsMix"],
  [missing("Password may contain at most 20 characters"), "passwordNeedsLess=20"],
  ["The password is leaked", "weakPassword"],
  ["", "weakPassword"],
];

describe("a password that the identity service's own policy refuses is told which rule", () => {
  test.each(cases)("%s", (said, key) => {
    const ofServer = new IdentityError("weak-password", { rules: readPasswordRules(`PASSWORD_DOES_NOT : ${said}`) });
    expect(problemsOf(ofServer)).toEqual({ password: [`account.errors.${key}`] });
    const ofBrowser = Object.assign(new Error(`Firebase: ${said} (auth/weak-password).`), {
      code: "auth/weak-password",
    });
    expect(problemsOf(errorOfClient(ofBrowser))).toEqual({ password: [`account.errors.${key}`] });
  });

  test("in words, with its figure", () => {
    expect(problemText("account.errors.passwordNeedsMore=12", textsIn("en"))).toBe("Use at least 12 characters");
    expect(problemText("account.errors.passwordNeedsMoreMixed=12", textsIn("nl"))).toContain("12 tekens");
  });
});
