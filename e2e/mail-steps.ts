import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { Language } from "#app/i18n/languages.ts";
import enMail from "#app/i18n/locales/en/mail.ts";
import frMail from "#app/i18n/locales/fr/mail.ts";
import nlMail from "#app/i18n/locales/nl/mail.ts";
import sharp from "sharp";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import { readNote, roleName } from "#db/embedded/cluster.server.ts";
import { urlOfDatabase } from "#db/ensure-database.server.ts";
import { formOf, texts } from "./account-steps.ts";

/* What an operator and a mailbox do beside the browser. */

/** The one picture that lies beside every feed. */
export const picture = "front.jpg";

/**
 * Imports listings into the site that is tested, by the operator's command; again when the database of a busy machine
 * has not answered it in time, as what is there already is skipped.
 */
export async function importListings(...records: ListingRecordInput[]): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "quartier-feed-"));
  const file = join(directory, "feed.jsonl");
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  await sharp({ create: { width: 800, height: 600, channels: 3, background: "#a0522d" } }).toFile(
    join(directory, picture),
  );
  const command = ["--import", "tsx", "app/feeds/commands/listings-cli.ts", "import", file];
  const environment = { ...process.env, DATABASE_URL: await findDatabase(), DATA_DIR: dataDirectory };
  await expect(() => promisify(execFile)(process.execPath, command, { env: environment }))
    .toPass({ timeout: 300_000 })
    .finally(() => rm(directory, { recursive: true }));
}

/** Where the tested site keeps its pictures (playwright.config.ts). */
const dataDirectory = join(process.env.DATA_DIR ?? ".data", "test");

/** The database that playwright.config.ts has the demonstration make. */
async function findDatabase(): Promise<string> {
  const { DATABASE_URL, TEST_DATABASE_URL = DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return urlOfDatabase(TEST_DATABASE_URL, "quartier_e2e");
  const note = await readNote(join(dataDirectory, "postgres"));
  if (!note) throw new Error("The demonstration has no database");
  return `postgres://${roleName}:${note.password}@127.0.0.1:${note.port}/quartier_e2e`;
}

/** A mail as its reader has it. */
interface ReadMail {
  subject: string;
  text: string;
  html: string;
  /** Where a mail program unsubscribes by itself. */
  oneClick: string | undefined;
}

/** Waits for the first mail to an address whose subject is like this. Runs by the clock take minutes. */
export async function waitForMail(request: APIRequestContext, to: string, subject: RegExp): Promise<ReadMail> {
  let found: { id: string; subject: string } | undefined;
  await expect
    .poll(
      async () => {
        const list = await (await request.get(`/dev/mail?${new URLSearchParams({ to }).toString()}`)).text();
        const mails = [...list.matchAll(/href="\/dev\/mail\/([\w-]+)" lang="\w+">([^<]+)</g)];
        found = mails.map(([, id = "", subject = ""]) => ({ id, subject })).find((mail) => subject.test(mail.subject));
        return found !== undefined;
      },
      { timeout: 480_000, intervals: [2_000] },
    )
    .toBe(true);
  const address = `/dev/mail/${found!.id}`;
  const [page, text, html] = await Promise.all(
    ["", "/text", "/html"].map(async (form) => (await request.get(address + form)).text()),
  );
  const oneClick = /<dt>List-Unsubscribe<\/dt><dd>&lt;([^&]+)&gt;/.exec(page!)?.[1];
  return { subject: found!.subject, text: text!, html: html!, oneClick };
}

/** Where a link of a mail leads, by its words. */
export function linkIn({ text }: ReadMail, label: string): string {
  const lines = text.split("\n");
  const line = lines.findIndex((line) => line.startsWith(label));
  return new URL(lines[line + 1] ?? "").href;
}

const mailTexts = { en: enMail, fr: frMail, nl: nlMail };

/** Opens the link in the mail that waits for a member, and presses its button. */
export async function openAddressLink(
  page: Page,
  language: Language,
  email: string,
  use: "prove" | "change" | "stop" = "prove",
) {
  const kind = ({ prove: "proveAddress", change: "changeAddress", stop: "addressChangeNotice" } as const)[use];
  const words = mailTexts[language][kind];
  const mail = await waitForMail(page.request, email, new RegExp(`^${words.subject}$`));
  await page.goto(linkIn(mail, words.button));
  const { button, done } = texts[language].emails.address[use];
  await formOf(page).getByRole("button", { name: button, exact: true }).click();
  await expect(formOf(page).getByRole("heading", { level: 1 })).toHaveText(done);
}
