import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoredMail } from "../../../app/email/stored-mail.server.ts";

const mail: StoredMail = {
  id: "job-1",
  at: "2026-11-21T15:00:00.000Z",
  to: "anke@test.example",
  userId: null,
  headers: {},
  language: "fr",
  subject: "Votre compte <est> fermé",
  html: '<!doctype html><html lang="fr"><head></head><body><script>alert(1)</script></body></html>',
  text: "Bonjour </pre><script>alert(1)</script>",
};

let directory: string;

beforeEach(async () => {
  vi.resetModules();
  directory = await mkdtemp(path.join(tmpdir(), "quartier-mailbox-"));
  vi.stubEnv("DATA_DIR", directory);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});

async function ask(address: string) {
  const { storeMail } = await import("../../../app/email/stored-mail.server.ts");
  await storeMail(mail);
  const { answerMailbox } = await import("./mailbox.tsx");
  const answer = await answerMailbox(new URL(address, "http://localhost"));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test("kept mail is listed, and one person's alone on request", async () => {
  const { status, text } = await ask("/dev/mail");
  expect(status).toBe(200);
  expect(text).toContain('href="/dev/mail/job-1"');
  expect(text).toContain("Votre compte &lt;est&gt; fermé");
  expect((await ask("/dev/mail?to=ANKE@test.example")).text).toContain("job-1");
  expect((await ask("/dev/mail?to=other@test.example")).text).not.toContain("job-1");
  // Beside them, an example of every kind of mail in every language.
  for (const example of ["new-places-fr", "price-drops-en", "deletion-requested-nl", "request-to-agent-fr"]) {
    expect(text).toContain(`href="/dev/mail/example-${example}"`);
  }
});

test("a mail of the identity service stands first among the mail, with a page of its own, until it is used", async () => {
  const sent = (oobCode: string, email: string, requestType = "PASSWORD_RESET") => ({
    oobCode,
    email,
    requestType,
    oobLink: "http://localhost/emulator/action?continueUrl=http%3A%2F%2Flocalhost%3A3000%2Ffr",
  });
  let oobCodes = [sent("a-Code_1", "anke@test.example"), sent("proof", "anke@test.example", "VERIFY_EMAIL")];
  const emulator = createServer((_, response) => void response.end(JSON.stringify({ oobCodes })));
  await new Promise<void>((listening) => emulator.listen(0, "127.0.0.1", listening));
  try {
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${(emulator.address() as AddressInfo).port}`);
    vi.stubEnv("FIREBASE_PROJECT_ID", "demo-quartier");
    const { text } = await ask("/dev/mail?to=Anke@test.example");
    // The site's addresses have no capitals, which codes have.
    const [address = "", ...others] = text.match(/\/dev\/mail\/reset-[a-z\d]+(?=")/g) ?? [];
    expect(others).toEqual([]);
    expect(text.indexOf(address)).toBeLessThan(text.indexOf("/dev/mail/job-1"));
    expect((await ask("/dev/mail?to=other@test.example")).text).not.toContain("reset-");
    const mail = await ask(address);
    expect(mail.text).toMatch(/href="http[^"]+\/fr\/nouveau-mot-de-passe\?oobCode=a-Code_1"/);
    oobCodes = [];
    expect((await ask(address)).status).toBe(404);
  } finally {
    emulator.close();
  }
});

test("a mail is shown in a frame that can do nothing, and as text", async () => {
  const page = await ask("/dev/mail/job-1");
  expect(page.text).toMatch(
    /<iframe [^>]*src="\/dev\/mail\/job-1\/html" sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  );
  expect(page.text).not.toContain("<script");
  const html = await ask("/dev/mail/job-1/html");
  expect(html.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox/);
  const text = await ask("/dev/mail/job-1/text");
  expect(text.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(text.text).toBe(mail.text);
});

test.each(["/dev/mail/job-2", "/dev/mail/..%2Fsession-secret", "/dev/mail/job-1/other"])(
  "%s is not there",
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing",
  SITE_URL: "https://quartier.example",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  CLIENT_PROFILE: "off",
  SMTP_URL: "smtp://mail.quartier.example",
  MAIL_FROM: "mail@quartier.example",
  OPERATOR_NAME: "Quartier nv",
  OPERATOR_ADDRESS: "Kerkstraat 1|9000 Gent",
  OPERATOR_COMPANY_NUMBER: "0123.456.789",
  OPERATOR_VAT_NUMBER: "BE 0123.456.789",
  OPERATOR_LICENCE: "-",
  OPERATOR_SUPERVISOR: "-",
  OPERATOR_INSURER: "-",
  OPERATOR_LEGAL_FORM: "a company|société|een vennootschap",
  OPERATOR_HOURS: "-",
  CONTACT_EMAIL: "office@quartier.example",
  CONTACT_PHONE: "+32 2 123 45 67",
};

test.each([
  ["production", production],
  ["development with a mail server", { SMTP_URL: "smtp://mail.quartier.example" }],
])("%s has no such page", async (_where, environment) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  for (const address of ["/dev/mail", "/dev/mail/job-1", "/dev/mail/job-1/html", "/dev/mail/example-new-places-en"]) {
    expect((await ask(address)).status).toBe(404);
  }
});
