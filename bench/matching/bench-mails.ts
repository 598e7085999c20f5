import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { sql } from "drizzle-orm";
import { closeMail } from "#app/email/send-mail.server.ts";
import { composeMails, type Run } from "#app/notifications/runs/compose-mails.server.ts";
import { deliverMail } from "#app/notifications/runs/deliver-mail.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { freePort } from "../processes.ts";
import type { Line } from "../report.ts";

/** Mails composed in all, and how many of them are sent as well. */
export interface MailSizes {
  mails: number;
  sent: number;
}

/** A worker does so many of these at a time (app/worker/start-worker.server.ts). */
const sideBySide = 4;
const steps = 5;

/**
 * Composes mails from the ledger, over and over until there are enough, and sends some of them to a mail server that
 * takes everything; says what memory the process takes on the way.
 */
export async function benchMails(db: DatabasePool, { mails, sent }: MailSizes): Promise<Line[]> {
  const memory: Line[] = [];
  const note = (what: string) => {
    global.gc?.();
    const figure = process.memoryUsage.rss() / 1e6;
    memory.push({ name: `memory after ${what}`, figure, floor: memory[0]?.figure ?? figure, unit: "MB" });
  };
  note("matching");
  let composed = 0;
  let took = 0;
  for (let next = mails / steps; composed < mails; ) {
    const started = performance.now();
    const { mails: some, ended } = await composeMails(db, everything, new Date());
    took += performance.now() - started;
    composed += some;
    if (composed >= next) {
      note(`${composed.toLocaleString("en")} mails composed`);
      next += mails / steps;
    }
    if (composed === 0) throw new Error("The new places match nobody's search");
    await db.execute(sql`delete from pgboss.job where name = 'mail-notifications'`);
    if (ended && composed < mails) await openAgain(db);
  }
  const sending = await send(db, sent, note);
  return [
    { name: "mails composed a second", figure: composed / (took / 1000), floor: composed / (took / 1000), unit: "/s" },
    { name: "mails written and sent a second", figure: sending, floor: sending, unit: "/s" },
    ...memory,
  ];
}

const everything: Run = { day: null, due: sql`true`, taken: sql`true` };

/** As if none of it had been mailed. */
async function openAgain(db: DatabasePool): Promise<void> {
  await db.execute(sql`update notifications set processed_at = null, mail_id = null, dropped_for = null`);
  await db.execute(sql`delete from notification_mails`);
  await db.execute(sql`vacuum notifications, notification_mails`);
}

async function send(db: DatabasePool, count: number, note: (what: string) => void): Promise<number> {
  const port = await freePort();
  const server = fork(path.join(import.meta.dirname, "mail-sink.ts"), [String(port)], {
    execArgv: ["--import", "tsx"],
  });
  await once(server, "message");
  settings.SMTP_URL = `smtp://127.0.0.1:${port}`;
  const rows = await db.execute<{ id: string }>(sql`
    select id from notification_mails where sent_at is null and dropped_at is null limit ${count}`);
  const started = performance.now();
  let done = 0;
  const step = Math.ceil(rows.length / steps);
  await Promise.all(
    Array.from({ length: sideBySide }, async () => {
      for (let row = rows.pop(); row; row = rows.pop()) {
        await deliverMail(db, row.id);
        if (++done % step === 0) note(`${done.toLocaleString("en")} mails sent`);
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  closeMail();
  server.kill();
  return done / took;
}
