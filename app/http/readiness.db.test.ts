import postgres from "postgres";
import { expect } from "vitest";
import { dbTest } from "#db/testing/db-test.ts";
import { serve } from "#app/server/testing/serve.ts";

dbTest("visitors are sent here once the listings are loaded, and not before", async ({ databaseUrl }) => {
  const sql = postgres(databaseUrl, { max: 1 });
  const locked = await sql.reserve();
  await locked`begin`;
  await locked`lock table listings in access exclusive mode`;
  const site = await serve({ DATABASE_URL: databaseUrl });
  const ask = async (path: string) => {
    const answer = await fetch(site.origin + path);
    return [answer.status, await answer.text()];
  };
  try {
    expect(await ask("/readyz")).toEqual([503, "not loaded yet: the listings"]);
    expect(await ask("/healthz")).toEqual([200, "ok"]);
    await locked`commit`;
    await expect.poll(() => ask("/readyz"), { timeout: 20_000 }).toEqual([200, "ok"]);
  } finally {
    locked.release();
    await sql.end();
    await site.end();
  }
});
