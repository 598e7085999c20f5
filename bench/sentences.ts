import { eq } from "drizzle-orm";
import { languages, type Language } from "#app/i18n/languages.ts";
import { searchListings } from "#app/listings/search-listings.server.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import { findSearchPlaces } from "#app/filters/search-places.server.ts";
import { getPoints } from "#app/places/points/points.server.ts";
import { querySentence } from "#app/search/sentence/read-sentence.ts";
import { examplesIn, isUnderstood } from "#app/search/sentence/testing/examples.ts";
import type { Example } from "#app/search/sentence/testing/read-examples.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { time } from "./measure.ts";
import type { Line } from "./report.ts";

/** At the 95th percentile, in milliseconds. */
const goals = { reading: 0.3, searching: 60 };

/**
 * The one search box: how many of the sentences that people write are understood wholly, and how long that takes, alone
 * and with rows and count of the search, beside a primary-key query.
 */
export async function benchSentences(db: Database): Promise<Line[]> {
  const gazetteer = await getGazetteer(db);
  const ids = Array.from({ length: 200 }, (_, index) => 1 + index * 37);
  const floor = await time(ids, (id) => db.select({ id: listings.id }).from(listings).where(eq(listings.id, id)));

  const share = (examples: readonly Example[], language: Language) =>
    (100 * examples.filter((example) => isUnderstood(example, gazetteer, language)).length) / examples.length;
  const understood = languages.flatMap((language): Line[] => {
    const examples = examplesIn(language);
    const heldOut = examples.filter(({ isHeldOut }) => isHeldOut);
    const tuned = examples.filter(({ isHeldOut }) => !isHeldOut);
    return [
      { name: `understood, ${language}, ${tuned.length} tuned`, figure: share(tuned, language), floor: 100, unit: "%" },
      {
        name: `understood, ${language}, ${heldOut.length} held out`,
        figure: share(heldOut, language),
        floor: 100,
        unit: "%",
      },
    ];
  });

  const typed = languages.flatMap((language) => examplesIn(language).map(({ sentence }) => ({ sentence, language })));
  const reading = await time(typed, ({ sentence, language }) =>
    Promise.resolve(querySentence(sentence, gazetteer, language, getPoints())),
  );
  const searching = await time(typed, async ({ sentence, language }) => {
    const query = querySentence(sentence, gazetteer, language, getPoints());
    const places = findSearchPlaces(gazetteer, query, language);
    await searchListings(db, await resolveCriteria(db, gazetteer, query, places), query);
  });
  return [
    ...understood,
    { name: "reading a sentence, p50", figure: reading.p50, floor: floor.p50, unit: "ms" },
    { name: "reading a sentence, p95", figure: reading.p95, floor: floor.p95, unit: "ms", goal: goals.reading },
    { name: "sentence, rows and count, p50", figure: searching.p50, floor: floor.p50, unit: "ms" },
    {
      name: "sentence, rows and count, p95",
      figure: searching.p95,
      floor: floor.p95,
      unit: "ms",
      goal: goals.searching,
    },
  ];
}
