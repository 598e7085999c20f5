import type { PasswordRules } from "./password-rules.ts";

/** Ways to sign in that the identity service knows. */
export type SignInMethod = "password" | "google";

/** What Google says of a person (specification, section 3). */
export interface GoogleDetails {
  /** Google's own id of the person. */
  id: string;
  firstname?: string;
  lastname?: string;
  photoUrl?: string;
}

/** Who an identity token stands for, once it is verified. */
export interface VerifiedIdentity {
  /** The identity service's id of the account: the key to ours, never the e-mail address. */
  uid: string;
  email: string;
  /** The identity service knows that mail to `email` reaches them: Google says so, or a link was opened. */
  emailVerified: boolean;
  /** How the person signed in this time. */
  method: SignInMethod;
  /** When the person last signed in with password or Google; refreshed tokens keep it. */
  authenticatedAt: Date;
  /** Every way to sign in that the account has, sorted. */
  providers: SignInMethod[];
  google?: GoogleDetails;
}

/** Why the identity service refused, or could not answer. */
export type IdentityFailure =
  | "wrong-credentials" // Unknown account and wrong password alike: nobody learns which.
  | "email-in-use"
  | "invalid-email"
  | "weak-password"
  | "disabled"
  | "too-many-attempts"
  | "unreachable"
  | "invalid-token"
  | "invalid-code" // Of a password reset: wrong, used or too old.
  | "popup-closed"
  | "popup-blocked"
  | "unexpected";

/**
 * For a sign-in with a password: the service says that an account is disabled before it looks at the password. Whoever
 * does not know it must not learn whether there is an account (decisions, section 4), so nobody hears more than that
 * something is wrong.
 */
export function hideWhichWasWrong(error: unknown): never {
  if (!(error instanceof IdentityError) || error.failure !== "disabled") throw error;
  throw new IdentityError("wrong-credentials", { cause: error });
}

/** What everything that asks the identity service throws. */
export class IdentityError extends Error {
  override name = "IdentityError";
  readonly failure: IdentityFailure;
  /** Of a "weak-password" that the service's own policy refused. */
  readonly rules?: PasswordRules;

  constructor(failure: IdentityFailure, { rules, ...options }: ErrorOptions & { rules?: PasswordRules } = {}) {
    super(`The identity service: ${failure}`, options);
    this.failure = failure;
    this.rules = rules;
  }
}
