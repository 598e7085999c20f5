import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { DatabasePool } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";

/** Copies the one listing that there is, as `copy-1`, `copy-2` and so on. */
export async function copyListing(db: DatabasePool, copies: number): Promise<void> {
  const { id: _, listed: __, revision: ___, reference: ____, ...given } = getTableColumns(listings);
  const columns = sql.join(
    Object.values(given).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const copied = sql`
    insert into listings (reference, ${columns}) select 'copy-' || copy, ${columns}
    from listings, generate_series(1, ${copies}) as copy`;
  await patiently(db, copied);
}

/** However long it takes on a machine that is busy. */
export async function patiently(db: DatabasePool, statement: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(statement);
  });
}
