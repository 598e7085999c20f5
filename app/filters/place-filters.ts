import type { Filter } from "./filter.ts";
import { freeText } from "./free-text.ts";

/** Only what names a place is nobody's own words. */
function anonymous(written: string, isPlace: (slug: string) => boolean): string | undefined {
  return written.split(",").filter(isPlace).join(",") || undefined;
}

/** A place by its slug in any language, or a postcode. */
export const location: Filter<string> = {
  read: freeText,
  anonymous,
  inPath: "location",
  control: { kind: "place" },
  chips: (_, { places }) => (places.location ? [{ label: places.location.name }] : []),
};

/** One or more places, separated by commas, within the location when there is one; a chip each. */
export const district: Filter<string> = {
  names: { en: "district", fr: "quartier", nl: "wijk" },
  read: freeText,
  anonymous,
  chips: (_, { places: { districts } }) =>
    districts.map((district) => {
      const others = districts.filter((other) => other !== district).map(({ slug }) => slug);
      return { label: district.name, rest: others.join(",") || undefined };
    }),
};
