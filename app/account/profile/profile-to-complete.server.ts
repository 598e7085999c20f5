import { getLegalVersions } from "#app/content/legal-versions.server.ts";
import { db } from "#app/database.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { User } from "../session/user.server.ts";
import { languageIdOf, listContactTitles, listLanguages } from "./choices.server.ts";
import type { ProfileToComplete } from "./profile-form.ts";

/** The form that completes a profile, filled with what is known: the account's e-mail, what Google gave, the language. */
export async function loadProfileToComplete(user: User, language: Language): Promise<ProfileToComplete> {
  const [titles, languages, languageId, versions] = await Promise.all([
    listContactTitles(db, language),
    listLanguages(db),
    languageIdOf(db, language),
    getLegalVersions(),
  ]);
  return {
    choices: { titles, languages: languages.map(({ id, name }) => ({ id, name })), versions },
    defaultValue: {
      email: user.email,
      firstname: user.googleFirstname ?? "",
      lastname: user.googleLastname ?? "",
      languageId: String(languageId),
    },
  };
}
