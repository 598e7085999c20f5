import { eq, sql } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { openSession } from "#app/account/sign-in/open-session.server.ts";
import { accountTest } from "#app/account/testing/account-test.ts";
import { Visitor } from "#app/account/testing/visitor.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Database } from "#db/client.server.ts";
import { consents, users } from "#db/schema/accounts.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import { strategies } from "#db/schema/strategies.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { findSavedHere } from "./find-saved.server.ts";
import { editStrategyHref, listStrategies, strategyHref } from "./list-strategies.server.ts";
import { saveStrategy } from "./save-strategy.server.ts";
import { canonicalCriteria } from "./saved-criteria.server.ts";
import { action as act, loader as list } from "./saved-searches-page.tsx";
import { action as save, loader as wrongMethod } from "#app/search/strategies-resource.ts";
import { maxStrategies } from "./strategy.ts";

// The browser's own: a build leaves it out of the server, as here.

/* The page and the call, as browsers and others ask them. */

const page = "/en/my-saved-searches";
const results = "/en/to-let/office/ghent?surface=250-&page=2&display=map";
const intents = [
  { intent: "run" },
  { intent: "rename", name: "Mine" },
  { intent: "frequency", frequency: "weekly" },
  { intent: "remove" },
  { intent: "restore" },
] as const;

let people = 0;

/** Signs somebody in; their profile is complete unless a test says otherwise. */
async function signIn(db: Database, visitor: Visitor, profile: "complete" | "missing" = "complete"): Promise<string> {
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
async function ask(visitor: Visitor, call: unknown, request: Request): Promise<Response> {
  const given = { request, params: {}, context: { db: visitor.db } };
  const answer = await Promise.resolve()
    .then(() => (call as Call)(given))
    .catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
  const response = answer instanceof Response ? answer : Response.json(answer);
  visitor.keepCookies(response.headers);
  return response;
}

const post = (visitor: Visitor, call: unknown, path: string, fields: Record<string, string>, headers = {}) =>
  ask(visitor, call, visitor.post(path, fields, headers));
const saveBy = (visitor: Visitor, from: string, headers = {}) => post(visitor, save, "/strategies", { from }, headers);
const get = (visitor: Visitor, path = page) => ask(visitor, list, visitor.request(path));
const savedOf = (db: Database, user: string) => db.select().from(strategies).where(eq(strategies.userId, user));
const json = { Accept: "application/json" };

describe("a search that can't be read", () => {
  accountTest("keeps its owner from none of the others, and can be opened and deleted", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    await saveBy(visitor, "/en/to-let/office/ghent");
    const [good] = await savedOf(db, user);
    const [bad] = await db
      .insert(strategies)
      .values({ userId: user, digest: "bad", criteria: { type: "office" }, brokenSince: new Date() })
      .returning();
    await db.execute(sql`update strategies set criteria = '[1]' where id = ${bad!.id}`);
    const shown = await listStrategies(db, user, "en");
    expect(shown.find(({ id }) => id === good!.id)?.problem).toBeNull();
    expect(shown.find(({ id }) => id === bad!.id)?.problem).toBe("unreadable");
    expect(strategyHref(await getGazetteer(db), [1] as never, "en")).toBe(page);
  });
});

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

describe("a rhythm that is chosen while e-mails are refused", () => {
  accountTest("turns them on, with the consent written down; none at all does not", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    await db.update(users).set({ receiveEmailsForReverseMatching: false }).where(eq(users.id, user));
    const { id } = (await saveStrategy(db, user, { type: "office" })) as { id: string };
    const choose = (fields: Record<string, string>) =>
      post(visitor, act, page, { intent: "frequency", strategy: id, ...fields });
    const silence = async () => ((await (await get(visitor)).json()) as { silence: string | null }).silence;
    await choose({ frequency: "off" });
    expect(await silence()).toBe("refused");
    expect((await choose({ frequency: "daily", strategy: crypto.randomUUID() })).status).toBe(404);
    expect(await silence()).toBe("refused");
    await choose({ frequency: "weekly" });
    expect(await silence()).toBeNull();
    expect(await db.select().from(consents)).toMatchObject([
      { userId: user, purpose: "reverse-matching", given: true },
    ]);
    await db.update(users).set({ emailProvenAt: null }).where(eq(users.id, user));
    expect(await silence()).toBe("unproven");
    await db.update(users).set({ emailProvenAt: new Date() }).where(eq(users.id, user));
    await db.insert(pausedAddresses).values({ userId: user, reason: "hard-bounce" });
    expect(await silence()).toBe("paused");
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

describe("editing a saved search", () => {
  const update = (visitor: Visitor, strategy: string, from: string, headers = {}) =>
    post(visitor, save, "/strategies", { intent: "update", strategy, from }, headers);

  accountTest("keeps its id, name and rhythm, and looks for the new from now on", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    await saveBy(visitor, "/en/to-let/office/ghent");
    const [before] = await savedOf(db, user);
    const { id } = before!;
    const named = { name: "Ours", frequency: "weekly" } as const;
    await db
      .update(strategies)
      .set({ ...named, brokenSince: new Date() })
      .where(eq(strategies.id, id));
    const shown = await listStrategies(db, user, "fr");
    expect(shown[0]?.editHref).toBe(`/fr/a-louer/bureau/gand?strategy=${id}`);
    const from = `/en/for-sale/office/antwerp?surface=300-&order=oldest&strategy=${id}`;
    const answer = await update(visitor, id, from);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `${page}?done=updated&strategy=${id}#search-${id}`,
    ]);
    const [after] = await savedOf(db, user);
    expect(after).toMatchObject({
      ...named,
      id,
      brokenSince: null,
      type: "purchase",
      surfaceMin: 300,
      province: "BE-10000",
      createdAt: before!.createdAt,
    });
    expect(after!.criteria).toMatchObject({ transaction: "for-sale", location: "antwerp", order: "oldest" });
    expect(after!.criteria).not.toHaveProperty("strategy");
    expect(after!.digest).not.toBe(before!.digest);
    expect(after!.revision).not.toBe(before!.revision);
    expect(after!.lastSeenAt.getTime()).toBeGreaterThan(before!.lastSeenAt.getTime());
    // An equal search saved from elsewhere is this one.
    await saveBy(visitor, "/en/for-sale/office/antwerp?surface=300-");
    expect(await savedOf(db, user)).toHaveLength(1);
  });

  accountTest(
    "changes nothing when an equal one is saved; takes the place of a removed one",
    async ({ visitor, db }) => {
      const user = await signIn(db, visitor);
      const { id } = (await saveStrategy(db, user, { type: "office" })) as { id: string };
      const twin = (await saveStrategy(db, user, { type: "house" })) as { id: string };
      const before = await savedOf(db, user);
      const from = `/en/search?type=house&strategy=${id}`;
      expect((await update(visitor, id, from)).headers.get("Location")).toBe(`${from}&saved=equal`);
      expect(await savedOf(db, user)).toEqual(before);
      await db.update(strategies).set({ removedAt: new Date() }).where(eq(strategies.id, twin.id));
      expect((await update(visitor, id, from)).headers.get("Location")).toContain("done=updated");
      expect(await savedOf(db, user)).toMatchObject([{ id, criteria: { type: "house" }, removedAt: null }]);
    },
  );

  accountTest(
    "of somebody else, or none, is a 404 that says nothing, and needs an own form",
    async ({ visitor, db }) => {
      const owner = await signIn(db, new Visitor(db));
      const kept = (await saveStrategy(db, owner, { type: "office" })) as { id: string };
      const before = await savedOf(db, owner);
      expect((await update(visitor, kept.id, results)).headers.get("Location")).toContain("/en/login?");
      await signIn(db, visitor);
      const answers = [];
      for (const id of [kept.id, crypto.randomUUID(), "1", "' or true --"]) {
        const answer = await update(visitor, id, results);
        answers.push([answer.status, await answer.text()]);
      }
      expect(new Set(answers.map(String)).size).toBe(1);
      expect(answers[0]?.[0]).toBe(404);
      expect((await update(visitor, kept.id, results, { Origin: "https://evil.example" })).status).toBe(403);
      expect(await savedOf(db, owner)).toEqual(before);
    },
  );

  accountTest("starts from what is left, where a place or the whole search is gone", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    await saveBy(visitor, "/en/to-let/office/ghent?surface=250-");
    const [saved] = await savedOf(db, user);
    const gazetteer = await getGazetteer(db);
    const lost = { ...saved!.criteria, locationKey: "BE-00000" };
    expect(editStrategyHref(gazetteer, saved!.id, lost, "en")).toBe(
      `/en/to-let/office?surface=250-&strategy=${saved!.id}`,
    );
    expect(editStrategyHref(gazetteer, saved!.id, [1] as never, "en")).toBe(`/en/search?strategy=${saved!.id}`);
  });
});

describe("saving while signed out", () => {
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

  accountTest("tells a script that nobody is signed in", async ({ visitor }) => {
    expect((await saveBy(visitor, results, json)).status).toBe(401);
    expect(visitor.cookies.has("save-search")).toBe(false);
  });
});

describe("the list", () => {
  accountTest("asks a stranger to log in, to see it and for every intent", async ({ visitor, db }) => {
    const owner = new Visitor(db);
    const saved = await saveStrategy(db, await signIn(db, owner), { type: "office" });
    const id = "id" in saved ? saved.id : "";
    const login = `/en/login?${new URLSearchParams({ returnTo: page }).toString()}`;
    expect((await get(visitor)).headers.get("Location")).toBe(login);
    for (const intent of intents) {
      expect((await post(visitor, act, page, { ...intent, strategy: id })).headers.get("Location")).toBe(login);
    }
  });

  accountTest("does each intent and says so", async ({ visitor, db }) => {
    const user = await signIn(db, visitor);
    const { id } = (await saveStrategy(db, user, { transaction: "to-let", type: "office", location: "ghent" })) as {
      id: string;
    };
    const does = async (fields: Record<string, string>) => {
      const answer = await post(visitor, act, page, { ...fields, strategy: id });
      expect(answer.status).toBe(303);
      return answer.headers.get("Location")!;
    };
    expect(await does({ intent: "rename", name: "Ghent" })).toBe(`${page}?done=renamed&strategy=${id}#search-${id}`);
    expect(await does({ intent: "frequency", frequency: "off" })).toBe(
      `${page}?done=frequency&strategy=${id}#search-${id}`,
    );
    expect(await does({ intent: "run" })).toBe("/en/to-let/office/ghent");
    expect(await (await get(visitor)).json()).toMatchObject({ strategies: [{ id, name: "Ghent", frequency: "off" }] });
    const removed = await does({ intent: "remove" });
    expect(await (await get(visitor, removed)).json()).toMatchObject({
      strategies: [],
      notice: { change: "removed", id, name: "Ghent" },
    });
    await does({ intent: "restore" });
    // There is nothing to undo any more.
    expect(await (await get(visitor, removed)).json()).toMatchObject({ strategies: [{ id }], notice: null });
    for (const fields of [{ intent: "explode" }, {}, { intent: "frequency", frequency: "hourly" }]) {
      expect((await post(visitor, act, page, { ...fields, strategy: id } as Record<string, string>)).status).toBe(400);
    }
    const foreign = { Origin: "https://evil.example" };
    expect((await post(visitor, act, page, { intent: "remove", strategy: id }, foreign)).status).toBe(403);
  });

  accountTest("of somebody else answers 404 to every intent, and shows nothing", async ({ visitor, db }) => {
    const owner = await signIn(db, new Visitor(db));
    const kept = (await saveStrategy(db, owner, { type: "office" })) as { id: string };
    const gone = (await saveStrategy(db, owner, { type: "house" })) as { id: string };
    await db.update(strategies).set({ removedAt: new Date() }).where(eq(strategies.id, gone.id));
    const before = await savedOf(db, owner);
    await signIn(db, visitor);
    for (const strategy of [kept.id, gone.id, crypto.randomUUID(), "1", "' or 1=1 --", ""]) {
      for (const intent of intents) {
        const answer = await post(visitor, act, page, { ...intent, strategy });
        expect(answer.status, `${intent.intent} ${strategy}`).toBe(404);
      }
      const shown = await (await get(visitor, `${page}?done=removed&strategy=${encodeURIComponent(strategy)}`)).json();
      expect(shown).toMatchObject({ strategies: [], notice: null });
    }
    expect(await savedOf(db, owner)).toEqual(before);
  });
});
