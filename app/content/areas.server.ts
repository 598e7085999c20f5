import type { Language } from "#app/i18n/languages.ts";
import type { PathParams } from "#app/i18n/paths.ts";
import type { Country } from "#app/places/place.ts";
import { areaOfSegment, findCountry, findTransaction } from "#app/filters/path-segments.ts";
import { findTypeSegment } from "#app/filters/type-segments.ts";
import type { KeyParts } from "./content-keys.ts";
import { listDocuments, type ContentEntry } from "./documents.server.ts";
import { areaPath, type Area } from "./area-path.ts";

/** The area that the parameters of a path name, in any language's words; undefined when one of them is no such word. */
export function readArea(params: PathParams): Area | undefined {
  const country = findCountry(params["country"]);
  const type = findTypeSegment(params["type"] ?? "");
  const transaction = findTransaction(params["transaction"]);
  const area = params["area"];
  if (!country || !transaction || !area || (type !== "office" && type !== "retail")) return undefined;
  return { country, type, area: areaOfSegment(area), transaction };
}

/** The key of an area's text. */
export function keyOfArea({ country, type, area, transaction }: Area): string {
  return `locations/${country.toLowerCase()}/${type}/${area}/${transaction}`;
}

/** The area that a text is about, as its key says. */
export function areaOfKey({ country, type, area, deal }: KeyParts): Area {
  return { country: country?.toUpperCase() as Country, type, area, transaction: deal } as Area;
}

/** The area pages of a type of property that are about a place, to let or for sale. */
export async function listAreasOf(
  { type, place, transaction }: { type: string; place: string; transaction: string },
  language: Language,
): Promise<ContentEntry<"area">[]> {
  const areas = await listDocuments("area", language);
  return areas.filter(
    ({ data, parts }) =>
      parts.type === type && [data.place, ...(data.also ?? [])].includes(place) && parts.deal === transaction,
  );
}

/**
 * Every area page of a language as a link with a drawing of its kind, those to let first; none in a language without area pages.
 * @param transaction only those to let or for sale
 */
export async function listAreaLinks(language: Language, transaction?: Area["transaction"]) {
  const areas = await listDocuments("area", language);
  return areas
    .map(({ data, parts }) => ({ title: data.title, area: areaOfKey(parts) }))
    .filter(({ area }) => !transaction || area.transaction === transaction)
    .sort((a, b) => b.area.transaction.localeCompare(a.area.transaction))
    .flatMap(({ title, area }) => {
      const path = areaPath(area, language);
      const drawing = `tile-${area.transaction}-${area.type === "retail" ? "city-centre-store" : "office"}`;
      return path ? [{ label: title, href: path, drawing }] : [];
    });
}
