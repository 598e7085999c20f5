import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { endSession } from "../session/end-session.server.ts";
import { clearPendingSave } from "../session/pending-save.server.ts";
import { readFields } from "./read-call.server.ts";
import { userCall } from "./user-call.server.ts";

/**
 * `POST /api/user/logout`: ends the session, whatever the body says. A form with its page's `language`, sent without
 * script, is led to the home page in it.
 */
const call = userCall({
  POST: async (db, request) => {
    const headers = await endSession(db, request, "logout");
    // What somebody wished to save is not for who comes next.
    headers.append("Set-Cookie", await clearPendingSave());
    const language = isForm(request) ? (await readFields(request)).get("language") : null;
    if (typeof language !== "string") return new Response(null, { status: 204, headers });
    headers.set("Location", href("home", isLanguage(language) ? language : defaultLanguage));
    return new Response(null, { status: 303, headers });
  },
});

function isForm(request: Request): boolean {
  return request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded") ?? false;
}

export const loader = call;
export const action = call;
