import { eq } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { accountTest } from "#app/account/testing/account-test.ts";
import { profileFields, Visitor } from "#app/account/testing/visitor.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { strategies } from "#db/schema/strategies.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { findSavedHere } from "./find-saved.server.ts";
import { strategyHref } from "./list-strategies.server.ts";
import { saveStrategy } from "./save-strategy.server.ts";
import { canonicalCriteria } from "./saved-criteria.server.ts";
import type { SaveWish } from "#app/http/save-wish.ts";
import { action as startGoogle } from "#app/account/api/google-resource.ts";
import { action as sendProfile } from "#app/account/pages/complete-profile-page.tsx";
import { action as sendSignUp, loader as signUpPage } from "#app/account/pages/sign-up-page.tsx";
import { action as save, loader as wrongMethod } from "#app/search/strategies-resource.ts";
import { maxStrategies } from "./strategy.ts";
import { ask, get, json, page, post, results, saveBy, savedOf, signIn } from "./testing/ask-routes.ts";

describe("saving from a page", () => {
  accountTest(
    "keeps the order in which the results were looked at, and runs the search in it",
    async ({ visitor, db }) => {
      const user = await signIn(db, visitor);
      await saveBy(visitor, "/en/to-let/office/ghent?order=largest-to-smallest");
      const [saved] = await savedOf(db, user);
      const gazetteer = await getGazetteer(db);
      const found = strategyHref(gazetteer, saved!.criteria, "fr");
      expect(found).toBe("/fr/a-louer/bureau/gand?order=largest-to-smallest");
    },
  );

  accountTest("of a search that is known keeps the order in which it was looked at last", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    const orderKept = async () => (await savedOf(db, user)).map(({ criteria }) => criteria["order"]);
    await saveBy(visitor, "/en/to-let/office/ghent?order=largest-to-smallest");
    await saveBy(visitor, "/fr/a-louer/bureau/gand?order=oldest");
    expect(await orderKept()).toEqual(["oldest"]);
    await saveBy(visitor, "/en/to-let/office/ghent");
    expect(await orderKept()).toEqual([undefined]);
  });

  accountTest("of a listing leaves the order of a search that is known", async ({ visitor, db }) => {
    await makeListings(db, { reference: "louise", title: { en: "Offices" }, surface: { total: 600 } });
    const user = await signIn(db, visitor);
    await saveBy(visitor, "/en/property/louise/offices");
    const [saved] = await savedOf(db, user);
    await saveBy(visitor, strategyHref(await getGazetteer(db), { ...saved!.criteria, order: "oldest" }, "en"));
    await saveBy(visitor, "/en/property/louise/offices");
    expect((await savedOf(db, user)).map(({ criteria }) => criteria["order"])).toEqual(["oldest"]);
  });

  accountTest.for([
    ["as a form sends it", "/en/search?surfaceFrom=100&deal=to-let", { surface: "100-", transaction: "to-let" }],
    ["in a place that the form moved to", "/en/to-let?location=Ghent&locationWas=", { location: "ghent" }],
    ["as a sentence", "/en/search?sentence=office to let in Ghent", { location: "ghent", type: "office" }],
    ["by a market", "/en/search?market=industrial", { transaction: "to-let", typeGroup: "warehouse" }],
    ["an investment with a transaction", "/en/search?transaction=for-sale&invest=1&type=office", { type: "office" }],
    ["with what no page reads", "/en/to-let/office/ghent?colour=red", { location: "ghent", type: "office" }],
  ] as const)(
    "saves what is shown of a search that is written %s",
    async ([_what, from, criteria], { visitor, db }) => {
      const user = await signIn(db, visitor);
      expect((await saveBy(visitor, from, json)).status).toBe(200);
      expect((await savedOf(db, user)).map((saved) => saved.criteria)).toEqual([expect.objectContaining(criteria)]);
    },
  );

  accountTest("leads back to the results, where it is said", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    const answer = await saveBy(visitor, results);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${results}&saved=saved`]);
    expect((await savedOf(db, user)).map(({ criteria }) => criteria)).toEqual([
      { transaction: "to-let", type: "office", location: "ghent", locationKey: "BE-44021", surface: "250-" },
    ]);
    // The same search, seen in French, in another order.
    const again = await saveBy(visitor, "/fr/a-louer/bureau/gand?surface=250-&order=oldest");
    expect(again.headers.get("Location")).toBe("/fr/a-louer/bureau/gand?surface=250-&order=oldest&saved=known");
    expect(await savedOf(db, user)).toHaveLength(1);
  });

  accountTest("answers a script with what came of it", async ({ visitor, db }) => {
    await signIn(db, visitor);
    expect(await (await saveBy(visitor, results, json)).json()).toMatchObject({ outcome: "saved" });
    expect(await (await saveBy(visitor, results, json)).json()).toMatchObject({ outcome: "known" });
  });

  accountTest("of a listing saves the search for places like it", async ({ visitor, db }) => {
    await makeListings(db, { reference: "louise", title: { en: "Offices" }, surface: { total: 600 } });
    const user = await signIn(db, visitor);
    const answer = await saveBy(visitor, "/en/property/louise/offices");
    expect(answer.headers.get("Location")).toBe("/en/property/louise/offices?saved=saved");
    expect((await savedOf(db, user))[0]?.criteria).toMatchObject({ location: "ghent", surface: "450-750" });
  });

  accountTest("refuses what is no search, and what no page of this site sent", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    const pages = [
      "",
      "/en",
      "/en/profile",
      "/en/property/nothing/at-all",
      "//evil.example/en/to-let",
      "/en/to-let/castle",
    ];
    for (const from of [...pages, "https://evil.example/en/to-let/office", "/en/search?location=nowhere-at-all"]) {
      expect((await saveBy(visitor, from)).status, from).toBe(422);
    }
    expect((await saveBy(visitor, results, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await ask(visitor, save, visitor.request("/strategies", { method: "POST", body: "x" }))).status).toBe(415);
    expect(wrongMethod().status).toBe(405);
    expect(await savedOf(db, user)).toEqual([]);
  });

  accountTest("says clearly when there are a hundred", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    for (let number = 1; number <= maxStrategies; number++) {
      await saveStrategy(db, user, { surface: `${number}-` });
    }
    expect((await saveBy(visitor, results)).headers.get("Location")).toBe(`${page}?done=full`);
    const told = await saveBy(visitor, results, json);
    expect([told.status, await told.json()]).toMatchObject([409, { outcome: "full" }]);
    expect(await (await get(visitor, `${page}?done=full`)).json()).toMatchObject({ notice: { change: "full" } });
  });
});

describe("what is saved of a page", () => {
  accountTest("is taken off with one press, and had back as it was", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    await saveBy(visitor, results);
    const [before] = await savedOf(db, user);
    await db.update(strategies).set({ name: "Ghent", frequency: "weekly" }).where(eq(strategies.id, before!.id));
    const does = (intent: string, headers = {}) =>
      post(visitor, save, "/strategies", { intent, from: `${results}&saved=saved` }, headers);
    const removed = await does("remove");
    expect([removed.status, removed.headers.get("Location")]).toEqual([303, `${results}&saved=removed`]);
    expect((await savedOf(db, user))[0]?.removedAt).not.toBeNull();
    const back = await does("restore");
    expect(back.headers.get("Location")).toBe(`${results}&saved=restored`);
    expect(await savedOf(db, user)).toEqual([{ ...before, name: "Ghent", frequency: "weekly" }]);
    expect(await (await does("remove", json)).json()).toEqual({ outcome: "removed" });
    expect((await does("remove", { Origin: "https://evil.example" })).status).toBe(403);
    expect((await does("explode")).status).toBe(400);
  });

  accountTest("is nobody else's to take off, and asks who is signed out to log in", async ({ visitor, db }) => {
    const owner = await signIn(db, new Visitor(db));
    await saveStrategy(db, owner, { transaction: "to-let", type: "office", location: "ghent", surface: "250-" });
    const remove = () => post(visitor, save, "/strategies", { intent: "remove", from: results });
    expect((await remove()).headers.get("Location")).toContain("/en/login?");
    expect(visitor.cookies.has("save-search")).toBe(false);
    await signIn(db, visitor);
    expect((await remove()).status).toBe(404);
    expect((await savedOf(db, owner))[0]?.removedAt).toBeNull();
  });

  accountTest("is asked of the database for whom is signed in only, with one question", async ({ visitor, db }) => {
    const criteria = { transaction: "to-let", type: "office", location: "ghent" } as const;
    const asked = vi.fn(() => criteria);
    const none = { isSaved: false, edited: null };
    expect(await findSavedHere(db, visitor.request("/en"), asked, crypto.randomUUID())).toEqual(none);
    expect(asked).not.toHaveBeenCalled();
    const stranger = await signIn(db, new Visitor(db));
    const foreign = (await saveStrategy(db, stranger, criteria)) as { id: string };
    const user = await signIn(db, visitor);
    expect(await findSavedHere(db, visitor.request("/en"), asked, foreign.id)).toEqual(none);
    const own = (await saveStrategy(db, user, criteria)) as { id: string };
    const other = (await saveStrategy(db, user, { type: "house" })) as { id: string };
    expect(await findSavedHere(db, visitor.request("/en"), asked, other.id)).toMatchObject({
      isSaved: true,
      edited: { id: other.id },
    });
    await db.update(strategies).set({ removedAt: new Date() }).where(eq(strategies.id, own.id));
    expect(await findSavedHere(db, visitor.request("/en"), asked, own.id)).toEqual(none);
  });
});

describe("where a search is saved", () => {
  const from = "/en/to-let/office/ghent?surface=250-";
  const choose = (visitor: Visitor, fields: Record<string, string>, headers = {}) =>
    post(visitor, save, "/strategies", { intent: "frequency", from, ...fields }, headers);

  accountTest("its frequency is chosen, which turns e-mails on", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    await db.update(users).set({ receiveEmailsForReverseMatching: false }).where(eq(users.id, user));
    expect((await choose(visitor, { frequency: "weekly" })).status).toBe(404);
    const script = { Accept: "application/json" };
    const saved = await post(visitor, save, "/strategies", { from }, script);
    expect(await saved.json()).toMatchObject({
      outcome: "saved",
      alerts: { frequency: "daily", silence: "refused", consent: expect.any(String) as string },
    });
    expect((await choose(visitor, { frequency: "hourly" })).status).toBe(400);
    const answer = await choose(visitor, { frequency: "weekly" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, expect.stringMatching(/&saved=alerts$/)]);
    expect(await savedOf(db, user)).toMatchObject([{ frequency: "weekly" }]);
    await db.update(users).set({ receiveEmailsForReverseMatching: false }).where(eq(users.id, user));
    const inPlace = await choose(visitor, { frequency: "daily" }, script);
    expect(await inPlace.json()).toEqual({ outcome: "alerts", alerts: { frequency: "daily", silence: null } });
    const off = await choose(visitor, { frequency: "off" }, script);
    expect(await off.json()).toEqual({ outcome: "alerts", alerts: { frequency: "off", silence: null } });
    const url = "/en/to-let/office/ghent?surface=250-";
    const here = (address: string) => findSavedHere(db, visitor.request(address), () => criteriaOfPage, undefined);
    const criteriaOfPage = canonicalCriteria(
      await getGazetteer(db),
      { transaction: "to-let", type: "office", location: "ghent", surface: "250-" },
      "en",
    );
    expect(await here(url)).not.toHaveProperty("alerts");
    expect(await here(`${url}&saved=alerts`)).toMatchObject({ alerts: { frequency: "off" } });
  });
});

describe("saving while signed out", () => {
  const about = async (db: Database, user: string) => {
    const [found] = await db.select().from(users).where(eq(users.id, user));
    return found!;
  };
  const wantsEmails = async (db: Database, user: string) => (await about(db, user)).receiveEmailsForReverseMatching;
  const emailOf = async (db: Database, user: string) => (await about(db, user)).email;

  accountTest("leads through signing in, then saves, once, and leads back", async ({ visitor, db }) => {
    const asked = await saveBy(visitor, results);
    const login = new URL(asked.headers.get("Location")!, "http://here.invalid");
    expect([asked.status, login.pathname]).toEqual([303, "/en/login"]);
    const returnTo = login.searchParams.get("returnTo")!;

    const user = await signIn(db, visitor);
    const done = await get(visitor, returnTo);
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${results}&saved=saved`]);
    expect(await savedOf(db, user)).toHaveLength(1);
    expect(visitor.cookies.has("save-search")).toBe(false);
    expect((await get(visitor, returnTo)).status).toBe(200);
  });

  accountTest("asks for the profile first, where it is missing", async ({ visitor, db }) => {
    const user = await signIn(db, visitor, "missing");
    const asked = await saveBy(visitor, results);
    const next = new URL(asked.headers.get("Location")!, "http://here.invalid");
    expect(next.pathname).toBe("/en/profile/complete");
    expect((await get(visitor, next.searchParams.get("returnTo")!)).headers.get("Location")).toContain(
      "/profile/complete",
    );
    expect(await savedOf(db, user)).toEqual([]);
  });

  accountTest("a link saves nothing by itself", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    for (const link of [`${page}?save=1`, `${page}?save=${encodeURIComponent(results)}`]) {
      expect((await get(visitor, link)).status).toBe(200);
    }
    visitor.cookies.set("save-search", encodeURIComponent(btoa(JSON.stringify(results))));
    expect((await get(visitor, `${page}?save=1`)).status).toBe(200);
    expect(await savedOf(db, user)).toEqual([]);
  });

  accountTest("tells a script that nobody is signed in, and what is to be saved", async ({ visitor }) => {
    const answer = await saveBy(visitor, results, json);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ words: "Offices to let in Ghent, from 250\u00a0m²" });
    expect(visitor.cookies.has("save-search")).toBe(true);
  });

  accountTest(
    "asks first how often one wants to hear of it, and keeps that until it is saved",
    async ({ visitor, db }) => {
      const login = new URL((await saveBy(visitor, results)).headers.get("Location")!, "http://x");
      const signUp = { pathname: "/en/sign-up", ...{ search: login.search, searchParams: login.searchParams } };
      // The form that is filled in takes the choice along, also when it comes back with what is wrong.
      const typed = { email: "nobody", password: "correct horse", frequency: "weekly" };
      const refused = await post(visitor, sendSignUp, signUp.pathname + signUp.search, typed);
      expect(await refused.json()).toMatchObject({ lastResult: { status: "error" }, frequency: "weekly" });
      const form = await ask(visitor, signUpPage, visitor.request(signUp.pathname + signUp.search));
      expect(await form.json()).toMatchObject({
        wish: { from: results, words: "Offices to let in Ghent, from 250\u00a0m²", frequency: "weekly" },
      });
      const elsewhere = await ask(visitor, signUpPage, visitor.request("/en/sign-up?returnTo=%2Fen"));
      expect(await elsewhere.json()).toMatchObject({ wish: null });

      const user = await signIn(db, visitor);
      await db.update(users).set({ receiveEmailsForReverseMatching: false }).where(eq(users.id, user));
      await get(visitor, signUp.searchParams.get("returnTo")!);
      expect(await savedOf(db, user)).toMatchObject([{ frequency: "weekly" }]);
      expect(await wantsEmails(db, user)).toBe(true);
    },
  );

  accountTest("on the way from one form to the other, or to Google, the choice is kept", async ({ visitor }) => {
    const login = new URL((await saveBy(visitor, results)).headers.get("Location")!, "http://x");
    const typed = { email: "an@test.example", password: "correct horse", intent: "turn", frequency: "weekly" };
    const turned = await post(visitor, sendSignUp, `/en/sign-up${login.search}`, typed);
    const answer: unknown = await turned.json();
    expect([turned.status, answer]).toEqual([
      200,
      { lastResult: { initialValue: { email: typed.email } }, frequency: "weekly" },
    ]);
    const wish = async () => {
      const form = await ask(visitor, signUpPage, visitor.request(`/en/sign-up${login.search}`));
      return ((await form.json()) as { wish: SaveWish }).wish;
    };
    expect(await wish()).toMatchObject({ from: results, frequency: "weekly" });
    const toGoogle = await post(visitor, startGoogle, "/api/user/google", { language: "en", frequency: "off" });
    expect(toGoogle.status).toBe(303);
    expect(visitor.cookies.has("google-sign-in")).toBe(true);
    expect(await wish()).toMatchObject({ from: results, frequency: "off" });
  });

  accountTest.for([
    ["waits: e-mails are agreed to", true],
    ["waits no longer: nothing is agreed to", false],
  ])("a rhythm sent with the profile while a search %s", async ([_what, waits], { visitor, db }) => {
    const typed: Record<string, string> = { ...profileFields, frequency: "weekly" };
    delete typed["receiveEmailsForReverseMatching"];
    const byScript = await signIn(db, visitor, "missing");
    await saveBy(visitor, results);
    if (!waits) visitor.cookies.delete("save-search");
    const email = await emailOf(db, byScript);
    expect((await visitor.completeProfile({ ...typed, email })).status).toBe(200);
    const other = new Visitor(db);
    const byForm = await signIn(db, other, "missing");
    await saveBy(other, results);
    if (!waits) other.cookies.delete("save-search");
    const sent = await post(other, sendProfile, "/en/profile/complete", { ...typed, email: await emailOf(db, byForm) });
    expect(sent.status).toBe(303);
    for (const user of [byScript, byForm]) expect(await wantsEmails(db, user)).toBe(waits);
  });

  accountTest(
    "another search that is saved first leaves the wish, which is fulfilled then",
    async ({ visitor, db }) => {
      await saveBy(visitor, results);
      const user = await signIn(db, visitor);
      await saveBy(visitor, "/en/to-let/warehouse");
      expect(visitor.cookies.has("save-search")).toBe(true);
      expect((await get(visitor, `${page}?save=1`)).headers.get("Location")).toBe(`${results}&saved=saved`);
      expect(await savedOf(db, user)).toHaveLength(2);
      expect(visitor.cookies.has("save-search")).toBe(false);
    },
  );

  accountTest("whoever logs out takes the wish along: who comes next saves none of it", async ({ visitor, db }) => {
    await saveBy(visitor, results);
    await signIn(db, visitor);
    expect(visitor.cookies.has("save-search")).toBe(true);
    await visitor.logout();
    expect(visitor.cookies.has("save-search")).toBe(false);
  });

  accountTest("a script saves as it was wished for, and another search as usual", async ({ visitor, db }) => {
    await post(visitor, save, "/strategies", { from: results, frequency: "off" }, json);
    const user = await signIn(db, visitor);
    const other = "/en/to-let/office/brussels";
    await saveBy(visitor, results, json);
    expect(visitor.cookies.has("save-search")).toBe(false);
    await saveBy(visitor, other, json);
    expect((await savedOf(db, user)).map(({ frequency }) => frequency)).toEqual(["off", "daily"]);
  });
});
