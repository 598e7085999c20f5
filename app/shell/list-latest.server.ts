import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import { cardView } from "#app/listings/card-view.server.tsx";
import type { CardView } from "#app/listings/card.tsx";
import { searchListings } from "#app/listings/search-listings.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database } from "#db/client.server.ts";

const shown = 6;

/** The listings published last, as cards for the home page. */
export async function listLatest(
  db: Database,
  gazetteer: Gazetteer,
  language: Language,
  t: TFunction,
): Promise<CardView[]> {
  const { rows } = await searchListings(db, { criteria: {}, districts: [] }, { numPropertiesPerPage: shown });
  return rows.map((row) => cardView(row, language, t, gazetteer));
}
