import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, vi } from "vitest";
import { makeAccount } from "#app/account/identity/testing/accounts.ts";
import { accountTest } from "#app/account/testing/account-test.ts";
import { profileFields } from "#app/account/testing/visitor.ts";
import { listStoredMails } from "#app/email/stored-mail.server.ts";
import { MailFailure } from "#app/email/mail-failure.ts";
import * as mailServer from "#app/email/send-mail.server.ts";
import { doJob, type WaitingJob } from "#app/worker/testing/do-job.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { contactRequests } from "#db/schema/contact.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { deleteOldRequests, deleteRequestsOf } from "./delete-old-requests.server.ts";
import { askAgency, askAgent, askOperator, typed } from "./testing/send-form.ts";

vi.mock("#app/email/send-mail.server.ts", { spy: true });

const { sendMail } = vi.mocked(mailServer);
const directory = await mkdtemp(path.join(tmpdir(), "quartier-contact-"));
afterAll(() => rm(directory, { recursive: true }));
beforeEach(async () => {
  settings.DATA_DIR = await mkdtemp(path.join(directory, "mail-"));
  sendMail.mockReset();
});

const page = "/en/property/korenmarkt/offices";
const ghent = { reference: "korenmarkt", title: { en: "Offices", nl: "Kantoren" } };
const phone = "+32 9 000 00 12";
const agent = { reference: "agency", name: "Kantoor & Co", email: "info@kantoor.example", phone };
const flanders = { ...ghent, advertiser: agent };

/** Does the mails that wait, as the worker would; what fails waits on. */
async function work(db: DatabasePool) {
  const waiting = await db.execute<WaitingJob>(
    sql`select id, name, data from pgboss.job where name like 'mail-contact-%' and state < 'active' order by name desc`,
  );
  for (const job of waiting) {
    const [failure] = await doJob(db, job).then(
      () => [],
      (error: unknown) => [error],
    );
    if (failure === undefined || (failure instanceof MailFailure && failure.final)) {
      await db.execute(sql`update pgboss.job set state = 'completed' where id = ${job.id}`);
    }
  }
}

/** The mails to an address, the latest first. */
const mailsTo = async (address: string) => (await listStoredMails()).filter(({ to }) => to === address);

describe("the mail to the agent", () => {
  accountTest("says who asks what, how to answer, and about which listing", async ({ db, visitor }) => {
    await makeListings(db, flanders);
    const wishes = { visit: "true", monday: "true", tuesday: "true", morning: "true" };
    await askAgent(visitor, page, { ...wishes, phone: "0470 12 34 56", preferredWay: "phone" });
    await work(db);
    const [mail] = await mailsTo(agent.email);
    expect(mail).toMatchObject({
      language: "nl",
      subject: "Bezoekaanvraag van Anke Willems: Kantoren (KORENMARKT)",
      headers: { "Reply-To": "anke@test.example" },
    });
    for (const words of [
      "Is het nog vrij?\n> En de lift?",
      "0470 12 34 56",
      "per telefoon",
      "maandag of dinsdag, in de voormiddag",
      "Engels",
      `${settings.SITE_URL}/nl/pand/korenmarkt/kantoren`,
      "Antwoorden op deze e-mail gaan naar Anke Willems.",
      "Referentie: KORENMARKT",
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.html).toContain('href="tel:+32470123456"');
    expect(mail?.text).not.toContain("Verstuurd");
  });

  accountTest("answers by its button with the listing's name and reference as subject", async ({ db, visitor }) => {
    await makeListings(db, flanders);
    await askAgent(visitor, page);
    await askAgency(visitor, "/en/agencies/agency/kantoor-co", { name: "Anke\r\nBcc: all@test.example" });
    await work(db);
    const subjects = (await mailsTo(agent.email)).map(
      ({ html }) => new URL(/href="(mailto:anke@[^"]+)"/.exec(html)![1]!.replaceAll("&amp;", "&")).searchParams,
    );
    expect(subjects.map((each) => each.get("subject")).sort()).toEqual([
      "Re: Aanvraag van AnkeBcc: all@test.example",
      "Re: Kantoren (KORENMARKT)",
    ]);
    for (const each of subjects) expect([...each.keys()]).toEqual(["subject"]);
  });

  accountTest("tells when it was asked, where that was not today", async ({ db, visitor }) => {
    await makeListings(db, flanders);
    await askAgent(visitor, page);
    await db.update(contactRequests).set({ createdAt: new Date("2026-03-02T15:05:00Z") });
    await work(db);
    expect((await mailsTo(agent.email))[0]?.text).toMatch(/Verstuurd: 2 maart 2026 .*16:05/);
  });

  accountTest(
    "from an agency's own page is in their language, about no listing, and confirmed",
    async ({ db, visitor }) => {
      await makeListings(db, flanders);
      const own = "/en/agencies/agency/kantoor-co";
      expect(await askAgency(visitor, `${own}?write=1`, { email: "no address" })).toMatchObject({
        status: 422,
        problems: { email: ["contact.errors.invalidEmail"] },
      });
      expect(await askAgency(visitor, `${own}?write=1`)).toMatchObject({
        status: 303,
        location: `${own}?sent=1#request`,
      });
      await expect(askAgency(visitor, "/en/agencies/nobody")).rejects.toMatchObject({ status: 404 });
      const [stored] = await db.select().from(contactRequests);
      expect(stored).toMatchObject({ listingId: null, advertiserId: expect.any(Number) as number, topic: null });
      await work(db);
      const [mail] = await mailsTo(agent.email);
      expect(mail).toMatchObject({ language: "nl", subject: "Aanvraag van Anke Willems" });
      expect(mail?.text).not.toContain("KORENMARKT");
      const [confirmation] = await mailsTo("anke@test.example");
      expect(confirmation).toMatchObject({ language: "en", subject: "Your enquiry to Kantoor & Co" });
      expect(confirmation?.text).toContain(phone);
    },
  );

  accountTest("is plain text, whatever was typed", async ({ db, visitor }) => {
    await makeListings(db, flanders);
    const message = '<script>alert(1)</script> <a href="https://spam.example">win</a> {{name}} $t(hello)';
    await askAgent(visitor, page, { name: "Anke <b>\r\nBcc: all@test.example", message });
    await work(db);
    const [mail] = await mailsTo(agent.email);
    expect(mail?.text).toContain(message);
    expect(mail?.html).not.toContain("<script>alert");
    expect(mail?.html).not.toContain('<a href="https://spam.example"');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(await listStoredMails()).toHaveLength(2);
  });

  accountTest("is in the language of where the listing lies", async ({ db, visitor }) => {
    const address = { street: "Rue de la Loi", number: "1" };
    const places = {
      namur: { ...address, postcode: "5000", locality: "Namur", country: "BE" },
      ixelles: { ...address, postcode: "1050", locality: "Ixelles", country: "BE" },
      luxembourg: { ...address, postcode: "1111", locality: "Luxembourg", country: "LU" },
    } as const;
    for (const [reference, address] of Object.entries(places)) {
      const advertiser = { ...agent, reference, email: `${reference}@agency.example` };
      await makeListings(db, { reference, address, advertiser });
      await askAgent(visitor, `/nl/pand/${reference}/x`, { email: `${reference}@test.example` });
    }
    await work(db);
    const languages = await Promise.all(
      Object.keys(places).map(async (reference) => (await mailsTo(`${reference}@agency.example`))[0]?.language),
    );
    expect(languages).toEqual(["fr", "nl", "fr"]);
  });
});

describe("the confirmation", () => {
  accountTest("is in the sender's language, and says where the request is", async ({ db, visitor }) => {
    await makeListings(db, flanders);
    await askAgent(visitor, page, { copy: "true", visit: "true" });
    await work(db);
    const [mail] = await mailsTo(typed.email);
    expect(mail).toMatchObject({ language: "en", subject: "Your enquiry about Offices" });
    expect(mail?.headers["Reply-To"]).toBe(settings.CONTACT_EMAIL);
    for (const words of ["Kantoor & Co", phone, "by email", "any day, any time", "Reference: KORENMARKT"]) {
      expect(mail?.text).toContain(words);
    }
  });

  accountTest.for([
    ["https://spam.example/win"],
    ["spam.example/win"],
    ["www.spam.example"],
    ["spam。example"],
    ["ｓｐａｍ．ｅｘａｍｐｌｅ"],
    ["hxxp://spam[.]example"],
    ["spam.example\u200b/win"],
  ])(
    "repeats nothing of what was typed to an address that anybody can give: %s",
    async ([link = ""], { db, visitor }) => {
      await makeListings(db, flanders);
      const phone = "+32 470 12 34 56 ext. 99";
      for (const answer of [
        await askAgent(visitor, page, { copy: "true", message: `Win: ${link}`, name: "Winner spamexample", phone }),
        await askOperator(visitor, "/en/contact", { message: `Win: ${link}`, name: "Winner spamexample", phone }),
      ]) {
        expect(answer.status).toBe(303);
      }
      await work(db);
      const mails = await mailsTo(typed.email);
      expect(mails).toHaveLength(2);
      for (const { subject, text, html } of mails) {
        const all = `${subject} ${text} ${html}`;
        for (const word of [link, "Win", "spam", "470"]) expect(all).not.toContain(word);
        expect(text).toContain("Your message is not repeated here");
      }
      expect((await mailsTo(agent.email))[0]?.text).toContain("Winner spamexample");
    },
  );

  accountTest(
    "carries a copy to the proven address of whoever is signed in, and to no other",
    async ({ db, visitor }) => {
      await makeListings(db, flanders);
      const account = await makeAccount();
      await visitor.exchange(account.idToken);
      await visitor.completeProfile({ ...profileFields, email: account.email });
      const message = "Win at https://spam.example";
      const ask = async (email: string) => {
        await askAgent(visitor, page, { copy: "true", message, email });
        await work(db);
        return (await mailsTo(email))[0]?.text ?? "";
      };
      const { 0: user } = await db.select().from(users);
      await db.update(users).set({ emailProvenAt: null });
      expect(await ask(account.email)).not.toContain("spam.example");
      await db.update(users).set({ emailProvenAt: new Date() });
      await deleteRequestsOf(db, account.email);
      expect(await ask(account.email.toUpperCase())).toContain(message);
      expect(await ask("stranger@test.example")).not.toContain("spam.example");
      expect(await db.select().from(contactRequests)).toMatchObject([{ userId: user?.id }, { userId: user?.id }]);
    },
  );
});

describe("both mails", () => {
  accountTest("leave once, however often their jobs are done", async ({ db, visitor }) => {
    await makeListings(db, flanders);
    await askAgent(visitor, page);
    sendMail.mockRejectedValueOnce(new MailFailure("451"));
    await work(db);
    expect(await listStoredMails()).toHaveLength(1);
    await work(db);
    await db.execute(sql`update pgboss.job set state = 'created'`);
    await work(db);
    expect(sendMail).toHaveBeenCalledTimes(3);
    expect(await listStoredMails()).toHaveLength(2);
    expect(await db.select().from(contactRequests)).toMatchObject([{ requestMail: "sent", confirmationMail: "sent" }]);
  });

  accountTest("are marked when they are refused for good, one without the other", async ({ db, visitor }) => {
    await makeListings(db, flanders);
    await askAgent(visitor, page);
    sendMail.mockImplementation(async ({ to }) => {
      if (to === typed.email) throw new MailFailure("550", { final: true });
    });
    await work(db);
    expect(await db.select().from(contactRequests)).toMatchObject([
      { requestMail: "sent", confirmationMail: "refused" },
    ]);
    // The operator may have it sent again.
    sendMail.mockReset();
    await db.execute(sql`update pgboss.job set state = 'created'`);
    await work(db);
    expect(sendMail).toHaveBeenCalledTimes(1);
    expect(await db.select().from(contactRequests)).toMatchObject([{ confirmationMail: "sent" }]);
  });

  accountTest("of a message to the operator go to the operator and to its sender", async ({ db, visitor }) => {
    await askOperator(visitor, "/fr/contact", { topic: "offering" });
    await work(db);
    const [message] = await mailsTo(settings.CONTACT_EMAIL);
    expect(message).toMatchObject({ language: "fr", headers: { "Reply-To": typed.email } });
    expect(message?.subject).toMatch(/^J’ai un bien à proposer.*Anke Willems$/);
    expect((await mailsTo(typed.email))[0]?.text).toContain("Votre message n’est pas repris ici");
  });

  accountTest("are not sent of what has been erased meanwhile", async ({ db, visitor }) => {
    await makeListings(db, flanders);
    await askAgent(visitor, page);
    await db.delete(contactRequests);
    await work(db);
    expect(sendMail).not.toHaveBeenCalled();
  });
});

describe("requests", () => {
  accountTest("are kept for two years", async ({ db, visitor }) => {
    await makeListings(db, flanders);
    await askAgent(visitor, page);
    await askAgent(visitor, page, { message: "Later" });
    await db.execute(sql`update contact_requests set created_at = '2027-02-28T12:00:00Z'`);
    await db.execute(sql`update contact_requests set created_at = '2027-03-01T12:00:00Z' where message = 'Later'`);
    expect(await deleteOldRequests(db, new Date("2029-02-28T12:00:00Z"))).toBe(0);
    expect(await deleteOldRequests(db, new Date("2029-02-28T12:00:01Z"))).toBe(1);
    expect(await db.select().from(contactRequests)).toMatchObject([{ message: "Later" }]);
  });

  accountTest("of an address are erased when somebody asks for it, and no others", async ({ db, visitor }) => {
    await makeListings(db, flanders);
    await askAgent(visitor, page, { email: "Anke@Test.example" });
    await askAgent(visitor, page, { email: "frank@test.example" });
    expect(await deleteRequestsOf(db, " anke@test.example ")).toBe(1);
    expect(await deleteRequestsOf(db, "anke@test.example")).toBe(0);
    expect(await db.select().from(contactRequests)).toMatchObject([{ email: "frank@test.example" }]);
  });
});
