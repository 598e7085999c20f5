import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, vi } from "vitest";
import { accountTest } from "#app/account/testing/account-test.ts";
import type { Visitor } from "#app/account/testing/visitor.ts";
import { MailFailure } from "#app/email/mail-failure.ts";
import * as mailServer from "#app/email/send-mail.server.ts";
import { doJob, type WaitingJob } from "#app/worker/testing/do-job.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { answerRequestAboutSeveral } from "./answer-requests.server.ts";
import { mailContactUndelivered } from "./undelivered-mail.server.ts";
import { readForm, typed } from "./testing/send-form.ts";

/* One form about several listings: who has which mail. */

vi.mock("#app/email/send-mail.server.ts", { spy: true });
const { sendMail } = vi.mocked(mailServer);
beforeEach(() => void sendMail.mockReset().mockResolvedValue());

const one = { reference: "one", name: "Agency One", email: "one@agency.example", phone: "+32 9 000 00 12" };
const two = { reference: "two", name: "Agency Two", email: "two@agency.example", phone: "+32 2 000 00 13" };

const offer = (db: DatabasePool) =>
  makeListings(
    db,
    { reference: "b-1", title: { en: "Offices", nl: "Kantoren" }, advertiser: one },
    { reference: "a-1", title: { en: "A shop", nl: "Een winkel" }, advertiser: one },
    { reference: "c-2", title: { en: "A warehouse", nl: "Een magazijn" }, advertiser: two },
  );

function ask(visitor: Visitor, references: readonly string[], token = readForm()) {
  const request = visitor.post("/en/shortlist", { token, ...typed });
  return answerRequestAboutSeveral(visitor.db, request, references, () => "/en/shortlist");
}

/** Does the mails that wait, as the worker would. */
async function work(db: DatabasePool) {
  const waiting = await db.execute<WaitingJob>(
    sql`select id, name, data from pgboss.job where name like 'mail-contact-%' and state = 'created'`,
  );
  for (const job of waiting) {
    await doJob(db, job).catch(() => {});
    await db.execute(sql`update pgboss.job set state = 'completed' where id = ${job.id}`);
  }
}

/** What an address was sent: each mail's subject, and all that it says. */
const mailsTo = (address: string) => sendMail.mock.calls.filter(([{ to }]) => to === address).map(([{ mail }]) => mail);

describe("a form about several listings", () => {
  accountTest("is one mail to each agent, about theirs, and one confirmation of all", async ({ db, visitor }) => {
    await offer(db);
    await ask(visitor, ["c-2", "b-1", "a-1"]);
    expect(await db.$count(contactRequests)).toBe(3);
    await work(db);
    const [ofOne, ...moreOfOne] = mailsTo(one.email);
    const [ofTwo, ...moreOfTwo] = mailsTo(two.email);
    const [confirmation, ...more] = mailsTo(typed.email);
    expect([...moreOfOne, ...moreOfTwo, ...more]).toEqual([]);
    expect(ofOne?.subject).toBe("Aanvraag van Anke Willems: 2 panden (A-1, B-1)");
    for (const words of ["A-1", "/nl/pand/a-1/", "Een winkel", "B-1", "/nl/pand/b-1/", "Kantoren"]) {
      expect(ofOne?.text).toContain(words);
    }
    expect(ofOne?.text).not.toContain("C-2");
    expect(ofOne?.html).toContain(`subject=${encodeURIComponent("Re: A-1, B-1")}`);
    expect(ofTwo?.subject).toContain("Een magazijn (C-2)");
    expect(ofTwo?.text).not.toContain("A-1");
    expect(confirmation?.subject).toBe("Your enquiry about 3 properties");
    for (const words of ["Agency One and Agency Two", one.phone, two.phone, "A-1", "B-1", "C-2"]) {
      expect(confirmation?.text).toContain(words);
    }
    const states = await db.select().from(contactRequests);
    for (const state of states) expect(state).toMatchObject({ requestMail: "sent", confirmationMail: "sent" });
  });

  accountTest("is refused for the one agent alone, and its sender is told of theirs", async ({ db, visitor }) => {
    await offer(db);
    sendMail.mockImplementation(({ to }) =>
      to === one.email ? Promise.reject(new MailFailure("550", { final: true })) : Promise.resolve(),
    );
    await ask(visitor, ["a-1", "b-1", "c-2"]);
    await work(db);
    const stored = await db.select().from(contactRequests);
    const refused = stored.filter(({ requestMail }) => requestMail === "refused");
    expect([refused.length, stored.length]).toEqual([2, 3]);
    await mailContactUndelivered(db, refused[0]!.id, crypto.randomUUID());
    const told = mailsTo(typed.email).at(-1);
    expect(told?.subject).toBe("Your enquiry about 2 properties was not delivered");
    expect(told?.text).toContain(`Please call Agency One on ${one.phone}`);
    expect(told?.text).not.toContain("C-2");
  });

  accountTest("of one agent has one addressee, and a form about one listing is as ever", async ({ db, visitor }) => {
    await offer(db);
    await ask(visitor, ["a-1", "b-1"]);
    await ask(visitor, ["c-2"]);
    await work(db);
    const confirmations = mailsTo(typed.email).map(({ subject, text }) => [subject, text] as const);
    expect(confirmations.map(([subject]) => subject).sort()).toEqual([
      "Your enquiry about 2 properties",
      "Your enquiry about A warehouse",
    ]);
    for (const [, text] of confirmations) expect(text).toMatch(/passed your enquiry on to Agency (One|Two), who will/);
    expect(mailsTo(two.email).map(({ subject }) => subject)).toEqual(["Aanvraag van Anke Willems: Een magazijn (C-2)"]);
  });
});
