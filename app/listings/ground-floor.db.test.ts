import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { findSearchPlaces, localiseQuery } from "#app/filters/search-places.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { listings } from "#db/schema/listings.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { countListings } from "./testing/ask-index.ts";

const unit = (floor: number) => ({ name: `Floor ${floor}`, floor, surface: 100 });

dbTest(
  "what is on floor 0 is found on the ground floor, whatever else its feed says, and what is above is not",
  async ({ db }) => {
    await makeListings(
      db,
      { reference: "by-its-floor", facts: { floor: 0 } },
      { reference: "against-itself", facts: { floor: 0, groundFloor: false } },
      { reference: "told", facts: { groundFloor: true } },
      { reference: "from-below", facts: { floor: -1, groundFloor: true } },
      { reference: "with-a-unit", facts: { floor: 2, groundFloor: true }, units: [unit(0), unit(2)] },
      { reference: "above", facts: { floor: 3, groundFloor: true } },
      { reference: "untold", facts: { floor: 3 } },
    );
    const query = { transaction: "to-let", type: "office", features: "ground-floor" } as const;
    const gazetteer = await getGazetteer(db);
    const places = findSearchPlaces(gazetteer, query, "en");
    const search = await resolveCriteria(db, gazetteer, localiseQuery(query, places, "en"), places);
    expect(await countListings(db, search)).toBe(5);
    const factsOf = async (reference: string) =>
      (await db.select({ facts: listings.facts }).from(listings).where(eq(listings.reference, reference)))[0]!.facts;
    expect(await factsOf("against-itself")).toEqual({ floor: 0, groundFloor: true });
    expect(await factsOf("above")).toEqual({ floor: 3, groundFloor: false });
    expect(await factsOf("untold")).toEqual({ floor: 3 });
  },
);
