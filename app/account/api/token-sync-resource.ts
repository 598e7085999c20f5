import { settings } from "#app/settings/settings.server.ts";
import { refuseCall } from "#app/http/site-call.server.ts";
import { verifyIdToken } from "../identity/identity.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { limitTokens } from "../session/limits.server.ts";
import { endSession } from "../session/end-session.server.ts";
import { findUser } from "../session/find-user.server.ts";
import { isSynced, noteSynced } from "../session/synced-session.server.ts";
import { userCall } from "./user-call.server.ts";

const path = "/api/user/token-sync";
const configured = settings.AUTH_TOKEN_SYNC_URL;
const isOn = configured !== undefined && new URL(configured, settings.SITE_URL).pathname === path;

const notFound = async () => refuseCall(404, "Not found");

/**
 * `POST` and `DELETE /api/user/token-sync`: hears from an identity client that reports every token as bearer
 * (specification, section 7), and that it has none. It opens no session, and ends only the one that its own token
 * belongs to: the client reports that it has none on every page that loads, whoever is signed in without script.
 */
const call = userCall(
  isOn
    ? {
        POST: async (db, request) => {
          const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
          if (token === undefined) throw new IdentityError("invalid-token");
          const user = await findUser(db, request);
          await limitTokens(db, request, user?.id);
          const identity = await verifyIdToken(token);
          if (user && user.uid !== identity.uid) throw new IdentityError("invalid-token");
          const headers = user ? await noteSynced(db, request, identity) : undefined;
          return new Response(null, { status: 204, headers });
        },
        DELETE: async (db, request) => {
          const headers = (await isSynced(request)) ? await endSession(db, request, "logout") : undefined;
          return new Response(null, { status: 204, headers });
        },
      }
    : { GET: notFound, POST: notFound, DELETE: notFound },
);

export const loader = call;
export const action = call;
