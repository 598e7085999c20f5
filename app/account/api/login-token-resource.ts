import { verifyIdToken } from "../identity/identity.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { limitTokens } from "../session/limits.server.ts";
import { openSession } from "../sign-in/open-session.server.ts";
import { requireFresh } from "../session/require-fresh.server.ts";
import { readFields, readToken } from "./read-call.server.ts";
import { userCall } from "./user-call.server.ts";

/** `POST /api/user/login/token`: exchanges the token of a sign-in for a session. */
const call = userCall({
  POST: async (db, request) => {
    const token = readToken(await readFields(request));
    if (token === null) throw new IdentityError("invalid-token");
    await limitTokens(db, request);
    const identity = await verifyIdToken(token);
    requireFresh(identity);
    const { profile, headers } = await openSession(db, request, identity);
    return Response.json({ profile }, { headers });
  },
});

export const loader = call;
export const action = call;
