import { asc } from "drizzle-orm";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { contactTitles, languages } from "#db/schema/accounts.ts";

/** The language of whom the tables do not know the language of (specification, section 9). */
const defaultLanguageId = 1;

interface ContactTitle {
  id: number;
  value: string;
}

/** How a person may want to be addressed, in a page's language. */
export async function listContactTitles(db: Database, language: Language): Promise<ContactTitle[]> {
  const titles = await db.select().from(contactTitles).orderBy(asc(contactTitles.id));
  return titles.map(({ id, key }) => ({ id, value: textsIn(language)(`account.titles.${key}`) }));
}

interface AccountLanguage {
  id: number;
  code: Language;
  /** In that language itself. */
  name: string;
}

/** The languages that an account can have. */
export async function listLanguages(db: Database): Promise<AccountLanguage[]> {
  return db.select().from(languages).orderBy(asc(languages.id));
}

/** The id of a language, for a form that is filled with the page's. */
export async function languageIdOf(db: Database, code: string): Promise<number> {
  const known = await listLanguages(db);
  return known.find((language) => language.code === code)?.id ?? defaultLanguageId;
}
