import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../bin/steps/free-port.js";
import { readPage } from "../fuzz/found-site.ts";
import { Outside } from "../fuzz/outside.ts";
import { Machine, runHere } from "./machine.ts";
import { Visitor } from "./through-proxy.ts";

/**
 * `npm run install-test`: follows docs/operating.md ("One machine, from nothing") on an empty Debian, and prints what was
 * done and how long it took. Exit code 1 with the first step that does not do what the page says.
 */
const [suite = "bookworm", folder = ""] = process.argv.slice(2);
const host = "quartier.example";
const clerk = "clerk@quartier.example";
/** Nothing of systemd's runs in the machine: what can be had is that all of it is understood, and is there. */
const units = ["web.service", "worker.service", "backup.service", "backup.timer", "audit.service", "audit.timer"]
  .map((name) => `quartier-${name}`)
  .join(" ");
/** Seconds that a visitor takes to fill in a form, at least, and that a mail may take. */
const filling = 4;
const patience = 90;
/** What an operator puts into the environment of the script; accounts need a project of Firebase's, which nobody has here. */
const operator = {
  SITE_URL: `https://${host}`,
  CLIENT_PROFILE: "false",
  CONTACT_EMAIL: clerk,
  OPERATOR_NAME: 'Quartier "nv" $1 `x` é',
  OPERATOR_ADDRESS: "Rue de l’Exemple 1|1000 Bruxelles",
  OPERATOR_COMPANY_NUMBER: "0000.000.000",
  OPERATOR_VAT_NUMBER: "BE 0123.456.789",
  OPERATOR_LICENCE: "-",
  OPERATOR_SUPERVISOR: "-",
  OPERATOR_INSURER: "-",
  OPERATOR_LEGAL_FORM: "a company|société|een vennootschap",
  OPERATOR_HOURS: "Mo-Fr 09:00-17:30",
  CONTACT_PHONE: "+32 2 123 45 67",
};

const outside = await Outside.open(() => undefined);
const { SMTP_URL = "", MAIL_FROM = "" } = outside.settings;
const [http, https, port] = [await findFreePort(), await findFreePort(), await findFreePort()];
let machine: Machine | undefined;
const close = async () => {
  await machine
    ?.run("quartier stop; nginx -s stop; pg_ctlcluster $(pg_lsclusters -h | head -1 | cut -c1-8) stop")
    .catch(() => "");
  await machine?.remove();
  await outside.close();
};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void close().then(() => process.exit(1)));
}

try {
  console.log("| step | seconds |\n|---|---|");
  await installAndUse();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await step("all of it removed", close);
}

async function installAndUse(): Promise<void> {
  const made = (machine = await step(`an empty Debian (${suite})`, () => Machine.make(suite, join(folder, "debian"))));
  const run = (command: string) => made.run(command);
  await runHere("git", ["clone", "--quiet", "--bare", "--no-hardlinks", ".", join(made.folder, "srv/quartier.git")]);
  await step("git, and the clone", () =>
    run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends git ca-certificates &&
      git clone --quiet /srv/quartier.git /usr/local/src/quartier`),
  );
  // The mail server's address, which may hold a password, by file.
  await run(`printf '%s\\n' ${shellWord(SMTP_URL)} >/root/smtp`);
  const given = {
    ...{ ...operator, SMTP_URL_FILE: "/root/smtp", MAIL_FROM },
    ...{ PORT: port, HTTP_PORT: http, HTTPS_PORT: https },
  };
  const environment = Object.entries(given).map(([name, value]) => `${name}=${shellWord(String(value))}`);
  const install = (words: readonly string[] = []) =>
    [...words, "/usr/local/src/quartier/deploy/debian/install.sh"].join(" ");
  await step("the script", () => run(install(environment)));

  const visitor = new Visitor(
    host,
    { http, https },
    await readFile(join(made.folder, "etc/ssl/quartier/fullchain.pem")),
  );
  await step("pages through nginx, over TLS", () => checkPages(visitor));
  await runHere(process.execPath, [
    ...["--import", "tsx", "packages/demonstration/seed-cli.ts", "--listings", "40", "--write-only"],
    ...["--file", join(made.folder, "srv/feed.jsonl")],
  ]);
  await step("a feed imported with the worker's rights, and found", async () => {
    await run("chmod 644 /srv/feed.jsonl && quartier npm run --silent listings -- import /srv/feed.jsonl --quiet");
    await checkListings(visitor);
  });
  await step("a message, and the worker's mail about it", () => sendMessage(visitor));
  await step("its units, as systemd reads them", () => run(`systemd-analyze verify --man=no ${units}`));
  await step("a backup", () => run("quartier owner npm run --silent backup -- /var/lib/quartier/first.backup"));
  await run(
    "rm /root/smtp; grep -q SMTP_URL_FILE= /etc/quartier/settings && ! grep -q ^SMTP_URL= /etc/quartier/settings",
  );
  const secrets = "find -L /etc/quartier /etc/ssl/quartier -type f -print0 | sort -z | xargs -0 cat | sha256sum";
  const before = await run(secrets);
  await step("the script once more, as for a new version", () => run(install()));
  expect((await run(secrets)) === before, "settings, passwords and certificate stay as they were");
  await checkListings(visitor);
  expect(
    (await run("quartier owner npm run --silent db:migrate")).includes("up to date"),
    "db:migrate finds nothing left",
  );
}

async function checkPages(visitor: Visitor): Promise<void> {
  const plain = await visitor.askPlain("/en");
  expect(plain.status === 308 && plain.headers.location === `https://${host}/en`, "http leads to https");
  const page = await visitor.ask("/en");
  expect(
    page.status === 200 && page.body.includes("Quartier &quot;nv&quot; $1 `x` é"),
    "the page has the operator's name",
  );
  expect("strict-transport-security" in page.headers, "browsers are told to stay on https");
  const [, file = ""] = /(?:src|href)="([^"]+\/assets\/[^"]+)"/.exec(page.body) ?? [];
  expect(
    (await visitor.ask(file)).headers["cache-control"]?.includes("immutable") === true,
    "files are served for ever",
  );
  expect((await visitor.ask("/healthz")).status === 200, "the process says that it lives");
  for (const path of ["/readyz", "/metrics"]) expect((await visitor.ask(path)).status === 404, `${path} stays inside`);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200, "it is ready");
}

async function checkListings(visitor: Visitor): Promise<void> {
  const { status, body } = await visitor.ask("/en/search");
  expect(status === 200 && body.includes("<article"), "the search shows what was imported");
}

async function sendMessage(visitor: Visitor): Promise<void> {
  const { forms } = readPage((await visitor.ask("/en/contact")).body, "/en/contact", `https://${host}`);
  const form = forms.find(({ fields }) => fields.some(([name]) => name === "message"));
  const word = `message-${randomBytes(8).toString("hex")}`;
  outside.await(word);
  await wait(filling * 1000);
  const sent = await visitor.ask("/en/contact", {
    token: form?.fields.find(([name]) => name === "token")?.[1] ?? "",
    ...{ name: "An Peeters", email: "an@quartier.example", topic: "other", message: `I ask about ${word}` },
  });
  expect(sent.status === 303, `the message is taken (${sent.status})`);
  for (let second = 0; second < patience && !outside.has(word, clerk); second += 1) await wait(1_000);
  expect(outside.has(word, clerk), "its mail has left");
}

/** @returns what the task returns, once its line is printed */
async function step<T>(name: string, task: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await task();
  console.log(`| ${name} | ${((performance.now() - start) / 1000).toFixed(0)} |`);
  return result;
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Does not hold: ${what}`);
}

/** As one word of a shell's. */
function shellWord(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}
