import type { Problems } from "#app/forms/problems.ts";
import { RefusedCall } from "./account-calls.ts";
import { IdentityError, type IdentityFailure } from "./identity/identity.ts";
import type { PasswordRules } from "./identity/password-rules.ts";

/** Where a form shows each failure of the identity service, and in which words (specification, section 8). */
const byFailure: Record<IdentityFailure, readonly [field: string, key: string]> = {
  "wrong-credentials": ["", "wrongCredentials"],
  "email-in-use": ["email", "emailInUse"],
  "invalid-email": ["email", "invalidEmailAddress"],
  "weak-password": ["password", "weakPassword"],
  disabled: ["", "disabled"],
  "too-many-attempts": ["", "tooManyAttemptsSoon"],
  unreachable: ["", "unreachable"],
  "invalid-token": ["", "tooLate"],
  "invalid-code": ["", "invalidCode"],
  "popup-closed": ["", "popupClosed"],
  "popup-blocked": ["", "googleFailed"],
  unexpected: ["", "somethingWrong"],
};

/** What a form says when the identity service failed it. */
export function problemsOfFailure(failure: IdentityFailure): Problems {
  const [field, key] = byFailure[failure];
  return { [field]: [`account.errors.${key}`] };
}

/** Like {@link problemsOfFailure}, with what the service's own policy says that a password lacks. */
export function problemsOfIdentity({ failure, rules }: IdentityError): Problems {
  const key = rules && keyOfRules(rules);
  return key ? { password: [`account.errors.${key}`] } : problemsOfFailure(failure);
}

function keyOfRules({ shortest, longest, mixed }: PasswordRules): string | undefined {
  if (shortest !== undefined) return `${mixed ? "passwordNeedsMoreMixed" : "passwordNeedsMore"}=${shortest}`;
  if (longest !== undefined) return `passwordNeedsLess=${longest}`;
  return mixed ? "passwordNeedsMix" : undefined;
}

/** What the way by Google's pages came back with, as the login page's `?problem=…` names it; null for nothing known. */
export function googleProblem(code: string | null): Problems | null {
  if (code === null) return null;
  const isFailure = (code: string): code is IdentityFailure => Object.hasOwn(byFailure, code);
  if (code === "popup-closed") return { "": ["account.errors.googleCancelled"] }; // Without script there is no popup.
  return isFailure(code) && code !== "unexpected" ? problemsOfFailure(code) : { "": ["account.errors.googleFailed"] };
}

/** What a form says when something failed it in the browser; a failing connection is the browser's TypeError. */
export function problemsOf(error: unknown): Problems {
  if (error instanceof IdentityError) return problemsOfIdentity(error);
  if (error instanceof RefusedCall) return error.problems;
  return problemsOfFailure(error instanceof TypeError ? "unreachable" : "unexpected");
}

/**
 * Like {@link problemsOf}, for what does not sign in: completing a profile and asking for or choosing a password. What
 * fails there without a reason is told in the specification's words (section 8), and not as the log-in service's.
 */
export function problemsOfSaving(error: unknown): Problems {
  const problems = problemsOf(error);
  const [asLogin] = problemsOfFailure("unreachable")[""] ?? [];
  return problems[""]?.[0] === asLogin ? problemsOfFailure("unexpected") : problems;
}
