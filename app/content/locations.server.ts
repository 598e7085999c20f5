import type { Language } from "#app/i18n/languages.ts";
import type { TypeSegment } from "#app/search/words.ts";
import type { LocationType } from "./content-keys.ts";
import { listDocuments, type ContentEntry } from "./documents.server.ts";

/** Which texts stand below a search for a type or group; of the others nobody has written. */
const typeOfSegment: Partial<Record<TypeSegment, LocationType>> = {
  office: "office",
  retail: "retail",
  warehouse: "industrial",
  "logistics-warehouse": "logistics-warehouse",
  "sme-business-unit": "sme-business-unit",
  apartment: "apartment",
};

/** By type and place; made once for each reading of the folder, which production reads once. */
const indexes = new WeakMap<ContentEntry<"location">[], Map<string, ContentEntry<"location">>>();

/**
 * The text about a place for a type of property.
 * @param place key of the gazetteer
 * @returns undefined where nobody has written one
 */
export async function findLocationText(
  segment: TypeSegment,
  place: string,
  language: Language,
): Promise<ContentEntry<"location"> | undefined> {
  const type = typeOfSegment[segment];
  if (!type) return undefined;
  const texts = await listDocuments("location", language);
  const index = indexes.get(texts) ?? new Map(texts.map((text) => [`${text.parts.type} ${text.data.place}`, text]));
  indexes.set(texts, index);
  return index.get(`${type} ${place}`);
}
