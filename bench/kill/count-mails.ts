import { sql } from "drizzle-orm";
import { notificationsShown } from "#app/notifications/notification-mail.ts";
import type { DatabasePool } from "#db/client.server.ts";
import type { Accepted } from "./accepted.ts";

/** What somebody has to hear of: one row of the ledger to be. */
export interface Expected {
  strategyId: string;
  reference: string;
  reason: "new" | "price-drop";
}

export interface KillFigures {
  rounds: number;
  /** How often each was hit. */
  killed: { workers: number; mailServer: number; connections: number };
  /** What was still under way at the end: 0, or the machine was too slow for the rest to count. */
  unfinished: number;
  /** Search, listing and reason. */
  expected: number;
  /** Of these, how many stand in no mail that arrived. */
  lost: number;
  /** Of these, how many stand in two different mails, or were told though nobody asked. */
  doubled: number;
  /** Mails that arrived, each counted once. */
  mails: number;
  /** Mails that arrived again with the same Message-ID: accepted, but the answer was lost with whoever was killed. */
  repeated: number;
}

interface LedgerRow extends Record<string, unknown> {
  mailId: string;
  email: string;
  strategyId: string;
  reference: string;
  reason: "new" | "price-drop";
}

/**
 * Holds what the mail server took against what had to be told. A mail's Message-ID leads to its rows of the ledger; what
 * it shows must be these, all of them when they are few, and must not stand in another mail for the same reason.
 */
export async function countMails(
  db: DatabasePool,
  expected: Expected[],
  accepted: Accepted[],
): Promise<Omit<KillFigures, "rounds" | "killed" | "unfinished">> {
  const ledger = await db.execute<LedgerRow>(sql`
    select mail_id as "mailId", email, strategy_id as "strategyId", reference, reason
    from notifications join notification_mails on notification_mails.id = mail_id join users on users.id = user_id
    join listings on listings.id = listing_id`);
  const arrived = new Map(accepted.map((mail) => [mail.id, mail]));
  const told = new Map<string, number>();
  const shown = new Map<string, number>();
  for (const { id, to, references } of arrived.values()) {
    const rows = ledger.filter(({ mailId, email }) => mailId === id && email === to);
    for (const row of rows)
      if (rows.length > notificationsShown || references.includes(row.reference)) add(told, keyOf(row));
    for (const reference of references) add(shown, `${to} ${reference}`);
  }
  const wanted = new Set(expected.map(keyOf));
  const lost = [...wanted].filter((key) => !told.has(key)).length;
  const unasked = [...told.keys()].filter((key) => !wanted.has(key)).length;
  // Each person has one search: what their mails show of a place must not be more than its events.
  const events = new Map<string, number>();
  for (const row of ledger) add(events, `${row.email} ${row.reference}`);
  const twice = [...shown].reduce((sum, [key, count]) => sum + Math.max(0, count - (events.get(key) ?? 0)), 0);
  return {
    expected: wanted.size,
    lost,
    doubled: unasked + twice,
    mails: arrived.size,
    repeated: accepted.length - arrived.size,
  };
}

function keyOf({ strategyId, reference, reason }: Expected): string {
  return `${strategyId} ${reference} ${reason}`;
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
