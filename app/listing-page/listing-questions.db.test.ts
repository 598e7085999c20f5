import { expect, onTestFinished } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { closeDatabase, createDatabase } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { loadListing } from "./load-listing.server.ts";

const site = "https://quartier.example";

dbTest(
  "a listing asked for the first time takes three questions, whatever stands beside it",
  async ({ db: own, databaseUrl }) => {
    const house = {
      street: "Avenue Louise",
      number: "149",
      postcode: "1050",
      locality: "Ixelles",
      country: "BE",
    } as const;
    await makeListings(
      own,
      ...["first", "shown", "above"].map((reference) => ({ reference, title: { en: "Offices" }, address: house })),
      { reference: "near", address: { ...house, number: "151" } },
      ...[4, 5, 6, 7, 8].map((percent) => ({
        ...{ reference: `yields-${percent}`, title: { en: "Offices" }, address: { ...house, number: `${percent}` } },
        ...{ invest: true, yield: percent },
      })),
    );
    const statements: string[] = [];
    const observe = (statement: string) => void statements.push(statement);
    const db = createDatabase(databaseUrl, { connections: 1, observe });
    onTestFinished(() => closeDatabase(db));
    const gazetteer = await getGazetteer(db);
    const ask = async (reference: string) => {
      const url = new URL(`/en/property/${reference}/offices`, site);
      return loadListing(db, gazetteer, url, reference, "en", textsIn("en"), site);
    };
    await ask("first");
    statements.length = 0;
    const answer = await ask("shown");
    expect(answer).toMatchObject({ page: { similar: [{ reference: "near" }], sameBuilding: { length: 2 } } });
    // Itself; whether any has changed since the index was read, which is shared by all who ask meanwhile; and the others.
    expect(statements).toHaveLength(3);
    statements.length = 0;
    expect(await ask("yields-8")).toMatchObject({ page: { yieldContext: { standing: expect.any(String) as string } } });
    expect(statements).toHaveLength(3);
  },
);
