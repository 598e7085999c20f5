import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect } from "vitest";
import { listStoredMails } from "#app/email/stored-mail.server.ts";
import { doJob, type WaitingJob } from "#app/worker/testing/do-job.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { makeAccount, newIdToken } from "../identity/testing/accounts.ts";
import { changePassword } from "../profile/change-password.server.ts";
import { accountTest } from "../testing/account-test.ts";
import { profileFields, Visitor } from "../testing/visitor.ts";
import { findUser } from "./find-user.server.ts";

/* The owner of an account is told by e-mail of what they may not have done themselves: a log-in from a new device, a new
   password. */

const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

/** Whoever has completed a profile, in French. */
async function signUp(visitor: Visitor, { proven = true } = {}) {
  const account = await makeAccount({ proven });
  await visitor.exchange(account.idToken);
  await visitor.completeProfile({ ...profileFields, languageId: "2", email: account.email });
  await visitor.db.execute(sql`delete from pgboss.job`);
  return account;
}

function deviceOf(db: DatabasePool, network: string) {
  const device = new Visitor(db);
  device.headers["User-Agent"] = safari;
  device.headers["X-Client-Address"] = network;
  return device;
}

/** Does what waits, as the worker would. @returns what was done */
async function work(db: DatabasePool) {
  const waiting = await db.execute<WaitingJob>(
    sql`update pgboss.job set state = 'completed', completed_on = now() where state < 'active' returning id, name, data`,
  );
  for (const job of waiting) await doJob(db, job);
  return waiting.map(({ name }) => name);
}

let before = 0;
const mailsSince = async () => {
  const mails = await listStoredMails();
  return mails.slice(0, mails.length - before);
};

beforeEach(async () => {
  before = (await listStoredMails()).length;
});

describe("a log-in", () => {
  accountTest("with a device that the account has not seen is told to its owner, once", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    await deviceOf(db, "203.0.113.9").exchange(await newIdToken(account));
    expect(await work(db)).toEqual(["mail-new-login"]);
    const [mail, ...others] = await mailsSince();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: account.email, language: "fr" });
    expect(mail?.text).toContain("Safari sur iOS");
    expect(mail?.text).toContain("203.0.113.0/24");
    expect(mail?.text).toContain("/fr/profil#sessions");
    // The same device again, though it kept no cookie, and from a neighbour's address of its network.
    await deviceOf(db, "203.0.113.77").exchange(await newIdToken(account));
    expect(await work(db)).toEqual([]);
  });

  accountTest("with a browser that the account knows is no news, wherever it is", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    await visitor.logout();
    visitor.headers["X-Client-Address"] = "192.0.2.44";
    await visitor.exchange(await newIdToken(account));
    expect(await work(db)).toEqual([]);
  });

  accountTest(
    "fills no mailbox, from however many networks somebody comes who has the password",
    async ({ visitor, db }) => {
      const account = await signUp(visitor);
      const idToken = await newIdToken(account);
      for (let network = 0; network < 14; network++) {
        expect((await deviceOf(db, `203.0.${network}.9`).exchange(idToken)).status).toBe(200);
      }
      expect(await work(db)).toEqual(Array.from({ length: 10 }, () => "mail-new-login"));
      // A day later the next is told again.
      await db.execute(sql`update connections set at = at - interval '25 hours'`);
      await deviceOf(db, "203.0.99.9").exchange(idToken);
      expect(await work(db)).toEqual(["mail-new-login"]);
    },
  );

  accountTest("is told to nobody at an address that nobody has proven", async ({ visitor, db }) => {
    const account = await signUp(visitor, { proven: false });
    await deviceOf(db, "203.0.113.9").exchange(await newIdToken(account));
    expect(await work(db)).toContain("mail-new-login");
    expect((await mailsSince()).filter(({ text }) => text.includes("Safari"))).toEqual([]);
  });
});

describe("a new password", () => {
  accountTest("is told to the owner, ends the other sessions and is written down", async ({ visitor, db }) => {
    const account = await signUp(visitor);
    const phone = deviceOf(db, "203.0.113.9");
    await phone.exchange(await newIdToken(account));
    await work(db);
    const user = (await findUser(db, visitor.request("/fr")))!;
    const fields = new FormData();
    const password = "vier kleuren op een gevel";
    for (const [name, value] of Object.entries({
      currentPassword: account.password,
      password,
      confirmPassword: password,
    }))
      fields.set(name, value);
    expect(await changePassword(db, visitor.post("/fr/profil"), user, fields)).toHaveProperty("user");
    expect((await phone.me()).status).toBe(401);
    expect(await work(db)).toEqual(["mail-password-changed"]);
    const [mail] = await mailsSince();
    expect(mail).toMatchObject({ to: account.email, subject: expect.stringContaining("mot de passe") as string });
    expect(mail?.text).toContain("/fr/mot-de-passe-oublie");
    const written = await db.select().from(auditLog).where(eq(auditLog.action, "password-changed"));
    expect(written).toHaveLength(1);
  });
});
