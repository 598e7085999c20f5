import { IdentityError, type IdentityFailure } from "./identity.ts";
import { readPasswordRules } from "./password-rules.ts";

/** What Firebase's client calls what is wrong, without its `auth/`. */
const failures = new Map(
  Object.entries<IdentityFailure>({
    "account-exists-with-different-credential": "email-in-use",
    "email-already-in-use": "email-in-use",
    "invalid-email": "invalid-email",
    "missing-email": "invalid-email",
    "missing-password": "weak-password",
    "password-does-not-meet-requirements": "weak-password",
    "weak-password": "weak-password",
    "invalid-credential": "wrong-credentials",
    "user-not-found": "wrong-credentials",
    "wrong-password": "wrong-credentials",
    "user-disabled": "disabled",
    "quota-exceeded": "too-many-attempts",
    "too-many-requests": "too-many-attempts",
    // Also a script of Google's that could not be loaded.
    "internal-error": "unreachable",
    "network-request-failed": "unreachable",
    timeout: "unreachable",
    "expired-action-code": "invalid-code",
    "invalid-action-code": "invalid-code",
    "invalid-user-token": "invalid-token",
    "requires-recent-login": "invalid-token",
    "user-token-expired": "invalid-token",
    "cancelled-popup-request": "popup-closed",
    "popup-closed-by-user": "popup-closed",
    "user-cancelled": "popup-closed",
    "popup-blocked": "popup-blocked",
  }),
);

/** Whatever Firebase's client threw, as the error that pages know. */
export function errorOfClient(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  const failure = failures.get(code.replace(/^auth\//, "")) ?? "unexpected";
  const rules = failure === "weak-password" && error instanceof Error ? readPasswordRules(error.message) : undefined;
  return new IdentityError(failure, { rules, cause: error });
}
