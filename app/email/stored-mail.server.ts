import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { settings } from "#app/settings/settings.server.ts";
import type { RenderedMail } from "./mail-content.ts";

/** A mail that was kept instead of sent. */
export interface StoredMail extends RenderedMail {
  id: string;
  /** ISO 8601 */
  at: string;
  to: string;
  userId: string | null;
  headers: Record<string, string>;
}

/**
 * Whether mail stays here: in demonstration, development and tests without a mail server. Nowhere else does anybody
 * get to read it (decisions, section 8).
 */
export function storesMail(): boolean {
  return settings.SMTP_URL === undefined && (settings.DEMONSTRATION || settings.NODE_ENV !== "production");
}

/** Keeps a mail in DATA_DIR/mail; the same mail again takes its own place. */
export async function storeMail(mail: StoredMail): Promise<void> {
  const file = fileOf(mail.id);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Whoever lists them meanwhile never reads half a mail.
  await writeFile(`${file}.new`, JSON.stringify(mail, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Every kept mail, the latest first. */
export async function listStoredMails(): Promise<StoredMail[]> {
  const names = await readdir(folder()).catch(noneIfMissing);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith(".json")).map((name) => findStoredMail(name.slice(0, -".json".length))),
  );
  return mails.filter((mail) => mail !== null).sort((one, other) => other.at.localeCompare(one.at));
}

/** Null when there is none of that id. */
export async function findStoredMail(id: string): Promise<StoredMail | null> {
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  const [text] = await readFile(fileOf(id), "utf8").then((text) => [text], noneIfMissing);
  return text === undefined ? null : (JSON.parse(text) as StoredMail);
}

/** Removes what was kept of a person: mails to any of these addresses, or about that account. */
export async function deleteStoredMails({ userId, addresses }: { userId: string; addresses: string[] }): Promise<void> {
  const theirs = new Set(addresses.map((address) => address.toLowerCase()));
  for (const mail of await listStoredMails()) {
    if (mail.userId === userId || theirs.has(mail.to.toLowerCase())) await rm(fileOf(mail.id), { force: true });
  }
}

const folder = () => path.join(settings.DATA_DIR, "mail");
const fileOf = (id: string) => path.join(folder(), `${id}.json`);

function noneIfMissing(error: unknown): never[] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}
