import { languages, type PerLanguage } from "#app/i18n/languages.ts";
import { propertyTypes, typeGroups, type PropertyType, type TypeGroup } from "#app/vocabulary/vocabulary.ts";

/** What `:type` in a path can mean: a type, a group, or co-working units (decisions, section 1). */
export type TypeSegment = "co-working" | TypeGroup | Exclude<PropertyType, "retail">;

/** The words of `:type` in a path, and of a `type` value in a query. */
export const typeSegments: Record<TypeSegment, PerLanguage<string>> = {
  office: { en: "office", fr: "bureau", nl: "kantoor" },
  "co-working": { en: "co-working", fr: "coworking", nl: "coworking" },
  warehouse: { en: "warehouse", fr: "entrepot", nl: "magazijn" },
  "logistics-warehouse": { en: "logistics-warehouse", fr: "entrepot-logistique", nl: "logistiek-magazijn" },
  "sme-business-unit": { en: "sme-business-unit", fr: "unite-pme", nl: "kmo-unit" },
  retail: { en: "retail", fr: "commerce", nl: "handelsruimte" },
  "city-centre-store": { en: "city-centre-store", fr: "magasin-centre-ville", nl: "winkel-stadscentrum" },
  "out-of-town-stand-alone-or-retail-park": {
    en: "out-of-town-stand-alone-or-retail-park",
    fr: "peripherie-ou-retail-park",
    nl: "baanwinkel-of-retailpark",
  },
  "shopping-centre": { en: "shopping-centre", fr: "centre-commercial", nl: "winkelcentrum" },
  residential: { en: "residential", fr: "residentiel", nl: "residentieel" },
  house: { en: "house", fr: "maison", nl: "huis" },
  apartment: { en: "apartment", fr: "appartement", nl: "appartement" },
  "bloc-sales": { en: "bloc-sales", fr: "vente-en-bloc", nl: "blokverkoop" },
  "co-living": { en: "co-living", fr: "coliving", nl: "coliving" },
};

const segmentOfWord = new Map<string, TypeSegment>();
for (const segment of Object.keys(typeSegments) as TypeSegment[]) {
  for (const word of [segment, ...languages.map((language) => typeSegments[segment][language])]) {
    segmentOfWord.set(word, segment);
  }
}

/** What a `:type` word of any language means; undefined for no known word. */
export function findTypeSegment(word: string): TypeSegment | undefined {
  return segmentOfWord.get(word.toLowerCase());
}

/** One of the 11 property types, from its canonical name or any language's word; `commerce` is the type retail here. */
export function findPropertyType(word: string): PropertyType | undefined {
  const segment = findTypeSegment(word);
  return propertyTypes.find((type) => type === segment);
}

export function isTypeGroup(word: string): word is TypeGroup {
  return typeGroups.some((group) => group === word);
}
