import { asc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { openSession } from "#app/account/sign-in/open-session.server.ts";
import { findUser } from "#app/account/session/find-user.server.ts";
import { accountTest } from "#app/account/testing/account-test.ts";
import { Visitor } from "#app/account/testing/visitor.ts";
import { loader as rootRedirect } from "#app/shell/root-redirect.tsx";
import type { DatabasePool } from "#db/client.server.ts";
import { consents, users } from "#db/schema/accounts.ts";
import { syncChoice } from "#app/account/account-choice.server.ts";
import { choiceSeconds, readChoice, writeChoice, type Choice } from "./choice.ts";
import { nowInSeconds } from "./choice-cookie.server.ts";
import { action as choose, loader as wrongMethod } from "#app/account/api/choice-resource.ts";
import { consentOfPage } from "./page-consent.server.ts";

/* What visitors choose about cookies: in a browser, on an account, and where both have chosen. */

const from = "/fr/a-louer/bureau?page=2";
let people = 0;

async function signIn(visitor: Visitor, uid = `chooser-${(people += 1)}`): Promise<string> {
  const opened = await openSession(visitor.db, visitor.request("/en"), {
    uid,
    email: `${uid}@test.example`,
    emailVerified: true,
    method: "password",
    authenticatedAt: new Date(),
    providers: ["password"],
  });
  visitor.keepCookies(opened.headers);
  return opened.user.id;
}

const post = (visitor: Visitor, fields: Record<string, string>, headers = {}) =>
  visitor.send(choose, visitor.post("/consent", { from, ...fields }, headers));

/** The choice that a browser holds. */
const held = (visitor: Visitor) => readChoice(visitor.cookies.get("user-prefs") ?? "");

/** A page as the layout's loader and the document see it. */
async function visit(db: DatabasePool, visitor: Visitor, path = "/en", headers = {}) {
  const request = visitor.request(path, { headers });
  const settled = await syncChoice(db, request, await findUser(db, request), "en");
  visitor.keepCookies(settled.headers);
  const page = await consentOfPage(request, 200, { choice: settled.choice });
  for (const cookie of page.cookies) visitor.keepCookies(new Headers({ "Set-Cookie": cookie }));
  return {
    choice: settled.choice,
    withdrawn: settled.withdrawn,
    asks: "cookie-banner" in page.markup,
    banner: page.markup["cookie-banner"],
  };
}

/** A choice made elsewhere or earlier. */
function give(visitor: Visitor, choice: Partial<Choice>) {
  const whole: Choice = {
    version: "1.0",
    at: nowInSeconds(),
    allowed: [],
    despiteSignal: false,
    onAccount: false,
    ...choice,
  };
  visitor.cookies.set("user-prefs", writeChoice(whole));
}

const proofs = (db: DatabasePool, userId: string) =>
  db.select().from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.id));

describe("a choice in a browser", () => {
  accountTest.for([
    ["/fr?x=1", "fr"],
    ["/nl?utm_source=a&utm_campaign=b", "nl"],
    ["/fr#search", "fr"],
    ["/nl/", "nl"],
    ["/?x=/fr", "en"],
  ] as const)("accepted on %s is remembered with the language %s", async ([page, language], { visitor }) => {
    await post(visitor, { choice: "accept", from: page });
    expect(held(visitor)).toMatchObject({ language });
    expect(
      (await rootRedirect({ request: visitor.request("/"), params: {}, context: {} })).headers.get("Location"),
    ).toBe(`/${language}`);
  });

  accountTest("leads back to the page, and to no other site", async ({ visitor }) => {
    const answer = await post(visitor, { choice: "accept" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, from]);
    const away = await post(visitor, { choice: "accept", from: "//elsewhere.example" });
    expect(away.headers.get("Location")).toBe("/en/cookies");
  });

  accountTest("is kept for a year, out of the reach of scripts", async ({ visitor }) => {
    const answer = await post(visitor, { choice: "accept" });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^user-prefs=.+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).toContain(`Max-Age=${choiceSeconds};`);
    expect(held(visitor)).toMatchObject({
      version: "1.0",
      allowed: ["preferences", "analytics", "advertising"],
      language: "fr",
    });
  });

  accountTest("that refuses leaves the refusal, its date and the version, and nothing else", async ({ visitor }) => {
    await post(visitor, { choice: "refuse" }, { "Sec-GPC": "1" });
    expect(visitor.cookies.get("user-prefs")).toMatch(/^v=1\.0&t=\d{10}&c=$/);
  });

  accountTest("takes the boxes that are ticked", async ({ visitor }) => {
    await post(visitor, { choice: "save", analytics: "on", everything: "on" });
    expect(held(visitor)).toMatchObject({ allowed: ["analytics"] });
    expect(held(visitor)).not.toHaveProperty("language");
  });

  accountTest("is asked for until it is made, on every page but the one that has the form", async ({ visitor, db }) => {
    const { asks, banner } = await visit(db, visitor, '/fr/recherche?search=a"b<c>');
    expect(asks).toBe(true);
    expect(banner).toContain('name="from" value="/fr/recherche?search=a%22b%3Cc%3E"');
    expect((await visit(db, visitor, "/fr/cookies")).asks).toBe(false);
    await post(visitor, { choice: "refuse" });
    expect((await visit(db, visitor, "/fr")).asks).toBe(false);
  });

  accountTest("is asked for again after a year, and under another text", async ({ visitor, db }) => {
    give(visitor, { at: nowInSeconds() - choiceSeconds });
    expect((await visit(db, visitor)).asks).toBe(true);
    give(visitor, { version: "0.9" });
    expect((await visit(db, visitor)).asks).toBe(true);
    give(visitor, { at: nowInSeconds() - choiceSeconds + 60 });
    expect((await visit(db, visitor)).asks).toBe(false);
  });

  accountTest("is no form's but this site's, and takes a POST", async ({ visitor }) => {
    expect((await post(visitor, { choice: "accept" }, { Origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await post(visitor, { choice: "perhaps" })).status).toBe(422);
    const noForm = visitor.request("/consent", { method: "POST", body: "x" });
    await expect(visitor.send(choose, noForm)).rejects.toMatchObject({ status: 415 });
    expect(wrongMethod().status).toBe(405);
    expect(visitor.cookies.has("user-prefs")).toBe(false);
  });

  accountTest("tells a script what is said, and what it may load", async ({ visitor }) => {
    const answer = await post(visitor, { choice: "accept" }, { Accept: "application/json" });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      said: expect.stringMatching(/^Votre choix est enregistré/) as string,
      tags: [],
    });
  });
});

describe("the language", () => {
  const home = async (visitor: Visitor) =>
    (await rootRedirect({ request: visitor.request("/"), params: {}, context: {} })).headers.get("Location");

  accountTest("is remembered with consent to preferences, and follows what is read", async ({ visitor, db }) => {
    expect(await home(visitor)).toBe("/en");
    await post(visitor, { choice: "save", preferences: "on" });
    expect(await home(visitor)).toBe("/fr");
    await visit(db, visitor, "/nl/te-huur");
    expect(await home(visitor)).toBe("/nl");
    expect(held(visitor)?.at).toBeGreaterThan(0);
  });

  accountTest("is not remembered without", async ({ visitor, db }) => {
    await post(visitor, { choice: "save", analytics: "on" });
    await visit(db, visitor, "/nl");
    expect(await home(visitor)).toBe("/en");
    visitor.cookies.set("user-prefs", `${visitor.cookies.get("user-prefs")}&l=fr`);
    expect(await home(visitor)).toBe("/en");
  });
});

describe("a choice on an account", () => {
  accountTest("is proven by the words, the version and the time of each category", async ({ visitor, db }) => {
    const userId = await signIn(visitor);
    await post(visitor, { choice: "save", analytics: "on" });
    const rows = await proofs(db, userId);
    expect(rows.map(({ purpose, given, version, language }) => [purpose, given, version, language])).toEqual([
      ["cookies-preferences", false, "1.0", "fr"],
      ["cookies-analytics", true, "1.0", "fr"],
      ["cookies-advertising", false, "1.0", "fr"],
    ]);
    expect(rows[1]?.wording).toBe(
      "Mesure d’audience. Mesurent l’utilisation du site, afin que nous puissions l’améliorer.",
    );
    await post(visitor, { choice: "refuse" });
    expect((await proofs(db, userId)).slice(3).every(({ given }) => !given)).toBe(true);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(readChoice(user!.cookieChoice!)).toMatchObject({ allowed: [], onAccount: true });
  });

  accountTest("holds on another device that has made none, from its first page on", async ({ visitor, db }) => {
    await signIn(visitor, "mobile");
    await post(visitor, { choice: "accept" });
    const other = new Visitor(db);
    expect((await visit(db, other)).asks).toBe(true);
    await signIn(other, "mobile");
    expect((await visit(db, other, "/nl")).asks).toBe(false);
    expect(held(other)).toMatchObject({ allowed: ["preferences", "analytics", "advertising"], language: "nl" });
  });

  accountTest("is withdrawn on every device at once", async ({ visitor, db }) => {
    const other = new Visitor(db);
    for (const device of [visitor, other]) await signIn(device, "two-devices");
    await post(visitor, { choice: "accept" });
    expect((await visit(db, other)).withdrawn).toBe(false);
    await post(visitor, { choice: "refuse" });
    expect(await visit(db, other)).toMatchObject({ choice: { allowed: [] }, withdrawn: true });
    expect((await visit(db, other)).withdrawn).toBe(false);
    expect(held(other)?.allowed).toEqual([]);
  });

  accountTest("is what was chosen before there was an account, written down once", async ({ visitor, db }) => {
    await post(visitor, { choice: "accept" });
    const userId = await signIn(visitor);
    await Promise.all([visit(db, visitor), visit(db, visitor), visit(db, visitor)]);
    expect(await proofs(db, userId)).toHaveLength(3);
    expect(held(visitor)?.onAccount).toBe(true);
  });

  accountTest("gives way to a newer one made signed out, and wins over an older one", async ({ visitor, db }) => {
    const userId = await signIn(visitor, "newest");
    await post(visitor, { choice: "accept" });
    const [early, late] = [new Visitor(db), new Visitor(db)];
    give(early, { at: nowInSeconds() - 100 });
    await signIn(early, "newest");
    expect((await visit(db, early)).choice?.allowed).toHaveLength(3);
    give(late, { at: nowInSeconds() + 1 });
    await signIn(late, "newest");
    expect((await visit(db, late)).choice?.allowed).toEqual([]);
    expect((await visit(db, visitor)).choice?.allowed).toEqual([]);
    expect(await proofs(db, userId)).toHaveLength(6);
  });

  accountTest("is never another account's, though both sign in with one browser", async ({ visitor, db }) => {
    await signIn(visitor, "first");
    await post(visitor, { choice: "accept" });
    const second = await signIn(visitor, "second");
    await visit(db, visitor);
    expect(await proofs(db, second)).toEqual([]);
    const elsewhere = new Visitor(db);
    await signIn(elsewhere, "second");
    await post(elsewhere, { choice: "refuse" });
    expect((await visit(db, visitor)).choice?.allowed).toEqual([]);
  });
});

describe("a browser that asks not to be tracked", () => {
  const signal = { "Sec-GPC": "1" };

  accountTest("is asked, and told what comes of it", async ({ visitor, db }) => {
    expect((await visit(db, visitor, "/en", signal)).banner).toContain("Global Privacy Control");
    expect((await visit(db, visitor, "/en")).banner).not.toContain("Global Privacy Control");
  });

  accountTest("has its way over a choice made before, and yields to one made in spite of it", async ({ visitor }) => {
    const tags = async (headers: object) =>
      (await (await post(visitor, { choice: "accept" }, { Accept: "application/json", ...headers })).json()) as object;
    await tags({});
    expect(held(visitor)?.despiteSignal).toBe(false);
    await tags(signal);
    expect(held(visitor)?.despiteSignal).toBe(true);
  });
});
