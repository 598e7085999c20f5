import { IdentityError, type IdentityFailure } from "./identity.ts";

/** What Identity Toolkit's REST interface says is wrong, in its own words, and what that means to us. */
const failuresOfRest = new Map(
  Object.entries<IdentityFailure>({
    EMAIL_EXISTS: "email-in-use",
    EMAIL_NOT_FOUND: "wrong-credentials",
    INVALID_LOGIN_CREDENTIALS: "wrong-credentials",
    INVALID_PASSWORD: "wrong-credentials",
    INVALID_EMAIL: "invalid-email",
    MISSING_EMAIL: "invalid-email",
    MISSING_PASSWORD: "weak-password",
    PASSWORD_DOES_NOT_MEET_REQUIREMENTS: "weak-password",
    WEAK_PASSWORD: "weak-password",
    USER_DISABLED: "disabled",
    QUOTA_EXCEEDED: "too-many-attempts",
    RESET_PASSWORD_EXCEED_LIMIT: "too-many-attempts",
    TOO_MANY_ATTEMPTS_TRY_LATER: "too-many-attempts",
    EXPIRED_OOB_CODE: "invalid-code",
    INVALID_OOB_CODE: "invalid-code",
    MISSING_OOB_CODE: "invalid-code",
    CREDENTIAL_TOO_OLD_LOGIN_AGAIN: "invalid-token",
    INVALID_CREDENTIAL_OR_PROVIDER_ID: "invalid-token",
    INVALID_ID_TOKEN: "invalid-token",
    INVALID_IDP_RESPONSE: "invalid-token",
    TOKEN_EXPIRED: "invalid-token",
    USER_NOT_FOUND: "invalid-token",
  }),
);

/** The same of firebase-admin. */
const failuresOfAdmin = new Map(
  Object.entries<IdentityFailure>({
    "app/network-error": "unreachable",
    "app/network-timeout": "unreachable",
    "auth/argument-error": "invalid-token",
    "auth/email-already-exists": "email-in-use",
    "auth/id-token-expired": "invalid-token",
    "auth/id-token-revoked": "invalid-token",
    // What it says of an answer that it can't read, such as a proxy's 502.
    "auth/internal-error": "unreachable",
    "auth/invalid-id-token": "invalid-token",
    "auth/quota-exceeded": "too-many-attempts",
    "auth/user-disabled": "disabled",
    "auth/user-not-found": "invalid-token",
  }),
);

/** Google's keys could not be fetched: firebase-admin gives that the code of a bad token, only the words differ. */
const keysNotFetched =
  /^Error (?:fetching|while making request)|^(?:timeout|socket|network)\b|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT/i;

/**
 * The failure of a REST answer.
 * @param message e.g. `WEAK_PASSWORD : Password should be at least 6 characters`; undefined for what is no such answer
 */
export function failureOfRest(status: number, message: string | undefined): IdentityFailure {
  const [code = ""] = (message ?? "").split(/[ :]/);
  const failure = failuresOfRest.get(code);
  if (failure) return failure;
  if (status === 429) return "too-many-attempts";
  return status >= 500 || message === undefined ? "unreachable" : "unexpected";
}

/** Whatever firebase-admin threw, as the error that the rest of the server knows. */
export function errorOfAdmin(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const { code, message } = describe(error);
  const failure = failuresOfAdmin.get(code) ?? "unexpected";
  const away = failure === "invalid-token" && keysNotFetched.test(message);
  return new IdentityError(away ? "unreachable" : failure, { cause: error });
}

function describe(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: "", message: String(error) };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return { code, message: error.message };
}
