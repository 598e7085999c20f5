import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findPlacesIn, type FoundPlace } from "./find-places.ts";
import { getGazetteer } from "./gazetteer.server.ts";

/** {@link findPlacesIn} the gazetteer of a database. */
export async function findPlaces(db: Database, text: string, language: Language, limit: number): Promise<FoundPlace[]> {
  return findPlacesIn(await getGazetteer(db), text, language, limit);
}
