import { propertyTypes, type PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { IndexRow } from "../index-row.ts";

/** What a listing is, in one whole number: a bit for each of these, and above them the number of its type. */
export const listedFlag = 1;
export const toLetFlag = 2;
export const forSaleFlag = 4;
export const investFlag = 8;
export const coworkingFlag = 16;
const typeShift = 5;

/** Types of property, as a bit for each by its number. */
type TypeSet = number;

const mostTypes = 31;
const { length: typeCount }: readonly PropertyType[] = propertyTypes;
if (typeCount > mostTypes) throw new RangeError(`${typeCount} types are more than the bits of a set of types`);

/** Where a newer release runs beside this one, listings may be of types that it does not know: nothing finds those. */
const unknownType = typeCount;

/** In how many ways a listing's flags can be set: grows with the vocabulary. Tables by flags are as long. */
export const flagSets = (typeCount + 1) << typeShift;

/** The flags that a search asks for: all of `every`, and one of the types. */
export interface AskedFlags {
  every: number;
  types: TypeSet;
}

/** The flags of a listing. */
export function flagsOfRow(row: IndexRow): number {
  const type = propertyTypes.indexOf(row.type);
  return (
    (row.listed ? listedFlag : 0) |
    (row.toLet ? toLetFlag : 0) |
    (row.forSale ? forSaleFlag : 0) |
    (row.invest ? investFlag : 0) |
    (row.coworking ? coworkingFlag : 0) |
    ((type < 0 ? unknownType : type) << typeShift)
  );
}

/** The type that a listing's flags name; undefined for one that this release does not know. */
export function typeOfFlags(flags: number): PropertyType | undefined {
  return propertyTypes[flags >>> typeShift];
}

export function typeSetOf(types: readonly PropertyType[]): TypeSet {
  return types.reduce((set, type) => set | (1 << propertyTypes.indexOf(type)), 0);
}

/** 1 when the type that a listing's flags name is one of these; else 0. */
export function isOfTypes(flags: number, types: TypeSet): number {
  return (types >>> (flags >>> typeShift)) & 1;
}

/** 1 when a listing's flags have what a search asks for; else 0. */
export function hasAsked(flags: number, { every, types }: AskedFlags): number {
  return Number((flags & every) === every) & isOfTypes(flags, types);
}
