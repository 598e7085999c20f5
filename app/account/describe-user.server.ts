import type { SignedInUser } from "./auth-state.tsx";
import { initialsOf } from "./initials.ts";
import { profileStateOf } from "./profile-state.server.ts";
import type { User } from "./user.server.ts";

/** Of the kept photo: never Google's own address, which would tell Google of each page that its owner opens. */
const photoAddress = (name: string) => `/api/user/photo?v=${name}`;

/** Who is signed in, as pages show it: with the profile's name, until then Google's, until then the e-mail address. */
export async function describeUser(user: User): Promise<SignedInUser> {
  const names = user.profileCompletedAt ? [user.firstname, user.lastname] : [user.googleFirstname, user.googleLastname];
  const name = names.filter(Boolean).join(" ") || user.email;
  return {
    email: user.email,
    name,
    initials: initialsOf(name),
    photoUrl: user.photoName && photoAddress(user.photoName),
    profile: await profileStateOf(user),
  };
}
