import type { Language } from "#app/i18n/languages.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
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
  const index = indexes.get(texts) ?? indexOf(texts);
  indexes.set(texts, index);
  return index.get(`${type} ${place}`);
}

/** A text shows at its own place and at those it is about as well, unless these have one of their own. */
function indexOf(texts: readonly ContentEntry<"location">[]): Map<string, ContentEntry<"location">> {
  const index = new Map<string, ContentEntry<"location">>();
  const put = (text: ContentEntry<"location">, place: string) => index.set(`${text.parts.type} ${place}`, text);
  for (const text of texts) for (const place of text.data.also ?? []) put(text, place);
  for (const text of texts) put(text, text.data.place);
  return index;
}
