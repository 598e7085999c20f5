import { IdentityError, type VerifiedIdentity } from "../identity/identity.ts";

/** Seconds after a sign-in in which its token may open a session (specification, section 9, "Token max age"). */
const freshFor = 300;
/** Seconds that the identity service's clock may be ahead of ours. */
const clockSkew = 10;

/**
 * Refuses a token whose person signed in too long ago, or in the future: a token that was lost can't be used for long.
 * @throws IdentityError "invalid-token"
 */
export function requireFresh({ authenticatedAt }: VerifiedIdentity): void {
  const age = (Date.now() - authenticatedAt.getTime()) / 1000;
  if (!(age >= -clockSkew && age <= freshFor)) throw new IdentityError("invalid-token");
}
