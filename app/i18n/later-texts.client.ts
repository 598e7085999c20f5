import { languageOfPath } from "./languages.ts";
import { addTexts } from "./page-texts.ts";

/** Texts that only some pages show, by language and name; the texts of mails are none of them. */
const files = import.meta.glob<{ default: object }>(
  "./locales/*/{account,contact,cookies,emails,insights,listing,pages,saved-searches,shortlist-properties}.ts",
);

/**
 * Loads texts that only some pages show, for the document's one language. Whatever shows them waits for that in a
 * `.client.ts` file which it imports for its effect; the server has every text.
 * @param file their name among the locales
 * @param name the key under which texts are found, where it is another: `account` for `account.login.title`
 */
export async function loadLater(file: string, name = file): Promise<void> {
  const path = `./locales/${languageOfPath(window.location.pathname)}/${file}.ts`;
  const load = files[path];
  if (!load) throw new Error(`There are no texts ${path}`);
  const { default: texts } = await load();
  addTexts({ [name]: texts });
}
