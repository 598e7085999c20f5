import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { cookieName } from "#app/http/cookie-name.server.ts";
import { signedCookie } from "./cookie-secrets.server.ts";
import { sessionSeconds } from "./session-cookie.server.ts";

/** Accounts that one browser is remembered for, the latest first: a household's. */
const mostAccounts = 5;

interface KnownBrowser {
  id: string;
  /** Digests of the addresses that somebody has logged in with here. */
  accounts: string[];
}

/** Outlives the session: what was proven once counts when the person comes to log in again (decision 029). */
const cookie = createCookie(cookieName("known-browser"), {
  ...signedCookie,
  sameSite: "lax",
  path: "/",
  maxAge: sessionSeconds,
});

/**
 * The `Set-Cookie` of a browser in which somebody has just proven to own the account of an address: by logging in, or by
 * the link of a mail.
 */
export async function rememberBrowser(request: Request, email: string): Promise<string> {
  const known = await read(request);
  const account = digestOf(email);
  const others = (known?.accounts ?? []).filter((other) => other !== account);
  return cookie.serialize({
    id: known?.id ?? randomBytes(16).toString("base64url"),
    accounts: [account, ...others].slice(0, mostAccounts),
  } satisfies KnownBrowser);
}

/** The id of the browser that a request comes from, when somebody has logged in there to the account of an address. */
export async function findKnownBrowser(request: Request, email: string): Promise<string | null> {
  const known = await read(request);
  return known?.accounts.includes(digestOf(email)) ? known.id : null;
}

async function read(request: Request): Promise<KnownBrowser | null> {
  const known: unknown = await cookie.parse(request.headers.get("Cookie"));
  // Signed by this site, and so what it wrote.
  return typeof known === "object" ? (known as KnownBrowser | null) : null;
}

function digestOf(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}
