import { sql } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import type { DatabasePool } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { failedMails } from "#db/schema/mail.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { resendMail } from "./resend-mail.server.ts";

vi.mock("./jobs.server.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./jobs.server.ts")>();
  const findJobName = (queue: string) =>
    queue === "mail-request-of-old" ? "mail-contact-request" : original.findJobName(queue);
  return { ...original, findJobName };
});

/** A request both of whose mails were refused, and the mail of that kind, given up. */
async function giveUp(db: DatabasePool, kind: string) {
  const [request] = await db
    .insert(contactRequests)
    .values({
      digest: "a",
      name: "Anke",
      email: "anke@test.example",
      preferredWay: "email",
      message: "Is it still free?",
      wantsCopy: false,
      language: "en",
      consentWording: "My request goes to the agent.",
      privacyVersion: "2026-11",
      requestMail: "refused",
      confirmationMail: "refused",
    })
    .returning();
  const data = { requestId: request!.id };
  const [mail] = await db
    .insert(failedMails)
    .values({ jobId: crypto.randomUUID(), kind, data, reason: "550" })
    .returning();
  return mail!;
}

const rowsOf = async (db: DatabasePool) => [
  await db.execute(sql`select name, data->>'requestId' as id from pgboss.job`),
  await db.select().from(contactRequests),
];

describe("a mail of a request, given up and sent again", () => {
  dbTest.for([
    ["mail-contact-request", "mail-contact-request", { requestMail: "waiting", confirmationMail: "refused" }],
    ["mail-request-of-old", "mail-contact-request", { requestMail: "waiting", confirmationMail: "refused" }],
    ["mail-contact-confirmation", "mail-contact-confirmation", { requestMail: "refused", confirmationMail: "waiting" }],
  ] as const)("waits again and the other stays refused: %s", async ([kind, name, waiting], { db }) => {
    const mail = await giveUp(db, kind);
    expect(await resendMail(db, mail)).toBe(true);
    const [jobs, requests] = await rowsOf(db);
    expect([...jobs!]).toEqual([{ name, id: mail.data["requestId"] }]);
    expect(requests).toMatchObject([waiting]);
  });

  dbTest("of a kind that there is none of any more says so, and is not marked as sent", async ({ db }) => {
    const mail = await giveUp(db, "mail-nobody-knows");
    await expect(resendMail(db, mail)).rejects.toThrow("mail-nobody-knows");
    expect(await db.select().from(failedMails)).toMatchObject([{ resentAt: null }]);
  });
});
