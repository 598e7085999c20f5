import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { accountTest } from "#app/account/testing/account-test.ts";
import { Visitor } from "#app/account/testing/visitor.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { consents, users } from "#db/schema/accounts.ts";
import { pausedAddresses } from "#db/schema/mail.ts";
import { strategies } from "#db/schema/strategies.ts";
import { editStrategyHref, listStrategies, strategyHref } from "./list-strategies.server.ts";
import { saveStrategy } from "./save-strategy.server.ts";
import { action as act } from "./saved-searches-page.tsx";
import { action as save } from "#app/search/strategies-resource.ts";
import { get, json, page, post, results, saveBy, savedOf, signIn } from "./testing/ask-routes.ts";

const intents = [
  { intent: "run" },
  { intent: "rename", name: "Mine" },
  { intent: "frequency", frequency: "weekly" },
  { intent: "remove" },
  { intent: "restore" },
] as const;

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
