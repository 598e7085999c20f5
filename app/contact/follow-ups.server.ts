import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import type { Database } from "#db/client.server.ts";

export const mailContactRequestJob = defineJob("mail-contact-request", "requestId");
export const mailContactConfirmationJob = defineJob("mail-contact-confirmation", "requestId");
const mailContactUndeliveredJob = defineJob("mail-contact-undelivered", "requestId");
export type MailContactUndeliveredJob = typeof mailContactUndeliveredJob;

/**
 * Asks for everything that the stored requests of one form set off, a job each, in the transaction that stores them: a mail
 * to each agent, about all that is theirs, and one confirmation. Each job names one request of those that its mail is about.
 * Whoever else wants to hear of requests adds a line.
 */
export async function enqueueFollowUps(
  tx: Database,
  requests: readonly { id: string; advertiserId: number | null }[],
): Promise<void> {
  const ofAgents = new Map(requests.map(({ id, advertiserId }) => [advertiserId, id]));
  for (const requestId of ofAgents.values()) await enqueue(tx, mailContactRequestJob, { requestId });
  const [first] = requests;
  if (first) await enqueue(tx, mailContactConfirmationJob, { requestId: first.id });
}

/** Asks that the sender hears of a request whose mail was given up: they have been told that it was passed on. */
export async function enqueueUndelivered(tx: Database, { requestId }: { requestId: string }): Promise<void> {
  await enqueue(tx, mailContactUndeliveredJob, { requestId });
}
