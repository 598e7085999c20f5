import { setTimeout as wait } from "node:timers/promises";
import type { Sql, TransactionSql } from "postgres";

type Run = (sql: TransactionSql) => unknown;

/** What a query fails with whose connection is going or gone: the driver's, the system's, PostgreSQL's shutting down. */
const lost = /^(?:CONNECTION_(?:CLOSED|DESTROYED|ENDED)|CONNECT_TIMEOUT|ECONNRESET|EPIPE|57P0[1-3]|08...)$/;
/** Milliseconds in which a connection that is going is gone. */
const patience = 2_000;
/** An error has fewer causes behind one another; one that is its own cause has no end of them. */
const mostCauses = 20;

/**
 * Keeps a transaction from writing to a connection that has died: postgres.js 3.4.9 rolls back there, finds no socket, and
 * takes the process down from outside any promise; what it failed to write then spoils the next connection. Here such a
 * transaction ends with the connection: the driver rejects it when that closes, and nothing more is sent.
 */
export function guardTransactions(client: Sql): void {
  const begin = client.begin.bind(client) as (options: string, run: Run) => Promise<unknown>;
  const guarded = async (...given: [Run] | [string, Run]) => {
    const [options, run] = given.length === 1 ? ["", given[0]] : given;
    let over = false;
    const isOver = () => over;
    const transaction = begin(options, (sql) => runUntilOver(sql, run, isOver));
    transaction.catch(() => (over = true));
    return transaction;
  };
  client.begin = guarded as Sql["begin"];
}

async function runUntilOver(sql: TransactionSql, run: Run, isOver: () => boolean): Promise<unknown> {
  const unsafe = sql.unsafe.bind(sql);
  sql.unsafe = (...query: Parameters<typeof unsafe>) => {
    if (isOver()) throw Object.assign(new Error("The transaction's connection is gone"), { code: "CONNECTION_CLOSED" });
    return unsafe(...query);
  };
  try {
    const result = await run(sql);
    return isOver() ? await never() : result;
  } catch (error) {
    if (isLost(error)) await wait(isOver() ? 0 : patience, undefined, { ref: false });
    if (isOver()) return never();
    throw error;
  }
}

/** The caller has its rejection already; the driver, which would roll back or commit, gets nothing. */
function never(): Promise<never> {
  return new Promise(() => {});
}

function isLost(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < mostCauses && cause instanceof Error; depth++) {
    if ("code" in cause && lost.test(String(cause.code))) return true;
    cause = cause.cause;
  }
  return false;
}
