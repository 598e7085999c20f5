import { refuseCall } from "#app/http/site-call.server.ts";
import { findPhoto } from "../photo/account-photo.server.ts";
import { requireUser } from "../session/find-user.server.ts";
import { userCall } from "./user-call.server.ts";

/**
 * `GET /api/user/photo`: the profile photo of whoever is signed in, and of nobody else; nobody keeps the answer. Pages
 * name it with a version, so that they show another one at once.
 */
const call = userCall({
  GET: async (db, request) => {
    const { id } = await requireUser(db, request);
    const photo = await findPhoto(db, id);
    if (!photo) return refuseCall(404, "There is no photo");
    const headers = {
      "Content-Type": "image/webp",
      "Content-Length": String(photo.length),
      "Cross-Origin-Resource-Policy": "same-origin",
    };
    return new Response(request.method === "HEAD" ? null : new Uint8Array(photo), { headers });
  },
});

export const loader = call;
export const action = call;
