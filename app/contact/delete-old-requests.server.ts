import { inArray, lt } from "drizzle-orm";
import { audit } from "#app/audit/audit.server.ts";
import { log } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { deleteOldDigests, eraseOf } from "./erased-requests.server.ts";

/** How long requests are kept, in years: content/legal/privacy and the forms say the same. */
const years = 2;
/** Requests erased by one statement, so that none takes longer than a statement may. */
const atOnce = 5_000;
/** Statements in one run; the next day goes on. */
const batches = 10_000;

/**
 * Erases the requests that are older than the privacy policy allows.
 * @param signal when to stop: the next run goes on
 * @returns how many
 */
export async function deleteOldRequests(db: Database, now = new Date(), signal?: AbortSignal): Promise<number> {
  const eldest = new Date(now);
  eldest.setUTCFullYear(eldest.getUTCFullYear() - years);
  await deleteOldDigests(db, eldest);
  let erased = 0;
  for (let batch = 0; batch < batches && !signal?.aborted; batch++) {
    const old = db
      .select({ id: contactRequests.id })
      .from(contactRequests)
      .where(lt(contactRequests.createdAt, eldest))
      .limit(atOnce);
    const { count } = await db.delete(contactRequests).where(inArray(contactRequests.id, old));
    erased += count;
    if (count < atOnce) break;
  }
  if (erased > 0) log.info({ count: erased }, "Contact requests were erased: their time is over");
  return erased;
}

/**
 * Erases what was sent from an e-mail address, for whoever asks for it (the privacy policy's section 7) and had no account
 * with which it would go; a backup of before, once it is restored, loses them again (erased-requests.server.ts).
 * @returns how many
 */
export async function deleteRequestsOf(db: Database, email: string): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await eraseOf(tx, email);
    await audit(tx, "requests-erased", { subject: `${count} requests` });
    return count;
  });
}
