import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { mailBounces } from "#db/schema/mail.ts";
import { notificationMails } from "#db/schema/notifications.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { findPause } from "../paused-addresses.server.ts";
import { action, loader } from "./bounces-resource.ts";

const secret = "whsec_c2VjcmV0LW9mLXRoZS10ZXN0LTEyMzQ1Njc4OTA=";
const at = "2026-11-21T15:00:00Z";
let reports = 0;

beforeAll(() => void (settings.MAIL_BOUNCE_SECRET = secret));
afterAll(() => void (settings.MAIL_BOUNCE_SECRET = undefined));

async function makeUser(db: DatabasePool): Promise<string> {
  const [user] = await db.insert(users).values({ uid: "anke", email: "Anke@test.example" }).returning();
  return user!.id;
}

interface Sent {
  id?: string;
  sentAt?: Date;
  signedWith?: string;
}

/** Posts a report as the mail service does. @returns the status of the answer */
async function report(
  db: DatabasePool,
  body: object | string,
  { id, sentAt = new Date(), signedWith = secret }: Sent = {},
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const webhookId = id ?? `report-${++reports}`;
  const request = new Request("http://localhost/api/mail/bounces", {
    method: "POST",
    body: text,
    headers: {
      "Content-Type": "application/json",
      "webhook-id": webhookId,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": new Webhook(signedWith).sign(webhookId, sentAt, text),
    },
  });
  return (await action({ request, params: {}, context: { db } })).status;
}

describe("a report of a bounce", () => {
  dbTest("of a hard one pauses the address, whatever its case; once, however often it comes", async ({ db }) => {
    const userId = await makeUser(db);
    const hard = { type: "hard", email: "anke@TEST.example", at };
    expect(await report(db, hard, { id: "same" })).toBe(204);
    expect(await findPause(db, userId)).toEqual({ reason: "hard-bounce", at: new Date(at) });
    expect(await report(db, { ...hard, type: "complaint" }, { id: "same" })).toBe(204);
    expect(await db.select().from(mailBounces)).toHaveLength(1);
  });

  dbTest("of a complaint pauses it, of a full mailbox does not", async ({ db }) => {
    const userId = await makeUser(db);
    expect(await report(db, { type: "soft", email: "anke@test.example", at })).toBe(204);
    expect(await findPause(db, userId)).toBeNull();
    expect(await report(db, { type: "complaint", email: "anke@test.example", at })).toBe(204);
    expect(await findPause(db, userId)).toMatchObject({ reason: "complaint" });
    const kept = await db.select().from(mailBounces);
    expect(kept.map(({ type, userId }) => [type, userId])).toEqual([
      ["soft", userId],
      ["complaint", userId],
    ]);
    expect(JSON.stringify(kept)).not.toContain("anke");
  });

  dbTest("may name the mail about new properties instead of the address", async ({ db }) => {
    const userId = await makeUser(db);
    const [mail] = await db.insert(notificationMails).values({ userId, frequency: "daily" }).returning();
    expect(await report(db, { type: "hard", messageId: `<${mail!.id}@quartier.example>`, at })).toBe(204);
    expect(await findPause(db, userId)).toMatchObject({ reason: "hard-bounce" });
  });

  dbTest("about nobody we know is taken and changes nothing", async ({ db }) => {
    const userId = await makeUser(db);
    expect(await report(db, { type: "hard", email: "other@test.example", at })).toBe(204);
    expect(await report(db, { type: "hard", messageId: "<someone-elses@mail.example>", at })).toBe(204);
    expect(await findPause(db, userId)).toBeNull();
  });

  dbTest("that is not the mail service's, too old or no report is refused", async ({ db }) => {
    const userId = await makeUser(db);
    const hard = { type: "hard", email: "anke@test.example", at };
    expect(await report(db, hard, { signedWith: "whsec_b3RoZXItc2VjcmV0LTEyMzQ1Njc4OTAxMjM0NTY=" })).toBe(401);
    expect(await report(db, hard, { sentAt: new Date(Date.now() - 10 * 60 * 1000) })).toBe(401);
    for (const broken of [
      "{",
      "[]",
      "null",
      { type: "hard", at },
      { ...hard, type: "gone" },
      { ...hard, at: "today" },
    ]) {
      expect(await report(db, broken)).toBe(422);
    }
    const unsigned = new Request("http://localhost/api/mail/bounces", { method: "POST", body: JSON.stringify(hard) });
    expect((await action({ request: unsigned, params: {}, context: { db } })).status).toBe(401);
    expect(loader().status).toBe(405);
    expect(await findPause(db, userId)).toBeNull();
    expect(await db.select().from(mailBounces)).toEqual([]);
  });

  dbTest("is not asked for where no secret is set", async ({ db }) => {
    await makeUser(db);
    settings.MAIL_BOUNCE_SECRET = undefined;
    expect(await report(db, { type: "hard", email: "anke@test.example", at })).toBe(404);
    expect(loader().status).toBe(404);
    settings.MAIL_BOUNCE_SECRET = secret;
  });

  dbTest("goes with the account", async ({ db }) => {
    const userId = await makeUser(db);
    await report(db, { type: "hard", email: "anke@test.example", at });
    await db.delete(users).where(eq(users.id, userId));
    expect(await db.select().from(mailBounces)).toEqual([]);
  });
});
