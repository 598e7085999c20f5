import { languageOfPath } from "./languages.ts";
import { addTexts } from "./page-texts.ts";

/**
 * Loads texts that only some pages show, for the document's one language; the texts of mails are none of them. Whatever
 * shows them awaits this beside its imports. The server has every text, and the condition is constant in each build.
 * @param file their name among the locales
 * @param name the key under which texts are found, where it is another: `account` for `account.login.title`
 */
export async function loadTexts(file: string, name = file): Promise<void> {
  if (import.meta.env.SSR) return;
  const files = import.meta.glob<{ default: object }>(
    "./locales/*/{account,agency,contact,cookies,emails,insights,listing,market,pages,saved-searches,shortlist-properties}.ts",
  );
  const path = `./locales/${languageOfPath(window.location.pathname)}/${file}.ts`;
  const load = files[path];
  if (!load) throw new Error(`There are no texts ${path}`);
  const { default: texts } = await load();
  addTexts({ [name]: texts });
}
