import { lt, sql } from "drizzle-orm";
import { log } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";

/** How long requests are kept, in years: content/legal/privacy and the forms say the same. */
const years = 2;

/** Erases the requests that are older than the privacy policy allows. @returns how many */
export async function forgetOldRequests(db: Database, now = new Date()): Promise<number> {
  const eldest = new Date(now);
  eldest.setUTCFullYear(eldest.getUTCFullYear() - years);
  const { count } = await db.delete(contactRequests).where(lt(contactRequests.createdAt, eldest));
  if (count > 0) log.info({ count }, "Contact requests were erased: their time is over");
  return count;
}

/**
 * Erases what was sent from an e-mail address, for whoever asks for it (the privacy policy's section 7) and had no account
 * with which it would go.
 * @returns how many
 */
export async function forgetRequestsOf(db: Database, email: string): Promise<number> {
  const own = sql`lower(${contactRequests.email}) = ${email.trim().toLowerCase()}`;
  const { count } = await db.delete(contactRequests).where(own);
  return count;
}
