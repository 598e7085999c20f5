import { audit } from "#app/audit/audit.server.ts";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { defineJob } from "#app/jobs/job.ts";
import type { Database } from "#db/client.server.ts";
import { endSessions } from "./end-session.server.ts";
import { deleteKnownBrowsers } from "./known-browser.server.ts";

export const mailPasswordChangedJob = defineJob("mail-password-changed", "userId");

/**
 * What follows from a new password, whoever chose it: every session ends, no browser is known any more, and the owner is
 * told by e-mail; all of it or nothing.
 * @returns the account's new `browsersVersion`
 */
export async function notePasswordChange(db: Pick<Database, "transaction">, userId: string): Promise<number> {
  return db.transaction(async (tx) => {
    await endSessions(tx, userId, "password-change");
    const version = await deleteKnownBrowsers(tx, userId);
    await audit(tx, "password-changed", { userId });
    await enqueue(tx, mailPasswordChangedJob, { userId });
    return version;
  });
}
