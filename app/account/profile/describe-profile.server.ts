import { db } from "#app/database.server.ts";
import { formatDate } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { User } from "../session/user.server.ts";
import { listContactTitles, listLanguages } from "./choices.server.ts";
import { findProfile } from "./find-profile.server.ts";

/** The profile in words of a page's language; null until it has been completed. */
export async function describeProfile(user: User, language: Language) {
  const profile = findProfile(user);
  if (!profile) return null;
  const [titles, languages] = await Promise.all([listContactTitles(db, language), listLanguages(db)]);
  // The last of the titles is none.
  const title = titles.slice(0, -1).find(({ id }) => id === profile.titleId)?.value;
  return {
    name: [title, profile.firstname, profile.lastname].filter(Boolean).join(" "),
    firstname: profile.firstname ?? profile.lastname,
    email: profile.email,
    phone: profile.phone,
    language: languages.find(({ id }) => id === profile.languageId)?.name ?? "",
    matching: profile.receiveEmailsForReverseMatching,
    marketing: profile.receiveEmailsForMarketing,
    google: user.googleId !== null,
    since: formatDate(user.createdAt, language),
  };
}
