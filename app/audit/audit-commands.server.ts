import { readNumber, UsageError, type Values } from "#app/command-line/run-command.server.ts";
import { auditActions, type AuditAction } from "#db/schema/audit.ts";
import type { AuditQuestion, AuditRow } from "./read-audit.server.ts";

/** Does what `npm run audit` was asked for. @returns the exit code @throws UsageError */
export async function run(words: string[], values: Values): Promise<number> {
  if (words.length > 0) throw new UsageError(`Not understood: ${words.join(" ").slice(0, 100)}`);
  const question = readQuestion(values);
  const { databaseUrl } = await import("#app/database/database.server.ts");
  const { createDatabase, closeDatabase } = await import("#db/client.server.ts");
  const { readAudit } = await import("./read-audit.server.ts");
  const db = createDatabase(databaseUrl, { name: "quartier audit", connections: 1 });
  const rows = await readAudit(db, question).finally(() => closeDatabase(db));
  for (const row of rows) console.log(values.json ? JSON.stringify(row) : inWords(row));
  if (rows.length === 0 && !values.json) console.log("Nothing of this kind was written down");
  return 0;
}

/** What the options ask for. @throws UsageError for one that can't be understood */
export function readQuestion(values: Values): AuditQuestion {
  const { action, account } = values;
  if (action !== undefined && !isAction(action)) {
    throw new UsageError(`--action takes one of ${auditActions.join(", ")}.`);
  }
  return {
    most: values.most === undefined ? 100 : readNumber(values, "most", { most: 100_000 }),
    ...(action !== undefined && { action }),
    ...(typeof account === "string" && { account }),
    ...readDay(values, "since"),
    ...readDay(values, "until"),
  };
}

function readDay(values: Values, name: "since" | "until"): Partial<Record<typeof name, Date>> {
  const given = values[name];
  if (given === undefined) return {};
  const day = typeof given === "string" && /^\d{4}-\d\d-\d\d$/.test(given) ? new Date(`${given}T00:00:00Z`) : null;
  // 2026-02-31 would be a day of March.
  if (day === null || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== given) {
    throw new UsageError(`--${name} takes a day such as 2026-11-24.`);
  }
  return { [name]: day };
}

const isAction = (value: string | boolean): value is AuditAction =>
  (auditActions as readonly (string | boolean)[]).includes(value);

function inWords({ at, actor, operator, origin, action, userId, subject }: AuditRow): string {
  const who = operator === null ? actor : `${actor} ${operator}`;
  const about = [userId && `account ${userId}`, subject].filter(Boolean).join("  ");
  return `${at.toISOString().slice(0, 19)}Z  ${action}  ${who}  from ${origin ?? "here"}  ${about}`
    .trimEnd()
    .replace(/\p{C}/gu, "·");
}
