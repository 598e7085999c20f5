import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import type { Database } from "#db/client.server.ts";

export const mailContactRequestJob = defineJob("mail-contact-request", "requestId");
export const mailContactConfirmationJob = defineJob("mail-contact-confirmation", "requestId");
const mailContactUndeliveredJob = defineJob("mail-contact-undelivered", "requestId");
export type MailContactUndeliveredJob = typeof mailContactUndeliveredJob;

/**
 * Asks for everything that a stored request sets off, a job each, in the transaction that stores it. Whoever else wants to
 * hear of requests adds a line.
 */
export async function enqueueFollowUps(tx: Database, requestId: string): Promise<void> {
  await enqueue(tx, mailContactRequestJob, { requestId });
  await enqueue(tx, mailContactConfirmationJob, { requestId });
}

/** Asks that the sender hears of a request whose mail was given up: they have been told that it was passed on. */
export async function enqueueUndelivered(tx: Database, { requestId }: { requestId: string }): Promise<void> {
  await enqueue(tx, mailContactUndeliveredJob, { requestId });
}
