import { findProfile } from "../profile/find-profile.server.ts";
import { requireUser } from "../session/find-user.server.ts";
import { refuseCall, userCall } from "./user-call.server.ts";

/** `GET /api/user/me`: the profile of whoever is signed in. */
const call = userCall({
  GET: async (request) => {
    const profile = findProfile(await requireUser(request));
    return profile ? Response.json(profile) : refuseCall(404, "Profile not found");
  },
});

export const loader = call;
export const action = call;
