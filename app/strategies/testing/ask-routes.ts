import { eq } from "drizzle-orm";
import { openSession } from "#app/account/sign-in/open-session.server.ts";
import { Visitor } from "#app/account/testing/visitor.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { strategies } from "#db/schema/strategies.ts";
import { loader as list } from "../saved-searches-page.tsx";
import { action as save } from "#app/search/strategies-resource.ts";

/* The page of saved searches and the call that saves one, as browsers and others ask them. */

export const page = "/en/my-saved-searches";
export const results = "/en/to-let/office/ghent?surface=250-&page=2&display=map";

let people = 0;

/** Signs somebody in; their profile is complete unless a test says otherwise. */
export async function signIn(
  db: Database,
  visitor: Visitor,
  profile: "complete" | "missing" = "complete",
): Promise<string> {
  people += 1;
  const opened = await openSession(db, visitor.request("/en"), {
    uid: `uid-${people}`,
    email: `person-${people}@test.example`,
    emailVerified: true,
    method: "password",
    authenticatedAt: new Date(),
    providers: ["password"],
  });
  visitor.keepCookies(opened.headers);
  if (profile === "complete") {
    await db.update(users).set({ profileCompletedAt: new Date() }).where(eq(users.id, opened.user.id));
  }
  return opened.user.id;
}

type Call = (given: { request: Request; params: object; context: object }) => unknown;

/** What a route answers, thrown or not. */
export async function ask(visitor: Visitor, call: unknown, request: Request): Promise<Response> {
  const given = { request, params: {}, context: { db: visitor.db } };
  const answer = await Promise.resolve()
    .then(() => (call as Call)(given))
    .catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
  const response = answer instanceof Response ? answer : answerOf(answer);
  visitor.keepCookies(response.headers);
  return response;
}

/** Of a route that gives data, with or without status and headers. */
function answerOf(given: unknown): Response {
  const isWithInit = typeof given === "object" && given !== null && "init" in given && "data" in given;
  if (!isWithInit) return Response.json(given);
  return Response.json(given.data, given.init as ResponseInit);
}

export const post = (visitor: Visitor, call: unknown, path: string, fields: Record<string, string>, headers = {}) =>
  ask(visitor, call, visitor.post(path, fields, headers));
export const saveBy = (visitor: Visitor, from: string, headers = {}) =>
  post(visitor, save, "/strategies", { from }, headers);
export const get = (visitor: Visitor, path = page) => ask(visitor, list, visitor.request(path));
export const savedOf = (db: Database, user: string) => db.select().from(strategies).where(eq(strategies.userId, user));
export const json = { Accept: "application/json" };
