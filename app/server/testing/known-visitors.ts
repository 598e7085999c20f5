import type { VerifiedIdentity } from "#app/account/identity/identity.ts";
import { openSession } from "#app/account/sign-in/open-session.server.ts";
import { Visitor } from "#app/account/testing/visitor.ts";
import { listContentPages } from "#app/content/pages/list-pages.server.ts";
import routeTable from "#app/routes.ts";
import type { DatabasePool } from "#db/client.server.ts";

/** An address of every page of the table of routes; those that need more than that answer 404, for everybody. */
export const addresses = routeTable
  .flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)])
  .filter((path) => path !== undefined)
  .map((path) => `/${path}`.replaceAll(/\/:\w+\??/g, "/something").replace("/*", ""));

/** The page of one text of each kind, which is kept with what it shows of listings. */
export async function listTexts(): Promise<string[]> {
  const paths = (await listContentPages()).flatMap(({ alternates }) => alternates.en ?? []);
  return [...new Map(paths.map((path) => [path.split("/").slice(2, -1)[0], path])).values()];
}

/** The cookies of somebody who is signed in, though without a profile yet, and has this address. */
export async function signIn(db: DatabasePool, email: string): Promise<string> {
  const visitor = new Visitor(db);
  const identity: VerifiedIdentity = {
    uid: `uid-of-${email}`,
    email,
    emailVerified: true,
    method: "password",
    authenticatedAt: new Date(),
    providers: ["password"],
  };
  visitor.keepCookies((await openSession(db, visitor.request("/en"), identity)).headers);
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** The cookie of somebody who keeps a listing on a shortlist of their browser's. */
export async function keepListing(origin: string, reference: string): Promise<string> {
  const kept = await fetch(`${origin}/shortlist`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ reference, intent: "add", from: "/en" }),
  });
  const [cookie = ""] = kept.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
  return cookie;
}
