import type { SignedInUser } from "./auth-state.tsx";
import { profileStateOf } from "./profile/profile-state.server.ts";
import type { User } from "./session/user.server.ts";

/** Who is signed in, as pages show it: with the profile's name, until then Google's, until then the e-mail address. */
export async function describeUser(user: User): Promise<SignedInUser> {
  const names = user.profileCompletedAt ? [user.firstname, user.lastname] : [user.googleFirstname, user.googleLastname];
  return {
    email: user.email,
    name: names.filter(Boolean).join(" ") || user.email,
    photoUrl: user.photoUrl,
    profile: await profileStateOf(user),
  };
}
