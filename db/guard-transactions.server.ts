import { setTimeout as wait } from "node:timers/promises";
import type { Sql, TransactionSql } from "postgres";

type Run = (sql: TransactionSql) => unknown;
type Savepoint = (...given: [Run] | [string, Run]) => Promise<unknown>;

/** What is known of a transaction's end. */
interface End {
  isOver: () => boolean;
  /** Rejected when the transaction is; never fulfilled. */
  failed: () => Promise<never>;
}

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
    const end: End = { isOver: () => over, failed: () => transaction.then(never) };
    const transaction = begin(options, (sql) => runUntilOver(sql, run, end));
    transaction.catch(() => (over = true));
    return transaction;
  };
  client.begin = guarded as Sql["begin"];
}

async function runUntilOver(sql: TransactionSql, run: Run, end: End): Promise<unknown> {
  const { isOver, failed } = end;
  const unsafe = sql.unsafe.bind(sql);
  sql.unsafe = (...query: Parameters<typeof unsafe>) => {
    if (isOver()) throw gone();
    return unsafe(...query);
  };
  // A savepoint has an `sql` of its own, and the driver goes back to it as it rolls back.
  const savepoint = sql.savepoint.bind(sql) as Savepoint;
  const guarded: Savepoint = async (...given) => {
    if (isOver()) throw gone();
    const within =
      (nested: Run): Run =>
      (inner) =>
        runUntilOver(inner, nested, end);
    const saved = given.length === 1 ? savepoint(within(given[0])) : savepoint(given[0], within(given[1]));
    // The driver is not told of its end, where the connection is gone; whoever waits for it is.
    return Promise.race([saved, failed()]);
  };
  sql.savepoint = guarded as TransactionSql["savepoint"];
  try {
    const result = await run(sql);
    return isOver() ? await never() : result;
  } catch (error) {
    if (isLost(error)) await wait(isOver() ? 0 : patience, undefined, { ref: false });
    if (isOver()) return never();
    throw error;
  }
}

function gone(): Error {
  return Object.assign(new Error("The transaction's connection is gone"), { code: "CONNECTION_CLOSED" });
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
