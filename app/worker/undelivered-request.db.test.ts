import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect } from "vitest";
import { accountTest } from "#app/account/testing/account-test.ts";
import { askAgent, askOperator, typed } from "#app/contact/testing/send-form.ts";
import { listFailedMails } from "#app/email/failed-mails.server.ts";
import { openSmtp, refuse, type TestSmtp } from "#app/email/testing/smtp.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { lineOf } from "./mail-commands.server.ts";
import { resendMail } from "./resend-mail.server.ts";
import { startWorker } from "./start-worker.server.ts";

/* A request whose mail the agent's server refuses: who hears of it. */

const patience = { timeout: 30_000, interval: 100 };
const { MAIL_FROM } = settings;
let server: TestSmtp;

beforeEach(async () => {
  settings.MAIL_FROM = "Quartier <hello@quartier.example>";
  const unknown = refuse(550, "5.1.1 <info@kantoor.example>: user unknown");
  server = await openSmtp({
    onRcptTo: ({ address }, session, done) =>
      address === typed.email ? done() : unknown({ address }, session, (error) => done(error)),
  });
  settings.SMTP_URL = server.url;
});
afterEach(async () => {
  settings.SMTP_URL = undefined;
  await server.close();
});
afterAll(() => void (settings.MAIL_FROM = MAIL_FROM));

const listingOf = (phone?: string) => ({
  reference: "korenmarkt",
  title: { en: "Offices" },
  advertiser: { reference: "agency", name: "Kantoor", email: "info@kantoor.example", ...(phone && { phone }) },
});

/** Does all mails that wait. */
async function work(db: DatabasePool) {
  const waiting = sql`select 1 from pgboss.job where name like 'mail-contact-%' and state < 'completed'`;
  const worker = await startWorker(db, { pollingSeconds: 0.5 });
  await expect
    .poll(async () => (await db.execute(waiting)).length, patience)
    .toBe(0)
    .finally(worker.stop);
}

/** What mails say, without the line ends of their encoding. */
const received = () => server.received.map((mail) => mail.replace(/=\r\n/g, ""));

describe("a request that its agent's mail server refuses", () => {
  accountTest("is listed with listing, advertiser and the server's reason", async ({ db, visitor }) => {
    await makeListings(db, listingOf());
    await askAgent(visitor, "/en/property/korenmarkt/offices");
    await work(db);
    const [mail, ...others] = await listFailedMails(db);
    expect(others).toEqual([]);
    expect(lineOf(mail!)).toMatch(
      / {2}mail-contact-request {2}no account {2}listing KORENMARKT of agency {2}.*5\.1\.1$/,
    );
    expect(lineOf(mail!)).not.toContain("@");
  });

  accountTest("makes a second mail to the visitor, once, with the agent's telephone", async ({ db, visitor }) => {
    await makeListings(db, listingOf("+32 9 000 00 12"));
    await askAgent(visitor, "/en/property/korenmarkt/offices", { message: "Win at spam.example" });
    await work(db);
    const told = () =>
      received().filter((mail) => mail.includes("Subject: Your enquiry about Offices was not delivered"));
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain("Please call Kantoor on +32 9 000 00 12");
    expect(told()[0]).not.toContain("spam");
    // The operator sends it again, and it is refused again.
    const [mail] = await listFailedMails(db);
    expect(await resendMail(db, mail!)).toBe(true);
    await work(db);
    expect(await listFailedMails(db)).toHaveLength(1);
    expect(server.received).toHaveLength(2);
  });

  accountTest("names the operator's telephone where the agent has none", async ({ db, visitor }) => {
    await makeListings(db, listingOf());
    await askAgent(visitor, "/nl/pand/korenmarkt/offices");
    await askOperator(visitor, "/nl/contact");
    await work(db);
    const told = received().filter((mail) => mail.includes("Onze excuses"));
    expect(told).toHaveLength(2);
    for (const mail of told) expect(mail).toContain(settings.CONTACT_PHONE);
  });
});
