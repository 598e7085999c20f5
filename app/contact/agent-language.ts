import type { Language } from "#app/i18n/languages.ts";

const flanders = "BE-02000";
const brussels = "BE-04000";

/**
 * The language in which an agent is written to, by where the listing lies: Dutch in Flanders, French in Wallonia and in
 * Luxembourg; in Brussels the sender's, where it is one of its two, else French.
 * @param region key of the region in the gazetteer; null in Luxembourg
 * @param sender the language of the request
 */
export function agentLanguage(region: string | null, sender: Language): Language {
  if (region === flanders) return "nl";
  return region === brussels && sender === "nl" ? "nl" : "fr";
}
