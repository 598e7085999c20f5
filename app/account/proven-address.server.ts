import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";

/*
 * One e-mail address an account, the one that one signs in with (decisions, section 4). It is proven when the identity
 * service says so, or when a link was opened that we mailed; until then it is somebody's word.
 */

/** A condition on `users`: mail to the account's address is known to reach its person. */
export function hasProvenAddress(): SQL {
  return sql`${users.emailProvenAt} is not null`;
}

/** The address of an open account that its person has proven; null when there is none. */
export async function findProvenAddress(db: Database, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, "active"), hasProvenAddress()));
  return user?.email ?? null;
}

/** Whether an address is the one that an account has proven; letters count in any case. */
export async function isProvenAddress(db: Database, userId: string, address: string): Promise<boolean> {
  return (await findProvenAddress(db, userId))?.toLowerCase() === address.trim().toLowerCase();
}
