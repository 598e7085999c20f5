import type { Sql, TransactionSql } from "postgres";

/** Is told of a statement when it is asked. @returns what to call when it has ended; undefined when nobody wants to know */
export type ObserveQuery = (statement: string) => ((failed: boolean) => void) | undefined;

type Run = (sql: TransactionSql) => unknown;

/** Lets somebody see each statement of a pool begin and end, in transactions too; its values are shown to nobody. */
export function observeQueries(client: Sql, observe: ObserveQuery): void {
  observeUnsafe(client, observe);
  const begin = client.begin.bind(client) as (options: string, run: Run) => Promise<unknown>;
  const observed = (...given: [Run] | [string, Run]) => {
    const [options, run] = given.length === 1 ? ["", given[0]] : given;
    return begin(options, (sql) => {
      observeUnsafe(sql, observe);
      return run(sql);
    });
  };
  client.begin = observed as Sql["begin"];
}

/** Drizzle asks everything by `unsafe`. */
function observeUnsafe(sql: Sql | TransactionSql, observe: ObserveQuery): void {
  const unsafe = sql.unsafe.bind(sql) as (statement: string, ...more: unknown[]) => Promise<unknown>;
  const observed = (statement: string, ...more: unknown[]) => {
    const end = observe(statement);
    const asked = unsafe(statement, ...more);
    // A statement is sent when somebody waits for it by its own `then`: this one only looks on.
    if (end)
      void Promise.prototype.then.call(
        asked,
        () => end(false),
        () => end(true),
      );
    return asked;
  };
  sql.unsafe = observed as unknown as Sql["unsafe"];
}
