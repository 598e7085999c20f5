import { expect, test } from "vitest";
import type { Database } from "#db/client.server.ts";
import { getGazetteer } from "./gazetteer.server.ts";

/** A database of the same rows as every other that this makes; its places come as told. */
function databaseWith(places: Promise<never[]>): Database {
  const query = {
    from: () => query,
    orderBy: () => query,
    limit: () => Promise.resolve([]),
    then: places.then.bind(places),
  };
  return { execute: () => Promise.resolve([{ rows: "the same" }]), select: () => query } as unknown as Database;
}

test("who shares what another database is asked for does not fail with it", async () => {
  const gone = new Promise<never[]>((_, reject) => setTimeout(() => reject(new Error("the first is gone")), 20));
  const asked = getGazetteer(databaseWith(gone));
  const shared = getGazetteer(databaseWith(Promise.resolve([])));
  await expect(asked).rejects.toThrow("the first is gone");
  expect((await shared).byKey("BE-44021")).toBeUndefined();
});
