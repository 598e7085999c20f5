import { getLegalVersions, type LegalVersions } from "#app/content/legal-versions.server.ts";
import type { User } from "./user.server.ts";

/** What a user has accepted; null before the profile is there. */
type Accepted = Pick<User, "profileCompletedAt" | "termsAcceptedVersion" | "privacyAcceptedVersion">;

/**
 * Whether the profile is there and goes with the terms and privacy policy in force. When one of them has a new version,
 * the next sign-in asks to accept it, as it asks for a profile that is missing; who is signed in is not interrupted.
 */
export async function profileStateOf(user: Accepted): Promise<"complete" | "missing"> {
  if (user.profileCompletedAt === null) return "missing";
  return isOutdated(user, await getLegalVersions()) ? "missing" : "complete";
}

/** Whether a profile was completed with other versions of the legal texts than those in force. */
export function isOutdated(user: Accepted, versions: LegalVersions): boolean {
  if (user.profileCompletedAt === null) return false;
  return user.termsAcceptedVersion !== versions.terms || user.privacyAcceptedVersion !== versions.privacy;
}
