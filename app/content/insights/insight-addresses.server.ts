import { eq, ne, sql } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { insightAddresses } from "#db/schema/content.ts";
import { listInsights, type Insight } from "./insights.server.ts";

/** An address of an insight: the language, the last segment of the path, and which insight it leads to. */
interface InsightAddress {
  language: Language;
  slug: string;
  /** `insights/2026-05-12-name` */
  insight: string;
}

/**
 * Writes down which insight each address leads to, so that an address still leads there when the title has changed. An
 * address that another insight had before is the new one's from now on.
 */
export async function rememberAddresses(db: Database, addresses: readonly InsightAddress[]): Promise<void> {
  if (addresses.length === 0) return;
  // In one order, so that two processes that start at once do not wait for each other in a circle.
  const inOrder = [...addresses].sort((a, b) => (`${a.language} ${a.slug}` < `${b.language} ${b.slug}` ? -1 : 1));
  await db
    .insert(insightAddresses)
    .values(inOrder)
    .onConflictDoUpdate({
      target: [insightAddresses.language, insightAddresses.slug],
      set: { insight: sql`excluded.insight` },
      setWhere: ne(insightAddresses.insight, sql`excluded.insight`),
    });
}

/**
 * The insight that an address of any time leads to, one in the page's language before another's.
 * @returns its key, or null for an address that never was
 */
export async function findByFormerAddress(db: Database, slug: string, language: Language): Promise<string | null> {
  if (slug.includes("\0")) return null; // The database refuses it.
  const known = await db
    .select({ insight: insightAddresses.insight, language: insightAddresses.language })
    .from(insightAddresses)
    .where(eq(insightAddresses.slug, slug));
  const inOrder = [language, ...languages];
  const [best] = known.sort((a, b) => inOrder.indexOf(a.language) - inOrder.indexOf(b.language));
  return best?.insight ?? null;
}

/** What has been written down already, by database: the lists themselves, of which production makes one per language. */
const cache = new WeakMap<Database, readonly Insight[][]>();

/**
 * Remembers the addresses of today's titles, once for each reading of the folder. Editors need not think of it: whoever
 * shows the insights calls this. A page does not wait for it, nor fail with it; what could not be written is tried at the
 * next page.
 */
export function rememberCurrentAddresses(db: Database): void {
  void writeDown(db).catch((error: unknown) => {
    cache.delete(db);
    log.error({ err: error }, "The addresses of the insights could not be cached");
  });
}

async function writeDown(db: Database): Promise<void> {
  const lists = await Promise.all(languages.map(listInsights));
  const known = cache.get(db);
  if (known && lists.every((list, index) => list === known[index])) return;
  cache.set(db, lists);
  const addresses = lists.flatMap((list, index) =>
    list.map(({ key, slug }) => ({ language: languages[index]!, slug, insight: key })),
  );
  await rememberAddresses(db, addresses);
}
