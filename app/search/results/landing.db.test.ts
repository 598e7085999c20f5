import { expect } from "vitest";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { countListings } from "#app/listings/testing/ask-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { findSearchPlaces, localiseQuery } from "#app/filters/search-places.server.ts";

/** Slugs that name one place in one language and another in another. */
function ambiguousSlugs(gazetteer: Gazetteer): { slug: string; readings: Language[] }[] {
  // By language, which place a slug names: the first that has it, as the gazetteer reads it.
  const owners = languages.map(
    (language) => new Map([...gazetteer.places].reverse().map((place) => [place.slugs[language], place])),
  );
  const slugs = new Set(owners.flatMap((named) => [...named.keys()]));
  return [...slugs].flatMap((slug) => {
    const named = owners.map((places) => places.get(slug));
    const readings = languages.filter((_, index) => named[index]);
    return new Set(named.filter(Boolean)).size > 1 ? [{ slug, readings }] : [];
  });
}

const sintNiklaas = { postcode: "9100", locality: "Sint-Niklaas", country: "BE" } as const;
const halle = { postcode: "1500", locality: "Halle", country: "BE" } as const;

dbTest(
  "figures of a market are of its place, also where the slug means another in another language",
  async ({ db }) => {
    await makeListings(db, { address: sintNiklaas }, { address: halle }, { address: halle });
    const gazetteer = await getGazetteer(db);
    const ambiguous = ambiguousSlugs(gazetteer);
    expect(ambiguous.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["saint-nicolas", "halle"]));
    const measured = new Map<string, number>();
    for (const { slug, readings } of ambiguous) {
      for (const language of readings) {
        const query = { transaction: "to-let", type: "office", location: slug } as const;
        const places = findSearchPlaces(gazetteer, query, language);
        const search = await resolveCriteria(db, gazetteer, localiseQuery(query, places, language), places);
        const { count } = await withSearchIndex(db, (index) => index.figures(search));
        expect(count, `${slug} in ${language}`).toBe(await countListings(db, search));
        measured.set(`${slug} ${language}`, count);
      }
    }
    expect(measured.get("saint-nicolas fr")).toBe(1);
    expect(measured.get("saint-nicolas en")).toBe(0);
    expect(measured.get("halle en")).toBe(2);
    expect(measured.get("halle fr")).toBe(0);
  },
);
