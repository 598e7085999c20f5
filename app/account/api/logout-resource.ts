import { endSession } from "../session/end-session.server.ts";
import { userCall } from "./user-call.server.ts";

/** `POST /api/user/logout`: ends the session, whatever the body says. */
const call = userCall({
  POST: async (request) => new Response(null, { status: 204, headers: await endSession(request, "logout") }),
});

export const loader = call;
export const action = call;
