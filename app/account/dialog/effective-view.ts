import type { AccountView } from "../account-views.ts";
import type { SignedInUser } from "../auth-state.tsx";

/**
 * What the dialog shows (specification, section 4): nothing to whom is signed in with a profile, only the profile to
 * whom lacks one, and never the profile to whom is signed out.
 */
export function effectiveView(asked: AccountView | null, user: Pick<SignedInUser, "profile"> | null) {
  if (asked === null) return null;
  if (user === null) return asked === "complete-profile" ? "login" : asked;
  return user.profile === "missing" ? "complete-profile" : null;
}
