import type { RefusedForm } from "#app/forms/answer-form.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { completeProfile, requireOwnAddress } from "./complete-profile.server.ts";
import { consentWording } from "./consent-wording.server.ts";
import { getProfileSchema } from "./profile-schema.server.ts";
import { findOwnSession } from "../session/reauthenticate.server.ts";
import { agreeByRhythm } from "./agree-by-rhythm.server.ts";
import { requireUser } from "../session/find-user.server.ts";
import type { User } from "../user.server.ts";
import { answerAccountForm } from "../forms/answer-account-form.server.ts";

/**
 * Completes the signed-in user's profile with the form's fields.
 * @param language of the form: the consents are kept with its words
 * @throws a Response, 401, when nobody is signed in
 */
export async function complete(
  db: Database,
  request: Request,
  form: FormData,
  language: Language,
): Promise<{ user: User } | RefusedForm> {
  const user = await requireUser(db, request);
  const schema = await getProfileSchema(db);
  await agreeByRhythm(request, form);
  return answerAccountForm(request, form, schema, async (value) => {
    await requireOwnAddress(db, request, await findOwnSession(db, request), user, value.email);
    return { user: await completeProfile(db, user, value, { language, wording: consentWording(language) }) };
  });
}
