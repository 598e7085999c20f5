import { findPause } from "#app/email/paused-addresses.server.ts";
import type { User } from "#app/account/user.server.ts";
import type { Database } from "#db/client.server.ts";
import type { NotNotifiedReason } from "./strategy.ts";

/**
 * Why no e-mail about new properties leaves, whatever rhythm a saved search has (recipients.server.ts); null when they do.
 * What only the owner can decide comes first: a proven address is of no use to whom wants no mail.
 */
export async function whyNotNotified(db: Database, user: User): Promise<NotNotifiedReason | null> {
  if (!user.receiveEmailsForReverseMatching) return "refused";
  if (user.emailProvenAt === null) return "unproven";
  return (await findPause(db, user.id)) ? "paused" : null;
}
