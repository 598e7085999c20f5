import { sql, type SQL } from "drizzle-orm";
import type { Db } from "pg-boss";
import type { Database } from "#db/client.server.ts";

/**
 * Runs pg-boss's statements on our own driver: on the pool, or inside the very transaction that causes a job. pg-boss
 * writes for node-postgres, whose ways with values this keeps: objects become JSON, what is undefined becomes null.
 */
export function jobExecutor(db: Database): Db {
  return {
    executeSql: async (text: string, values: unknown[] | undefined) => {
      const rows = await db.execute(values && values.length > 0 ? withValues(text, values) : withoutFrame(text));
      return { rows: [...rows] };
    },
  };
}

/** `$1` and its like, as parameters of ours. */
function withValues(text: string, values: unknown[]): SQL {
  const chunks = text.split(/\$(\d+)/).map((part, index) => {
    return index % 2 === 0 ? sql.raw(part) : sql`${asParameter(values[Number(part) - 1])}`;
  });
  return sql.join(chunks);
}

function asParameter(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  // A list would become a row of parameters.
  if (Array.isArray(value)) return sql.param(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/**
 * Several statements without values are sent as one, and so are one transaction by themselves; our driver wants none begun
 * on a connection of the pool.
 */
function withoutFrame(text: string): SQL {
  return sql.raw(text.replace(/^\s*BEGIN;/, "").replace(/COMMIT;\s*$/, ""));
}
