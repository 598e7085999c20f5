import { expect } from "vitest";
import { criteriaOf } from "#app/filters/criteria.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { getMemoryIndex } from "./memory/get-memory-index.server.ts";
import { askPostgres } from "./postgres/ask-postgres.server.ts";
import type { SearchIndex } from "./search-index.ts";

dbTest("a listing is of the day on which it was published in Brussels, for both indexes", async ({ db }) => {
  await makeListings(
    db,
    { reference: "winter-before", publishedAt: "2025-11-27T22:30:00Z" },
    { reference: "winter", publishedAt: "2025-11-27T23:30:00Z" },
    { reference: "summer-before", publishedAt: "2025-07-01T21:30:00Z" },
    { reference: "summer", publishedAt: "2025-07-01T22:30:00Z" },
  );
  const since = (day: string) => async (index: SearchIndex) => {
    const { hits } = await index.page({ criteria: criteriaOf({ since: day }), districts: [] }, { order: "oldest" });
    return hits.map(({ reference }) => reference);
  };
  const memory = await getMemoryIndex(db);
  const inWinter = ["winter-before", "winter"];
  const expected: [day: string, found: string[]][] = [
    ["2025-11-28", ["winter"]],
    ["2025-11-27", inWinter],
    ["2025-07-02", ["summer", ...inWinter]],
    ["2025-07-01", ["summer-before", "summer", ...inWinter]],
  ];
  for (const [day, found] of expected) {
    expect(await since(day)(memory), `in memory, ${day}`).toEqual(found);
    expect(await askPostgres(db, since(day)), `in PostgreSQL, ${day}`).toEqual(found);
  }
});
