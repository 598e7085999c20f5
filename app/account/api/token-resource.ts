import { verifyIdToken } from "../identity/identity.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { limitTokens } from "../session/limits.server.ts";
import { endSession } from "../session/end-session.server.ts";
import { findUser } from "../session/find-user.server.ts";
import { readFields, readToken } from "./read-call.server.ts";
import { userCall } from "./user-call.server.ts";

/**
 * `POST /api/user/token`: hears of the identity client's new token. None ends the session; one of somebody else is
 * refused, and none opens a session.
 */
const call = userCall({
  POST: async (db, request) => {
    const token = readToken(await readFields(request));
    if (token === null) return new Response(null, { status: 204, headers: await endSession(db, request, "logout") });
    const user = await findUser(db, request);
    await limitTokens(db, request, user?.id);
    const { uid } = await verifyIdToken(token);
    if (user && user.uid !== uid) throw new IdentityError("invalid-token");
    return new Response(null, { status: 204 });
  },
});

export const loader = call;
export const action = call;
