import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import type { Bounce } from "./mail-failure.ts";

type PauseReason = (typeof pausedAddresses.$inferSelect)["reason"];

interface MailPause {
  reason: PauseReason;
  at: Date;
}

/** Pauses the notifications of an account, unless they are paused already or the address was not the account's own. */
export async function pauseBounced(db: Database, { userId, to }: Bounce): Promise<void> {
  if (userId === null) return;
  await db.execute(sql`
    insert into ${pausedAddresses} (user_id, reason)
    select id, 'hard-bounce' from users where id = ${userId} and lower(email) = lower(${to})
    on conflict do nothing`);
}

/** Why an account's notifications are paused; null when they are not. */
export async function findPause(db: Database, userId: string): Promise<MailPause | null> {
  const [pause] = await db
    .select({ reason: pausedAddresses.reason, at: pausedAddresses.at })
    .from(pausedAddresses)
    .where(eq(pausedAddresses.userId, userId));
  return pause ?? null;
}

/** Lets notifications leave again. */
export async function resumeAddress(db: Database, userId: string): Promise<void> {
  await db.delete(pausedAddresses).where(eq(pausedAddresses.userId, userId));
}
