import type { Database } from "./client.server.ts";

/**
 * A statement whose text is put together once for each pool (and each transaction) instead of with each request: drizzle
 * takes longer for that than the driver for asking. What changes stands in it as `sql.placeholder`. Whether the server
 * prepares it, too, is the pool's to say as ever (db/client.server.ts): nothing is named, and poolers see no difference.
 * @param build makes it; `.prepare(name)` of a query, whose name is not sent
 */
export function prepareOnce<Statement extends object>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
