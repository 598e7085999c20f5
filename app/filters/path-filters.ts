import {
  propertyTypes,
  transactions,
  typeGroups,
  typesOfGroup,
  type PropertyType,
  type Transaction,
  type TypeGroup,
} from "#app/vocabulary/vocabulary.ts";
import type { Filter } from "./filter.ts";
import { freeText } from "./free-text.ts";
import { findPropertyType, typeSegments } from "./type-segments.ts";

/* The filters that the path of a search can say: its deal, its type and its place, with the districts beside. */

/** Reads and keeps one of a few words; what it says is nobody's own. */
function oneOf<Word extends string>(words: readonly Word[]): Pick<Filter<Word>, "read" | "anonymous"> {
  const find = (written: string) => words.find((word) => word === written);
  return { read: find, anonymous: find };
}

export const transaction: Filter<Transaction> = {
  ...oneOf(transactions),
  inPath: "deal",
  conditions: (value) => [{ kind: "flag", flag: value === "to-let" ? "toLet" : "forSale" }],
  control: { kind: "links" },
  chips: (value, { t }) => [{ label: t(`vocabulary.transactions.${value}`) }],
};

/** Sold with a tenant or as an income asset: true for any value (decisions, section 2). */
export const invest: Filter<true> = {
  read: (raw) => (freeText(raw) ? true : undefined),
  anonymous: (written) => (written === "true" ? written : undefined),
  inPath: "deal",
  conditions: () => [{ kind: "flag", flag: "invest" }],
  control: { kind: "links" },
  chips: (_, { t }) => [{ label: t("vocabulary.transactions.investment") }],
};

/** Named in any language, and written in the page's (decisions, section 1). */
export const type: Filter<PropertyType> = {
  ...oneOf(propertyTypes),
  names: { en: "type", fr: "type", nl: "type" },
  read: findPropertyType,
  write: (value, language) => typeSegments[value][language],
  inPath: "type",
  conditions: (value) => [{ kind: "types", types: [value] }],
  control: { kind: "links" },
  chips: (value, { t }) => [{ label: t(`vocabulary.types.${value}`) }],
};

export const typeGroup: Filter<TypeGroup> = {
  ...oneOf(typeGroups),
  inPath: "type",
  conditions: (value) => [{ kind: "types", types: typesOfGroup[value] }],
  control: { kind: "links" },
  chips: (value, { t }) => [{ label: t(`vocabulary.types.${value}`) }],
};

/** Listings with coworking units (decisions, section 2). */
export const unitSurfaceType: Filter<"co-working"> = {
  ...oneOf(["co-working"]),
  inPath: "type",
  conditions: () => [{ kind: "flag", flag: "coworking" }],
  control: { kind: "links" },
  chips: (value, { t }) => [{ label: t(`vocabulary.types.${value}`) }],
};

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
