import { expect } from "vitest";
import { dbTest } from "#db/testing/db-test.ts";
import { findPlaces } from "./find-places.server.ts";

dbTest("places are found in the gazetteer of the database", async ({ db }) => {
  expect(await findPlaces(db, "antwerpn", "fr", 1)).toEqual([
    {
      place: expect.objectContaining({ key: "BE-11002", postcodes: expect.arrayContaining(["2000"]) }),
      label: "Anvers",
      kind: "municipality",
      matched: "antwerpen",
    },
  ]);
});
