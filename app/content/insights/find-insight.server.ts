import { languages, type Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findByFormerAddress } from "./insight-addresses.server.ts";
import { listInsights, type Insight } from "./insights.server.ts";

/**
 * The insight that the last segment of a path means in a language: by today's title, else by a title it once had or has
 * in another language; then its own slug tells where it stands.
 */
export async function findInsight(db: Database, slug: string, language: Language): Promise<Insight | undefined> {
  const insights = await listInsights(language);
  const current = insights.find((insight) => insight.slug === slug);
  if (current) return current;
  const key = (await findByFormerAddress(db, slug, language)) ?? (await findInAnyLanguage(slug));
  return insights.find((insight) => insight.key === key);
}

/** By today's titles, for an address that nobody has written down yet. */
async function findInAnyLanguage(slug: string): Promise<string | undefined> {
  for (const language of languages) {
    const found = (await listInsights(language)).find((insight) => insight.slug === slug);
    if (found) return found.key;
  }
  return undefined;
}
