import { sql } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { MailFailure } from "#app/email/mail-failure.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { notificationMails } from "#db/schema/notifications.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeMember } from "../testing/members.ts";
import { deliverMail } from "./deliver-mail.server.ts";

async function makeMail(db: DatabasePool): Promise<string> {
  const [mail] = await db
    .insert(notificationMails)
    .values({ userId: await makeMember(db), frequency: "instant" })
    .returning({ id: notificationMails.id });
  return mail!.id;
}

async function stateOf(db: DatabasePool) {
  const [mail] = await db.select().from(notificationMails);
  if (mail?.sentAt) return "sent";
  return mail?.droppedAt ? "dropped" : "waiting";
}

const sender = (sent = true) => vi.fn(() => Promise.resolve(sent));

describe("a composed mail", () => {
  dbTest("is sent once, however often it is asked for", async ({ db }) => {
    const id = await makeMail(db);
    const send = sender();
    await deliverMail(db, id, send);
    await deliverMail(db, id, send);
    expect(send.mock.calls).toEqual([[db, id]]);
    expect(await stateOf(db)).toBe("sent");
  });

  dbTest("that has nothing left to say is dropped", async ({ db }) => {
    const id = await makeMail(db);
    await deliverMail(db, id, sender(false));
    expect(await stateOf(db)).toBe("dropped");
    const send = sender();
    await deliverMail(db, id, send);
    expect(send).not.toHaveBeenCalled();
  });

  dbTest("that the mail server does not take waits for another attempt", async ({ db }) => {
    const id = await makeMail(db);
    const failure = new MailFailure("451");
    await expect(deliverMail(db, id, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await stateOf(db)).toBe("waiting");
    await deliverMail(db, id, sender());
    expect(await stateOf(db)).toBe("sent");
  });

  dbTest("waits for its mail server without a transaction", async ({ db }) => {
    const id = await makeMail(db);
    await deliverMail(db, id, async () => {
      const open = await db.execute(sql`select from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`);
      expect(open).toHaveLength(0);
      return true;
    });
    expect(await stateOf(db)).toBe("sent");
  });

  dbTest("that has left is written down though all connections are cut meanwhile", async ({ db }) => {
    const id = await makeMail(db);
    await deliverMail(db, id, async () => {
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      return true;
    });
    expect(await stateOf(db)).toBe("sent");
  });

  dbTest("of somebody who is gone by now is no mistake", async ({ db }) => {
    const send = sender();
    await deliverMail(db, "5b0c2c6e-1f0b-4d8e-9d53-2f4f6f1a7f10", send);
    expect(send).not.toHaveBeenCalled();
  });
});
