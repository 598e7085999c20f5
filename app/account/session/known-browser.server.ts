import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { eq, sql } from "drizzle-orm";
import { cookieName } from "#app/http/cookie-name.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { signedCookie } from "#app/http/signed-cookie.server.ts";
import { sessionSeconds } from "./session-cookie.server.ts";

/** Accounts that one browser is remembered for, the latest first: a household's. */
const mostAccounts = 5;

interface KnownBrowser {
  id: string;
  accounts: KnownAccount[];
}

/** An account that somebody has logged in to here. */
interface KnownAccount {
  /** The identity service's id: whoever chooses a password by a link may never have been here. */
  uid: string;
  /** `users.browsersVersion` of then. */
  version: number;
  /** Digest of the address that they logged in with. */
  email: string;
}

/** Outlives the session: what was proven once counts when the person comes to log in again (decision 029). */
const cookie = createCookie(cookieName("known-browser"), {
  ...signedCookie,
  sameSite: "lax",
  path: "/",
  maxAge: sessionSeconds,
});

/**
 * The `Set-Cookie` of a browser in which somebody has just proven to own an account: by logging in, or by the link of a
 * mail. It is known until the account's password changes, its owner claims it or it is logged out everywhere
 * (`deleteKnownBrowsers`).
 * @param version `users.browsersVersion`; 0 for an account that has not been here yet
 */
export async function addKnownBrowser(
  request: Request,
  { uid, email, version }: { uid: string; email: string; version: number },
): Promise<string> {
  const known = await read(request);
  const others = (known?.accounts ?? []).filter((other) => other.uid !== uid);
  return cookie.serialize({
    id: known?.id ?? randomBytes(16).toString("base64url"),
    accounts: [{ uid, version, email: digestOf(email) }, ...others].slice(0, mostAccounts),
  } satisfies KnownBrowser);
}

/** The id of the browser that a request comes from, when the account of an address knows it. */
export async function findKnownBrowser(db: Database, request: Request, email: string): Promise<string | null> {
  const known = await read(request);
  const account = known?.accounts.find((account) => account.email === digestOf(email));
  if (!known || !account) return null;
  const [user] = await db
    .select({ email: users.email, version: users.browsersVersion })
    .from(users)
    .where(eq(users.uid, account.uid));
  const { version } = user ?? { version: 0 };
  const isTheirs = !user || digestOf(user.email) === account.email;
  return isTheirs && version === account.version ? known.id : null;
}

/** No browser is known to an account any more. @returns its new `browsersVersion` */
export async function deleteKnownBrowsers(db: Database, userId: string): Promise<number> {
  const [user] = await db
    .update(users)
    .set({ browsersVersion: sql`${users.browsersVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ version: users.browsersVersion });
  return user?.version ?? 0;
}

async function read(request: Request): Promise<KnownBrowser | null> {
  const known: unknown = await cookie.parse(request.headers.get("Cookie"));
  // Signed by this site, and so what it wrote.
  return typeof known === "object" ? (known as KnownBrowser | null) : null;
}

function digestOf(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}
