import { eq, sql } from "drizzle-orm";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeEach, describe, expect } from "vitest";
import { mailAccountRestoredJob } from "#app/account/deletion/suspend-account.server.ts";
import { listFailedMails } from "#app/email/failed-mails.server.ts";
import { findPause } from "#app/email/paused-addresses.server.ts";
import { deleteOldSentMails } from "#app/email/send-once.server.ts";
import { openSmtp, refuse, type TestSmtp } from "#app/email/testing/smtp.ts";
import { enqueue } from "#app/jobs/enqueue.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { resendMail } from "./resend-mail.server.ts";
import { startWorker } from "./start-worker.server.ts";

/* The worker with a real mail server: what becomes of a mail that does not leave at once. */

const patience = { timeout: 30_000, interval: 100 };
const address = "anke@test.example";
let server: TestSmtp | undefined;

const { MAIL_FROM } = settings;
beforeEach(() => void (settings.MAIL_FROM = "Quartier <hello@quartier.example>"));
afterAll(() => void (settings.MAIL_FROM = MAIL_FROM));
afterEach(async () => {
  settings.SMTP_URL = undefined;
  await server?.close();
  server = undefined;
});

async function listen(options?: SMTPServerOptions) {
  server = await openSmtp(options);
  settings.SMTP_URL = server.url;
}

/** Somebody who is to hear that their account is open again. */
async function oweMail(db: DatabasePool): Promise<string> {
  const [user] = await db.insert(users).values({ uid: "anke", email: address, languageId: 1 }).returning();
  await enqueue(db, mailAccountRestoredJob, { userId: user!.id });
  return user!.id;
}

async function stateOf(db: DatabasePool) {
  const rows = await db.execute<{ state: string }>(
    sql`select state from pgboss.job where name = 'mail-account-restored' order by created_on`,
  );
  return rows.map(({ state }) => state);
}

/** Brings the next attempt forward. */
const hurry = (db: DatabasePool) =>
  db.execute(sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`);

async function withWorker(db: DatabasePool, use: () => Promise<void>) {
  const worker = await startWorker(db, { pollingSeconds: 0.5 });
  await use().finally(worker.stop);
}

const idsOf = (mails: string[]) => mails.map((text) => /^Message-ID: (.*)\r$/m.exec(text)?.[1]);

describe("a mail", () => {
  dbTest("that the server can't take now leaves later, once", async ({ db }) => {
    let attempts = 0;
    await listen({
      onRcptTo: (given, session, done) => (++attempts <= 2 ? refuse(451)(given, session, done) : done()),
    });
    await oweMail(db);
    await withWorker(db, async () => {
      await expect.poll(async () => (await hurry(db), stateOf(db)), patience).toEqual(["completed"]);
    });
    expect(attempts).toBe(3);
    expect(server!.received).toHaveLength(1);
    expect(await listFailedMails(db)).toEqual([]);
  });

  dbTest("to an address that there is none of is given up, and notifications there are paused", async ({ db }) => {
    await listen({ onRcptTo: refuse(550, `5.1.1 <${address}>: user unknown`) });
    const userId = await oweMail(db);
    await withWorker(db, async () => {
      await expect.poll(() => stateOf(db), patience).toEqual(["completed"]);
    });
    const [failed, ...others] = await listFailedMails(db);
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ kind: "mail-account-restored", userId, data: { userId } });
    expect(failed?.reason).toContain("550");
    expect(JSON.stringify(failed)).not.toContain("anke@");
    expect(await findPause(db, userId)).toMatchObject({ reason: "hard-bounce" });

    // Once it is put right, the operator sends it again, and it leaves.
    await server!.close();
    await listen();
    expect(await resendMail(db, failed!)).toBe(true);
    expect(await resendMail(db, failed!)).toBe(false);
    await withWorker(db, async () => {
      await expect.poll(() => stateOf(db), patience).toEqual(["completed", "completed"]);
    });
    expect(server!.received).toHaveLength(1);
    expect(await listFailedMails(db)).toEqual([]);
  });

  dbTest(
    "that has been tried for as long as its queue allows is given up, and its address is none the worse",
    async ({ db }) => {
      await listen({ onRcptTo: refuse(451) });
      const userId = await oweMail(db);
      await db.execute(sql`update pgboss.job set retry_count = retry_limit where name = 'mail-account-restored'`);
      await withWorker(db, async () => {
        await expect.poll(() => stateOf(db), patience).toEqual(["failed"]);
      });
      expect(await listFailedMails(db)).toMatchObject([{ userId, reason: expect.stringContaining("451") as string }]);
      expect(await findPause(db, userId)).toBeNull();
    },
  );

  dbTest("whose answer is lost with the connection leaves again under the same Message-ID", async ({ db }) => {
    const taken: string[] = [];
    await listen({
      onData(stream, _session, done) {
        let text = "";
        stream.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
        stream.on("end", () => {
          taken.push(text);
          if (taken.length > 1) return done();
          server!.cut(); // It has the mail, and nobody hears of it.
        });
      },
    });
    await oweMail(db);
    await withWorker(db, async () => {
      await expect.poll(async () => (await hurry(db), stateOf(db)), patience).toEqual(["completed"]);
    });
    expect(taken).toHaveLength(2);
    const [first, second] = idsOf(taken);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  dbTest(
    "that its server took after the job's time was over leaves once, though the job comes again",
    async ({ db }) => {
      await listen();
      await oweMail(db);
      const again = () =>
        db.execute(sql`update pgboss.job set state = 'retry', started_on = null, completed_on = null, start_after = now()
        where name = 'mail-account-restored'`);
      for (const _ of [1, 2]) {
        await again();
        await withWorker(db, async () => {
          await expect.poll(() => stateOf(db), patience).toEqual(["completed"]);
        });
      }
      expect(server!.received).toHaveLength(1);
      // A month later no job is left that could send it again.
      expect(await deleteOldSentMails(db)).toBe(0);
      expect(await deleteOldSentMails(db, new Date(Date.now() + 32 * 24 * 60 * 60_000))).toBe(1);
    },
  );

  dbTest("goes with the account that it was about, given up or not", async ({ db }) => {
    await listen({ onRcptTo: refuse(550) });
    const userId = await oweMail(db);
    await withWorker(db, async () => {
      await expect.poll(() => stateOf(db), patience).toEqual(["completed"]);
    });
    await db.delete(users).where(eq(users.id, userId));
    expect(await listFailedMails(db)).toEqual([]);
    expect(await findPause(db, userId)).toBeNull();
  });
});
