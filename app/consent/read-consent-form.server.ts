import type { Language } from "#app/i18n/languages.ts";
import { categories, type Category, type Choice } from "./choice.ts";
import { nowInSeconds } from "./choice-cookie.server.ts";
import { consentChoices } from "./consent-call.ts";
import { getCookieTextVersion } from "./cookie-text-version.server.ts";

/**
 * What a form about cookies says: everything, nothing, or the boxes that are ticked.
 * @param signal whether the browser asks not to be tracked: what is chosen all the same stands above that
 * @returns null for a form that says none of it
 */
export async function readConsentForm(form: FormData, language: Language, signal: boolean): Promise<Choice | null> {
  const asked = consentChoices.find((known) => known === form.get("choice"));
  if (!asked) return null;
  const isChosen: Record<typeof asked, (category: Category) => boolean> = {
    accept: () => true,
    refuse: () => false,
    save: (category) => form.get(category) === "on",
  };
  const allowed = categories.filter(isChosen[asked]);
  return {
    version: await getCookieTextVersion(),
    at: nowInSeconds(),
    allowed,
    despiteSignal: signal && allowed.some((category) => category !== "preferences"),
    onAccount: false,
    language,
  };
}
