import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { addressLinks } from "#db/schema/accounts.ts";

/**
 * Clears links a month after they stopped working: until then their page can say what became of them.
 * @returns how many there were
 */
export async function deleteAddressLinks(db: Database, now = new Date()): Promise<number> {
  const gone = await db
    .delete(addressLinks)
    .where(
      sql`least(${addressLinks.endedAt}, ${addressLinks.expiresAt}) < ${now.toISOString()}::timestamptz - interval '1 month'`,
    )
    .returning({ id: addressLinks.id });
  return gone.length;
}
