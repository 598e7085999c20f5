import { eq } from "drizzle-orm";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import { suggestPlaces } from "#app/places/suggest-places.ts";
import type { Database } from "#db/client.server.ts";
import { listings } from "#db/schema/listings.ts";
import { randomNumbers, time } from "./measure.ts";
import type { Line } from "./report.ts";

const runs = 300;

/** At the 95th percentile, in milliseconds. */
const goal = 10;

/**
 * Times what the place field asks for at each key: beginnings of names, names with errors in them, postcodes; beside a
 * primary-key query.
 */
export async function benchSuggestions(db: Database): Promise<Line[]> {
  const gazetteer = await getGazetteer(db);
  const random = randomNumbers(1);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const municipalities = gazetteer.places.filter(({ kind }) => kind === "municipality");
  const name = () => pick(municipalities).names[pick(languages)];
  const misspelt = () => {
    const written = name();
    const at = 1 + Math.floor(random() * (written.length - 1));
    return written.slice(0, at) + written.slice(at + 1);
  };
  const kinds: Record<string, () => string> = {
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((letters) => [`${letters} letters`, () => name().slice(0, letters)]),
    ),
    "a name with a typing error": misspelt,
    "the beginning of one": () => misspelt().slice(0, 7),
    "a postcode": () => pick(pick(municipalities).postcodes),
    "the beginning of a postcode": () => pick(pick(municipalities).postcodes).slice(0, 1 + Math.floor(random() * 3)),
  };

  const ids = Array.from({ length: runs }, () => 1 + Math.floor(random() * 10_000));
  const floor = await time(ids, (id) => db.select({ id: listings.id }).from(listings).where(eq(listings.id, id)));
  const lines: Line[] = [];
  for (const [kind, make] of Object.entries(kinds)) {
    const timing = await time(Array.from({ length: runs }, make), async (text) => {
      const language = pick(languages);
      return suggestPlaces(gazetteer, text, language, textsIn(language));
    });
    lines.push({ name: `suggestions, ${kind}, p50`, figure: timing.p50, floor: floor.p50, unit: "ms" });
    lines.push({ name: `suggestions, ${kind}, p95`, figure: timing.p95, floor: floor.p95, unit: "ms", goal });
  }
  return lines;
}
