import { enqueue } from "#app/jobs/enqueue.server.ts";
import type { Database } from "#db/client.server.ts";

/**
 * Asks for everything that a stored request sets off, a job each, in the transaction that stores it. Whoever else wants to
 * hear of requests adds a line.
 */
export async function enqueueFollowUps(tx: Database, requestId: string): Promise<void> {
  await enqueue(tx, "mail-contact-request", { requestId });
  await enqueue(tx, "mail-contact-confirmation", { requestId });
}
