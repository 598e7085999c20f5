import { UsageError } from "#app/command-line/run-command.server.ts";
import { listFailedMails, type ListedMail } from "#app/email/failed-mails.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { resendMail } from "./resend-mail.server.ts";

async function list(db: DatabasePool): Promise<number> {
  const mails = await listFailedMails(db);
  for (const mail of mails) console.log(lineOf(mail));
  console.log(mails.length === 0 ? "No mail was given up." : countOf(mails.length));
  return 0;
}

async function resend(db: DatabasePool, which: string): Promise<number> {
  const mails = await listFailedMails(db);
  const chosen = which === "all" ? mails : mails.filter(({ id }) => id === which);
  if (chosen.length === 0 && which !== "all") {
    console.error(`No mail ${which} was given up, or it has been sent again.`);
    return 1;
  }
  let count = 0;
  for (const mail of chosen) if (await resendMail(db, mail)) count++;
  console.log(`${countOf(count)} ${count === 1 ? "waits" : "wait"} for the worker.`);
  return 0;
}

/** A mail that was given up, as `mail -- failed` lists it. */
export function lineOf({ id, at, kind, userId, reason, ...about }: ListedMail): string {
  const moment = `${at.toISOString().slice(0, 16)}Z`;
  return [id, moment, kind, userId ?? "no account", ...subjectOf(about), reason].join("  ");
}

/** What a mail about a contact request concerns: the listing as pages write it, the advertiser as its feed does. */
function subjectOf({ advertiser, listing }: Pick<ListedMail, "advertiser" | "listing">): string[] {
  const words = [listing && `listing ${listing.toUpperCase()}`, advertiser && `of ${advertiser}`].filter(Boolean);
  return words.length > 0 ? [words.join(" ")] : [];
}

const countOf = (count: number) => `${count} ${count === 1 ? "mail" : "mails"}`;

async function withDatabase(work: (db: DatabasePool) => Promise<number>): Promise<number> {
  // Only now: looking for the database may start one.
  const { databaseUrl } = await import("#app/database/database.server.ts");
  const { createDatabase, closeDatabase } = await import("#db/client.server.ts");
  const db = createDatabase(databaseUrl, { name: "quartier mail", connections: 2 });
  return work(db).finally(() => closeDatabase(db));
}

/** Does what `npm run mail` was asked for. @returns the exit code @throws UsageError */
export async function run([name, which, ...rest]: string[]): Promise<number> {
  if (name === "failed" && which === undefined) return withDatabase(list);
  if (name === "resend" && which && rest.length === 0) return withDatabase((db) => resend(db, which));
  throw new UsageError(name === undefined ? "" : `Not understood: ${[name, which, ...rest].join(" ").slice(0, 100)}`);
}
