import postgres from "postgres";
import { listFailedMails, type FailedMail } from "#app/email/failed-mails.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { resendMail } from "./resend-mail.server.ts";

const usage = `Mails that were given up: refused for good, or tried for about a day.

  npm run mail -- failed        lists them, the oldest first
  npm run mail -- resend ID     sends one again
  npm run mail -- resend all    sends all of them again

Ends with 0 when it was done, 1 when there is no such mail, 2 when the command was not understood or something failed.`;

class UsageError extends Error {}

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
  console.log(`${countOf(count)} wait for the worker.`);
  return 0;
}

function lineOf({ id, at, kind, userId, reason }: FailedMail): string {
  return [id, at.toISOString().slice(0, 16), kind, userId ?? "no account", reason].join("  ");
}

const countOf = (count: number) => `${count} ${count === 1 ? "mail" : "mails"}`;

async function withDatabase(work: (db: DatabasePool) => Promise<number>): Promise<number> {
  // Only now: looking for the database may start one.
  const { databaseUrl } = await import("#app/database.server.ts");
  const { createDatabase, closeDatabase } = await import("#db/client.server.ts");
  const db = createDatabase(databaseUrl, { name: "quartier mail", connections: 2 });
  return work(db).finally(() => closeDatabase(db));
}

/** What an operator can do something about is said in a sentence; anything else comes with its stack. */
function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof postgres.PostgresError && cause.code === "42P01") {
    return "The database has no tables yet: npm run db:migrate makes them.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const [name, which, ...rest] = process.argv.slice(2);
try {
  if (name === "failed" && which === undefined) process.exitCode = await withDatabase(list);
  else if (name === "resend" && which !== undefined && rest.length === 0)
    process.exitCode = await withDatabase((db) => resend(db, which));
  else throw new UsageError(usage);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}
