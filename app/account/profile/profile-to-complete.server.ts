import { getLegalVersions } from "#app/content/legal-versions.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { User } from "../user.server.ts";
import { languageIdOf, listContactTitles, listLanguages } from "./choices.server.ts";
import type { ProfileToComplete } from "./profile-form.ts";
import { isOutdated } from "../profile-state.server.ts";

/**
 * The form that completes a profile, filled with what is known: the account's e-mail, what Google gave, the language; or the
 * whole profile, where new terms are to be accepted with it.
 */
export async function loadProfileToComplete(db: Database, user: User, language: Language): Promise<ProfileToComplete> {
  const [titles, languages, languageId, versions] = await Promise.all([
    listContactTitles(db, language),
    listLanguages(db),
    languageIdOf(db, language),
    getLegalVersions(),
  ]);
  return {
    choices: { titles, languages: languages.map(({ id, name }) => ({ id, name })), versions },
    isOutdated: isOutdated(user, versions),
    isClaimed: user.claimedAt !== null && user.profileCompletedAt === null,
    defaultValue: {
      titleId: user.titleId === null ? "" : String(user.titleId),
      email: user.email,
      firstname: user.firstname ?? user.googleFirstname ?? "",
      lastname: user.lastname ?? user.googleLastname ?? "",
      phone: user.phone ?? "",
      languageId: String(user.languageId ?? languageId),
      receiveEmailsForReverseMatching: String(user.receiveEmailsForReverseMatching),
      receiveEmailsForMarketing: String(user.receiveEmailsForMarketing),
    },
  };
}
