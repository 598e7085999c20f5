import { expect, test } from "vitest";
import { errorOfAdmin, failureOfRest } from "./failures.ts";

test.each([
  [400, "WEAK_PASSWORD : Password should be at least 6 characters", "weak-password"],
  [
    400,
    "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a digit]",
    "weak-password",
  ],
  [400, "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled", "too-many-attempts"],
  [400, "RESET_PASSWORD_EXCEED_LIMIT", "too-many-attempts"],
  [400, "EXPIRED_OOB_CODE", "invalid-code"],
  [400, "API key not valid. Please pass a valid API key.", "unexpected"],
  [403, "Requests from referer https://elsewhere.example/ are blocked.", "unexpected"],
  [429, "Quota exceeded.", "too-many-attempts"],
  [500, "Internal error encountered.", "unreachable"],
  [502, undefined, "unreachable"],
  [200, undefined, "unreachable"],
  [400, "constructor", "unexpected"],
  [400, "__proto__ : of every object", "unexpected"],
])("the REST interface's %i %s is %s", (status, message, failure) => {
  expect(failureOfRest(status, message)).toBe(failure);
});

test.each([
  ["auth/id-token-revoked", "invalid-token"],
  ["auth/user-disabled", "disabled"],
  ["app/network-timeout", "unreachable"],
  ["auth/internal-error", "unreachable"],
  ["auth/insufficient-permission", "unexpected"],
  ["app/invalid-credential", "unexpected"],
  ["toString", "unexpected"],
])("firebase-admin's %s is %s", (code, failure) => {
  expect(errorOfAdmin(Object.assign(new Error("Some words"), { code })).failure).toBe(failure);
});
