import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { fold } from "#app/places/fold.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { textQueries, textQuery } from "./free-text.server.ts";

/** Texts that people paste and attackers make: all of Unicode, what folds into more, what databases and screens choke on. */
const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(
    "\0",
    "\ud800",
    "\udfff",
    "\u202e",
    "\u0301".repeat(50),
    "'",
    "\\",
    ":*",
    "&|!()",
    "%",
    "_",
    "<->",
    "\u{10ffff}",
  ),
  fc
    .constantFrom("ﬃ", "㍿", "ﷺ", "각", "½", "a")
    .chain((character) => fc.nat(300).map((times) => character.repeat(times))),
  fc.constantFrom("office", "terrase", "constructor", "__proto__", "2 chambres"),
);
const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(" ").slice(0, 4_000));

dbTest("whatever text is looked for, PostgreSQL takes it", async ({ db }) => {
  await makeListings(db, { reference: "one" });
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { maxLength: 8 }), async (searches) => {
      for (const { query } of await textQueries(db, searches)) {
        if (query === undefined) continue;
        asked++;
        const [{ nodes } = { nodes: 0 }] = await db.execute<{ nodes: number }>(
          sql`select numnode(${query}::tsquery) as nodes from listing_documents where document @@ ${query}::tsquery or true`,
        );
        // 12 words, each as written or as one of three others, and what joins them.
        expect(nodes).toBeLessThanOrEqual(12 * 7 + 11);
      }
    }),
    { numRuns: 200 },
  );
  expect(asked).toBeGreaterThan(100);
});

dbTest("words are cut after folding, which makes some of them longer", async ({ db }) => {
  for (const search of ["ﬃ".repeat(90), `${"㍿".repeat(190)}1`, "ﷺ".repeat(190), "x".repeat(5_000)]) {
    const { query = "" } = await textQuery(db, search);
    const words = [...query.matchAll(/'([^']*)'/gu)].map(([, word = ""]) => word);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) {
      expect(word.length).toBeLessThanOrEqual(64);
      expect(fold(search)).toContain(word);
    }
  }
});
