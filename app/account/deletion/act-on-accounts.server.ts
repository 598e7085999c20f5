import { asc, eq, or, sql } from "drizzle-orm";
import type { DatabasePool } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { findAccountByEmail } from "../identity/identity.server.ts";
import { IdentityError } from "../identity/identity.ts";
import { endEverywhere } from "../session/end-everywhere.server.ts";
import type { User } from "../user.server.ts";
import { purgeAccount } from "./purge-account.server.ts";
import { requestDeletion } from "./request-deletion.server.ts";
import { restoreAccount, suspendAccount } from "./suspend-account.server.ts";

/** What came of an operator's command, in a line for the terminal. */
interface Outcome {
  done: boolean;
  line: string;
}

interface Options {
  minor?: boolean;
  now?: Date;
}

export type Action = "log-out" | "suspend" | "restore" | "delete";

/** The operator's commands (specification, section 4), each on the one account that an address or id stands for. */
export const actions: Record<Action, (db: DatabasePool, who: string, options?: Options) => Promise<Outcome>> = {
  "log-out": onOne(async (db, user) => {
    await endEverywhere(db, user);
    return { done: true, line: "is logged out everywhere: every session has ended" };
  }),
  suspend: onOne(async (db, user) => {
    const outcome = await suspendAccount(db, user.id);
    const said = {
      suspended: "is suspended: every session has ended",
      already: "was suspended already",
      deleted: "is deleted, which is more than suspended",
      unknown: "has just been erased",
    };
    return { done: outcome === "suspended" || outcome === "already", line: said[outcome] };
  }),
  restore: onOne(async (db, user, { now }) => {
    const outcome = await restoreAccount(db, user.id, now);
    const said = {
      restored: "is restored; a mail says so",
      already: "is active already",
      late: "can't be restored: its time is over and it is being erased",
      unknown: "has just been erased",
    };
    return { done: outcome === "restored" || outcome === "already", line: said[outcome] };
  }),
  delete: onOne(async (db, user, { minor, now }) => {
    const { id, purgeAfter } = await requestDeletion(db, user, { minor, now });
    if (!minor) return { done: true, line: `is deleted: closed now, erased after ${purgeAfter.toISOString()}` };
    const erased = await purgeAccount(db, id, now).catch((error: unknown) => {
      if (error instanceof IdentityError) return false;
      throw error;
    });
    // Another worker may have been quicker.
    const later =
      erased || !(await stillThere(db, user)) ? "and erased" : "now; the worker erases it as soon as it can";
    return { done: true, line: `is closed ${later}` };
  }),
};

function onOne(act: (db: DatabasePool, user: User, options: Options) => Promise<Outcome>) {
  return async (db: DatabasePool, who: string, options: Options = {}): Promise<Outcome> => {
    const found = await findUsers(db, who);
    const [user] = found;
    if (!user) return { done: false, line: `${who} is unknown: there is no such account` };
    if (found.length > 1) return { done: false, line: nameAll(who, found) };
    const { done, line } = await act(db, user, options);
    return { done, line: `${user.email} ${line}` };
  };
}

/** By id, by the profile's address, or by the one that the person signs in with. */
async function findUsers(db: DatabasePool, who: string): Promise<User[]> {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(who)) return db.select().from(users).where(eq(users.id, who));
  const identity = await findAccountByEmail(who).catch((error: unknown) => {
    // Without the service, the profile's address has to do.
    if (error instanceof IdentityError && error.failure === "unreachable") return null;
    throw error;
  });
  const byAddress = sql`lower(${users.email}) = ${who.toLowerCase()}`;
  return db
    .select()
    .from(users)
    .where(identity ? or(byAddress, eq(users.uid, identity.uid)) : byAddress)
    .orderBy(asc(users.createdAt));
}

function nameAll(who: string, found: User[]): string {
  const lines = found.map(({ id, status, createdAt, firstname, lastname }) => {
    const name = [firstname, lastname].filter(Boolean).join(" ") || "without a profile";
    return `  ${id}  ${status}, since ${createdAt.toISOString().slice(0, 10)}, ${name}`;
  });
  return [`${found.length} accounts have the address ${who}; say which by its id:`, ...lines].join("\n");
}

async function stillThere(db: DatabasePool, { id }: User): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return row !== undefined;
}
