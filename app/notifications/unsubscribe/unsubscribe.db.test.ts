import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { consents, users } from "#db/schema/accounts.ts";
import { notificationPreferences, strategies } from "#db/schema/strategies.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeMember, makeSearch } from "../testing/members.ts";
import { mailToken } from "./mail-token.server.ts";
import * as oneClick from "./one-click-resource.ts";
import * as searchPage from "./search-emails-page.tsx";
import fr from "#app/i18n/locales/fr/index.ts";
import * as unsubscribePage from "./unsubscribe-page.tsx";

// Browsers load them; the server has every text.

const given = (db: DatabasePool, token: string, path: string, form?: Record<string, string>) => ({
  request: new Request(
    `http://localhost${path}`,
    form && { method: "POST", body: new URLSearchParams(form), headers: { Origin: "https://mail.example" } },
  ),
  params: { token },
  context: { db },
});

async function member(db: DatabasePool) {
  const userId = await makeMember(db, { languageId: 2 });
  return { userId, token: mailToken("unsubscribe", userId) };
}

async function wants(db: DatabasePool, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user?.receiveEmailsForReverseMatching;
}

const openUnsubscribe = async (db: DatabasePool, token: string, language: Language = "fr") =>
  (await unsubscribePage.loader(given(db, token, `/${language}/desabonnement/${token}`))) as unknown as {
    data: { state: string };
    init: { status?: number } | null;
  };

describe("unsubscribing with one click", () => {
  dbTest("works for a mail program, without anything that says who asks, once and again", async ({ db }) => {
    const { userId, token } = await member(db);
    for (let time = 0; time < 2; time++) {
      const answer = await oneClick.action(
        given(db, token, `/unsubscribe/${token}`, { "List-Unsubscribe": "One-Click" }),
      );
      expect(answer.status).toBe(200);
    }
    expect(await wants(db, userId)).toBe(false);
    const written = await db.select().from(consents);
    expect(written).toMatchObject([{ userId, purpose: "reverse-matching", given: false, language: "fr" }]);
    expect(written[0]?.wording).toBe(fr.account.fields.receiveEmailsForReverseMatching);
  });

  dbTest("a GET changes nothing and leads to the page in the person's language", async ({ db }) => {
    const { userId, token } = await member(db);
    const answer = await oneClick.loader(given(db, token, `/unsubscribe/${token}`));
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/fr/desabonnement/${token}`]);
    await db.insert(notificationPreferences).values({ userId, languageId: 3 });
    const other = await oneClick.loader(given(db, token, `/unsubscribe/${token}`));
    expect(other.headers.get("Location")).toBe(`/nl/uitschrijven/${token}`);
    expect(await wants(db, userId)).toBe(true);
  });

  dbTest("a forged link is none; one of an account that is gone is done", async ({ db }) => {
    const { userId, token } = await member(db);
    const forged = token.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect((await oneClick.action(given(db, forged, `/unsubscribe/${forged}`, {}))).status).toBe(404);
    expect((await oneClick.loader(given(db, forged, `/unsubscribe/${forged}`))).status).toBe(404);
    expect(await wants(db, userId)).toBe(true);
    await db.delete(users).where(eq(users.id, userId));
    expect((await oneClick.action(given(db, token, `/unsubscribe/${token}`, {}))).status).toBe(200);
    expect((await openUnsubscribe(db, token)).data.state).toBe("gone");
  });
});

describe("the page that unsubscribes", () => {
  dbTest("asks, does it, and takes it back", async ({ db }) => {
    const { userId, token } = await member(db);
    const path = `/fr/desabonnement/${token}`;
    expect((await openUnsubscribe(db, token)).data.state).toBe("wanted");
    expect(await wants(db, userId)).toBe(true);
    const done = await unsubscribePage.action(given(db, token, path, { intent: "unsubscribe" }));
    expect([done.status, done.headers.get("Location")]).toEqual([303, path]);
    expect((await openUnsubscribe(db, token)).data.state).toBe("refused");
    await unsubscribePage.action(given(db, token, path, { intent: "resume" }));
    expect(await wants(db, userId)).toBe(true);
    expect((await db.select().from(consents)).map(({ given }) => given)).toEqual([false, true]);
  });

  dbTest("says of a link that was cut off that it leads nowhere", async ({ db }) => {
    const { token } = await member(db);
    const page = await openUnsubscribe(db, token.slice(0, -2));
    expect([page.data.state, page.init?.status]).toEqual(["unknown", 404]);
  });
});

describe("the page of a search's e-mails", () => {
  const frequencyOf = async (db: DatabasePool, id: string) => {
    const [found] = await db.select().from(strategies).where(eq(strategies.id, id));
    return found?.frequency;
  };

  async function search(db: DatabasePool) {
    const { userId } = await member(db);
    const id = await makeSearch(
      db,
      userId,
      { transaction: "to-let", type: "office", surface: "250-" },
      { frequency: "instant" },
    );
    return { id, token: mailToken("search-emails", id) };
  }

  const open = async (db: DatabasePool, token: string, query = "") =>
    (await searchPage.loader(given(db, token, `/en/search-e-mails/${token}${query}`))) as unknown as {
      data: { search: { words: string; frequency: string } | null; to: string | null; was: string | null };
      init: { status: number };
    };

  dbTest("proposes what the link says and changes nothing before the button", async ({ db }) => {
    const { id, token } = await search(db);
    const { data } = await open(db, token, "?to=daily");
    expect(data).toMatchObject({
      search: { words: "Offices to let in Belgium and Luxembourg, from 250\u00a0m²", frequency: "instant" },
      to: "daily",
    });
    expect(await frequencyOf(db, id)).toBe("instant");
    const answer = await searchPage.action(given(db, token, `/en/search-e-mails/${token}`, { frequency: "daily" }));
    expect(answer.headers.get("Location")).toBe(`/en/search-e-mails/${token}?to=daily&was=instant`);
    expect(await frequencyOf(db, id)).toBe("daily");
    await searchPage.action(given(db, token, `/en/search-e-mails/${token}`, { frequency: "off" }));
    expect(await frequencyOf(db, id)).toBe("off");
  });

  dbTest("knows only searches that are there, and only what can be chosen", async ({ db }) => {
    const { id, token } = await search(db);
    const change = (frequency: string, of = token) =>
      searchPage
        .action(given(db, of, `/en/search-e-mails/${of}`, { frequency }))
        .catch((error: unknown) => error as Response);
    expect((await change("hourly")).status).toBe(400);
    expect((await change("daily", mailToken("unsubscribe", id))).status).toBe(404);
    await db.update(strategies).set({ removedAt: new Date() });
    expect((await change("daily")).status).toBe(404);
    expect(await open(db, token)).toMatchObject({ data: { search: null }, init: { status: 404 } });
    expect(await frequencyOf(db, id)).toBe("instant");
  });
});
