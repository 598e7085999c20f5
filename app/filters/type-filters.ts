import {
  propertyTypes,
  typeGroups,
  typesOfGroup,
  type PropertyType,
  type TypeGroup,
} from "#app/vocabulary/vocabulary.ts";
import type { Filter } from "./filter.ts";
import { findPropertyType, typeSegments } from "./type-segments.ts";
import { oneOf } from "./enum-filter.ts";

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
