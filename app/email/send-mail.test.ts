import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MailFailure } from "./mail-failure.ts";
import { renderMail } from "./render-mail.server.tsx";
import type { Letter } from "./send-mail.server.ts";
import { openSmtp, openTalkingSmtp, refuse, type TestSmtp } from "./testing/smtp.ts";

/* With a real mail server, which listens on a port of its own. */

const mail = renderMail({
  language: "fr",
  subject: "Votre compte est fermé",
  preview: "Il peut être rétabli.",
  heading: "Votre compte est fermé",
  parts: [
    { kind: "text", text: "Bonjour <Anke> & amis," },
    { kind: "button", label: "Se connecter", href: "https://quartier.example/fr/connexion" },
  ],
});
const letter = { id: "job-1", to: "anke@test.example", userId: "user-1", mail };

let received: string[];
let server: TestSmtp | undefined;
let directory: string;

async function listen(options?: SMTPServerOptions) {
  server = await openSmtp(options);
  received = server.received;
  vi.stubEnv("SMTP_URL", server.url);
}

async function send(given: Letter = letter) {
  const { sendMail, closeMail } = await import("./send-mail.server.ts");
  await sendMail(given).finally(closeMail);
}

/** A header as mail programs show it: encoded words decoded, and joined where nothing else stands between them. */
const readHeader = (header: string) =>
  header
    .replace(/\r\n /g, " ")
    .replace(/(=\?[^?]+\?q\?[^?]*\?=)\s+(?==\?)/gi, "$1")
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, word: string) =>
      decodeURIComponent(word.replaceAll("_", " ").replaceAll("%", "%25").replace(/=(..)/g, "%$1")),
    );

beforeEach(async () => {
  vi.resetModules();
  directory = await mkdtemp(path.join(tmpdir(), "quartier-mail-"));
  vi.stubEnv("DATA_DIR", directory);
  vi.stubEnv("MAIL_FROM", "Quartier <hello@quartier.example>");
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.close();
  server = undefined;
  await rm(directory, { recursive: true });
});

describe("a mail", () => {
  test("leaves in HTML and plain text, in its language, and nobody's holiday answers it", async () => {
    await listen();
    await send();
    const [text = ""] = received;
    expect(text).toMatch(/^From: Quartier <hello@quartier\.example>\r$/m);
    expect(text).toMatch(/^To: anke@test\.example\r$/m);
    expect(text).toMatch(/^Subject: =\?UTF-8\?Q\?Votre_compte_est_ferm=C3=A9\?=\r$/m);
    expect(text).toMatch(/^Content-Language: fr\r$/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toMatch(/multipart\/alternative.*text\/plain.*text\/html/s);
  });

  test("leaves production over TLS only, unless its address says otherwise or is this machine's", async () => {
    const production = {
      ...{ NODE_ENV: "production", CLIENT_PROFILE: "off", DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing" },
      ...{ SITE_URL: "https://quartier.example", SESSION_SECRET: "0123456789abcdef0123456789abcdef" },
      ...{ OPERATOR_NAME: "Q", OPERATOR_ADDRESS: "A", OPERATOR_COMPANY_NUMBER: "1", OPERATOR_VAT_NUMBER: "1" },
      ...{ OPERATOR_LICENCE: "-", OPERATOR_SUPERVISOR: "-", OPERATOR_INSURER: "-" },
      ...{ OPERATOR_LEGAL_FORM: "a|b|c", OPERATOR_HOURS: "-", CONTACT_EMAIL: "a@b.example", CONTACT_PHONE: "+32 2 1" },
    };
    for (const [name, value] of Object.entries(production)) vi.stubEnv(name, value);
    await listen();
    await send();
    expect(received).toHaveLength(1);
    // The same server, by an address that is not known as this machine's; it offers no STARTTLS.
    const elsewhere = server!.url.replace("127.0.0.1", "0.0.0.0");
    vi.stubEnv("SMTP_URL", elsewhere);
    vi.resetModules();
    await expect(send()).rejects.toThrow();
    expect(received).toHaveLength(1);
    vi.stubEnv("SMTP_URL", `${elsewhere}?requireTLS=false`);
    vi.resetModules();
    await send();
    expect(received).toHaveLength(2);
  });

  test("that is sent again bears the same Message-ID, another mail another one", async () => {
    await listen();
    await send();
    await send();
    await send({ ...letter, id: "job-2" });
    const ids = received.map((text) => /^Message-ID: (.*)\r$/m.exec(text)?.[1]);
    expect(ids).toEqual(["<job-1@quartier.example>", "<job-1@quartier.example>", "<job-2@quartier.example>"]);
  });

  test("is answered to the operator, or to whom it names", async () => {
    await listen();
    await send();
    await send({ ...letter, replyTo: "sender@test.example, other@test.example" });
    await send({ ...letter, replyTo: "sender@test.example" });
    const addresses = received.map((text) => /^Reply-To: (.*)\r$/m.exec(text)?.[1]);
    expect(addresses[0]).toBe("hello@quartier.example");
    expect(addresses[1]).not.toMatch(/(^|, )other@/);
    expect(addresses[2]).toBe("sender@test.example");
  });

  test("that comes again and again says how to have it no more with one click; others do not", async () => {
    await listen();
    await send();
    const unsubscribeUrl = `https://quartier.example/fr/e-mails/${"x".repeat(100)}`;
    await send({ ...letter, list: { id: "new-places", unsubscribeUrl } });
    // A long line goes on in the next.
    const [once = "", often = ""] = received.map((text) => text.replace(/\r\n /g, " "));
    expect(once).not.toMatch(/^List-/m);
    expect(often).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(often).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    expect(often).toContain("\r\nList-ID: <new-places.quartier.example>\r\n");
  });

  test.each([
    [451, false],
    [550, true],
  ])("whose address is refused with %i is tried again or not, and nothing says whose it was", async (status, final) => {
    await listen({ onRcptTo: refuse(status) });
    const failure = await send().catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ name: "MailFailure", final });
    expect(`${failure?.message} ${failure?.stack}`).not.toContain("anke");
    expect(failure?.message).toContain(String(status));
  });

  test.each([
    [550, "5.1.1 <anke@test.example>: no such user", { userId: "user-1", to: "anke@test.example" }],
    [550, "<anke@test.example> is refused", { userId: "user-1", to: "anke@test.example" }],
    // What the server thinks of us says nothing of the address.
    [550, "5.7.1 Your network is on our list", null],
    [552, "5.2.2 The mailbox is full", null],
  ])("refused with %i %s tells whose address there is none of", async (status, words, bounce) => {
    await listen({ onRcptTo: refuse(status, words) });
    const failure = await send().catch((error: unknown) => error as MailFailure);
    expect(failure).toMatchObject({ final: true, bounce });
    // Nothing that logs an error finds it.
    expect(JSON.stringify(Object.entries(failure as object))).not.toContain("anke");
  });

  test("is tried again when the server's trouble is not the mail's", async () => {
    await listen({ onMailFrom: refuse(550) });
    await expect(send()).rejects.toMatchObject({ name: "MailFailure", final: false });
    vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:9"); // The discard port: nothing listens.
    vi.resetModules();
    await expect(send()).rejects.toMatchObject({ name: "MailFailure", final: false });
  });

  test("is given up, and its connection cut, when the server talks on and never ends", async () => {
    const talking = await openTalkingSmtp();
    vi.stubEnv("SMTP_URL", talking.url);
    const { sendMail, closeMail } = await import("./send-mail.server.ts");
    await expect(sendMail(letter, 300)).rejects.toMatchObject({ name: "MailFailure", final: false, bounce: null });
    // No letter leaves later by a connection that nobody waits for.
    await expect.poll(talking.open).toBe(0);
    closeMail();
    await talking.close();
  });

  test("goes to one address, whatever that contains", async () => {
    const recipients: string[] = [];
    await listen({
      onRcptTo({ address }, _session, done) {
        recipients.push(address);
        done();
      },
    });
    // It may be refused as no address at all; it must not be two.
    await send({ ...letter, to: "anke@test.example, other@test.example" }).catch(() => {});
    expect(recipients).not.toContain("other@test.example");
  });

  test("says in its subject what was typed, and nothing that a mail program would make of it", async () => {
    await listen();
    const typed = "=?utf-8?q?Your_bank?=";
    for (const subject of [
      `${typed} asks`,
      `${typed} demande à visiter\r\nBcc: all@test.example`,
      "\u202eknab\u202c\u0007",
    ]) {
      await send({ ...letter, mail: { ...mail, subject } });
    }
    const subjects = received.map((text) => readHeader(/^Subject: (.*(?:\r\n .*)*)/m.exec(text)?.[1] ?? ""));
    expect(subjects).toEqual([
      "= ?utf-8?q?Your_bank? = asks",
      "= ?utf-8?q?Your_bank? = demande à visiter Bcc: all@test.example",
      "knab",
    ]);
    for (const text of received) expect(text).not.toMatch(/=\?utf-8\?q\?Your|^Bcc:/im);
  });

  test("in production is never kept", async () => {
    vi.stubEnv("NODE_ENV", "production");
    vi.stubEnv("CLIENT_PROFILE", "off");
    vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:9/nothing");
    vi.stubEnv("SITE_URL", "https://quartier.example");
    vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
    vi.stubEnv("SMTP_URL", "");
    await expect(send()).rejects.toThrow("SMTP_URL");
    expect(await readdir(directory)).toEqual([]);
  });
});

describe("the parts of a mail", () => {
  const { html, text } = renderMail({
    language: "fr",
    subject: "Une demande",
    preview: "",
    heading: "Une demande",
    parts: [
      { kind: "facts", rows: [{ label: "Téléphone", value: "+32 2 000 00 00", href: "tel:+3220000000" }] },
      { kind: "quote", text: "Bonjour,\n\n<b>Est-ce libre ?</b>" },
      {
        kind: "listing",
        listing: {
          href: "https://quartier.example/fr/bien/qb-1",
          title: "Offices on the square",
          titleLang: "en",
          badge: { text: "Prix en baisse", tone: "brick" },
          price: "185 €/m²/an",
          was: "avant 200 €/m²/an",
          surface: "250 m²",
          place: "Ixelles · 1,2 km",
          facts: ["12 emplacements"],
          photo: { src: "https://quartier.example/media/k/mail.jpg", alt: "La façade" },
        },
      },
    ],
    reason: { text: "Vous recevez…", links: [{ label: "Se désabonner", href: "https://quartier.example/x" }] },
  });

  test("are in both forms: facts, what somebody typed line by line, listings, the reason", () => {
    expect(text).toContain("Téléphone\u00a0: +32 2 000 00 00");
    expect(text).toContain("> Bonjour,\n>\n> <b>Est-ce libre ?</b>");
    expect(text).toContain(
      "PRIX EN BAISSE\nOffices on the square (English)\n185 €/m²/an (avant 200 €/m²/an)\n250 m² · Ixelles · 1,2 km\n12 emplacements\nhttps://quartier.example/fr/bien/qb-1",
    );
    expect(text).toContain("Se désabonner\u00a0:\nhttps://quartier.example/x");
    for (const words of ["+32 2 000 00 00", "avant 200 €/m²/an", "1,2 km", "12\u00a0emplacements", "Se désabonner"]) {
      expect(html).toContain(words);
    }
    expect(html).toContain("Bonjour,<br/><br/>&lt;b&gt;Est-ce libre ?&lt;/b&gt;");
    expect(html).toContain('href="tel:+3220000000"');
  });

  test("a picture has its size and its words, a title its language", () => {
    expect(html).toMatch(/<img src="[^"]+mail\.jpg" alt="La façade" width="200" height="150"/);
    expect(html).toMatch(/lang="en"[^>]*>Offices on the square</);
    expect(html).toMatch(/<p class="soft" lang="en"[^>]*>English</);
  });
});

describe("without a mail server", () => {
  test("mail is kept, once however often it is sent, and the latest comes first", async () => {
    vi.stubEnv("SMTP_URL", "");
    await send();
    await send();
    await send({ ...letter, id: "job-2", to: "other@test.example" });
    const { listStoredMails, findStoredMail } = await import("./stored-mail.server.ts");
    expect((await listStoredMails()).map(({ id }) => id).sort()).toEqual(["job-1", "job-2"]);
    expect(await findStoredMail("job-1")).toMatchObject({ to: "anke@test.example", subject: mail.subject });
    expect(await findStoredMail("../job-1")).toBeNull();
    expect(await findStoredMail("job-3")).toBeNull();
  });

  test("what was kept of a person can be forgotten: by address, and by account", async () => {
    vi.stubEnv("SMTP_URL", "");
    const { deleteStoredMails, listStoredMails } = await import("./stored-mail.server.ts");
    await deleteStoredMails({ userId: "user-1", addresses: [] });
    await send();
    await send({ ...letter, id: "job-2", userId: "user-2", to: "ANKE@test.example" });
    await send({ ...letter, id: "job-3", userId: "user-3", to: "other@test.example" });
    await deleteStoredMails({ userId: "user-1", addresses: ["anke@test.example"] });
    expect((await listStoredMails()).map(({ id }) => id)).toEqual(["job-3"]);
  });
});

describe("the two forms of a mail", () => {
  test("say the same, and what people typed is text in both", () => {
    expect(mail.html).toContain("Bonjour &lt;Anke&gt; &amp; amis,");
    expect(mail.text).toContain("Bonjour <Anke> & amis,");
    for (const form of [mail.html, mail.text]) expect(form).toContain("https://quartier.example/fr/connexion");
    expect(mail.html).toMatch(/^<!doctype html><html lang="fr"/);
  });

  test("bear the site's name in words and need nothing from elsewhere", () => {
    expect(mail.text).toMatch(/^QUARTIER\n\n/);
    expect(mail.html).toMatch(/>Quartier<span [^>]*><\/span><\/a>/);
    expect(mail.html).not.toMatch(/<img|<link|<script|@import|url\(/);
  });
});
