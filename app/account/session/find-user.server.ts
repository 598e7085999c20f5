import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { requestId } from "#app/http/log.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { recheckSession } from "./check-session.server.ts";
import { isOpen } from "./is-open.server.ts";
import { findSessionId } from "./session-cookie.server.ts";
import type { User } from "../user.server.ts";

const known = new WeakMap<Request, Promise<User | null>>();
/** Remix gives each loader a request of its own: those of one visit that ask at once share the answer by its id. */
const asking = new Map<string, Promise<User | null>>();

/**
 * Who is signed in: the active user of the session that the request's cookie names, unless it has ended, expired or lain unused for too long.
 * One query, and none without a cookie or where accounts are switched off. Now and then the identity service is asked whether the account is still as it
 * was (check-session.server.ts).
 */
export function findUser(db: Database, request: Request): Promise<User | null> {
  const found = known.get(request) ?? askOnce(db, request);
  known.set(request, found);
  return found;
}

/**
 * Like {@link findUser}, for whom must be signed in (specification, section 8).
 * @throws a Response, 401 `{ "error": "User is not authenticated" }`
 */
export async function requireUser(db: Database, request: Request): Promise<User> {
  const user = await findUser(db, request);
  if (user) return user;
  throw Response.json(
    { error: "User is not authenticated" },
    { status: 401, headers: { "Cache-Control": cachePolicies.never } },
  );
}

async function askOnce(db: Database, request: Request): Promise<User | null> {
  const id = settings.CLIENT_PROFILE ? await findSessionId(request) : null;
  if (id === null) return null;
  const visit = `${requestId(request) ?? randomUUID()} ${id}`;
  const asked = asking.get(visit) ?? ask(db, id).finally(() => asking.delete(visit));
  asking.set(visit, asked);
  return asked;
}

async function ask(db: Database, id: string): Promise<User | null> {
  const [row] = await db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isOpen(new Date()), eq(users.status, "active")));
  if (!row) return null;
  return (await recheckSession(db, row.session, row.user)) ? row.user : null;
}
