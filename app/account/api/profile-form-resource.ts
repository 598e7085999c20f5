import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { loadProfileToComplete } from "../profile/profile-to-complete.server.ts";
import { requireUser } from "../session/find-user.server.ts";
import { userCall } from "./user-call.server.ts";

/**
 * `GET /api/user/profile-form?language=`: what the dialog's form is filled with. Unlike the page of that name it sends
 * nobody on: a dialog asks while its profile is being completed.
 */
const call = userCall({
  GET: async (db, request) => {
    const user = await requireUser(db, request);
    const language = new URL(request.url).searchParams.get("language");
    return Response.json(await loadProfileToComplete(db, user, isLanguage(language) ? language : defaultLanguage));
  },
});

export const loader = call;
export const action = call;

/** What is being typed must not be filled in anew. */
export const shouldRevalidate = () => false;
