import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import type { ProfileInDialog } from "../profile/profile-form.ts";
import { loadProfileToComplete } from "../profile/profile-to-complete.server.ts";
import { requireUser } from "../session/find-user.server.ts";
import { findPendingSave } from "../session/pending-save.server.ts";
import { userCall } from "./user-call.server.ts";

/**
 * `GET /api/user/profile-form?language=`: what the dialog's form is filled with, and what is to be saved with it. Unlike
 * the page of that name it sends nobody on: a dialog asks while its profile is being completed.
 */
const call = userCall({
  GET: async (db, request) => {
    const user = await requireUser(db, request);
    const language = new URL(request.url).searchParams.get("language");
    const [profile, wish] = await Promise.all([
      loadProfileToComplete(db, user, isLanguage(language) ? language : defaultLanguage),
      findPendingSave(request),
    ]);
    return Response.json({ ...profile, wish } satisfies ProfileInDialog);
  },
});

export const loader = call;
export const action = call;

/** What is being typed must not be filled in anew. */
export const shouldRevalidate = () => false;
