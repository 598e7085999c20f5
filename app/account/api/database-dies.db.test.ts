import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { serve } from "#app/server/testing/serve.ts";
import { settings } from "#app/settings/settings.server.ts";
import { connections, sessions, users } from "#db/schema/accounts.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeAccount } from "../identity/testing/accounts.ts";

dbTest("connections that die during sign-ins cost no more than those sign-ins", async ({ db, databaseUrl }) => {
  const { FIREBASE_PROJECT_ID: project = "", FIREBASE_AUTH_EMULATOR_HOST: emulator = "" } = settings;
  const site = await serve({
    DATABASE_URL: databaseUrl,
    FIREBASE_PROJECT_ID: project,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    LOG_LEVEL: "fatal",
  });
  const signIn = async (idToken: string) => {
    const body = new URLSearchParams({ idToken });
    const answer = await fetch(`${site.origin}/api/user/login/token`, { method: "POST", body });
    await answer.text();
    return answer.status;
  };
  try {
    const tokens = await Promise.all(Array.from({ length: 40 }, async () => (await makeAccount()).idToken));
    const signIns = new AbortController();
    const killed = (async () => {
      while (!signIns.signal.aborted) {
        await db.execute(sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'quartier' and random() < 0.5`);
      }
    })();
    const statuses: number[] = [];
    for (let from = 0; from < tokens.length; from += 8) {
      statuses.push(...(await Promise.all(tokens.slice(from, from + 8).map(signIn))));
    }
    signIns.abort();
    await killed;
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(503);
    // The same process, and soon as if nothing had been.
    const isWell = async () => (await Promise.all(tokens.slice(0, 8).map(signIn))).every((status) => status === 200);
    await vi.waitUntil(isWell, { timeout: 20_000, interval: 200 });

    // All of a sign-in or nothing.
    const [made, opened, noted] = await Promise.all([db.$count(users), db.$count(sessions), db.$count(connections)]);
    expect(opened).toBe(noted);
    expect(made).toBeLessThanOrEqual(opened);
  } finally {
    await site.end();
  }
});
