import { refuseCall } from "#app/http/site-call.server.ts";
import { findProfile } from "../profile/find-profile.server.ts";
import { profileStateOf } from "../profile-state.server.ts";
import { requireUser } from "../session/find-user.server.ts";
import { userCall } from "./user-call.server.ts";

/** `GET /api/user/me`: the profile of whoever is signed in. */
const call = userCall({
  GET: async (db, request) => {
    const user = await requireUser(db, request);
    // After a sign-in it decides whether the dialog asks for the profile: also when its terms are no longer in force.
    const profile = (await profileStateOf(user)) === "complete" ? findProfile(user) : null;
    return profile ? Response.json(profile) : refuseCall(404, "Profile not found");
  },
});

export const loader = call;
export const action = call;
