import { languageOfPath, type Language } from "./languages.ts";
import { addTexts } from "./page-texts.ts";

/**
 * Loads texts that only some pages show, for the document's one language. Whatever shows them waits for that in a
 * `.client.ts` file which it imports for its effect; the server has every text.
 * @param name the key under which texts are found: `account` for `account.login.title`
 */
export async function loadLater(
  name: string,
  load: Record<Language, () => Promise<{ default: object }>>,
): Promise<void> {
  const { default: texts } = await load[languageOfPath(window.location.pathname)]();
  addTexts({ [name]: texts });
}
