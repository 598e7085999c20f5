import { groupOfType, typesOfGroup } from "#app/vocabulary/vocabulary.ts";
import { distanceSquared } from "./order-rows.ts";
import type { ComparedListing } from "../search-index.ts";
import { figureColumn } from "./columns.ts";
import { forSaleFlag, investFlag, isOfTypes, listedFlag, toLetFlag, typeSetOf } from "./listing-flags.ts";
import type { MemoryIndex } from "./memory-index.ts";

/** What a degree of latitude weighs. */
const degree = 50;

/**
 * The listings on offer that come closest to one: the same deal, the same type or group, and of those the nearest in
 * place, size, bedrooms and price. Two kilometres weigh as much as double the size, another type of the group, or a bedroom
 * more or less.
 */
export function similarRows(index: MemoryIndex, listing: ComparedListing, count: number): number[] {
  const { flags, id, lat, lng } = index.columns;
  const group = groupOfType(listing.type);
  const asked = {
    every: listedFlag | (listing.toLet ? toLetFlag : listing.invest ? investFlag : forSaleFlag),
    types: typeSetOf(group ? typesOfGroup[group] : [listing.type]),
  };
  const sameType = typeSetOf([listing.type]);
  const surface = figureColumn(index.columns, "surfaceTotal");
  const bedrooms = figureColumn(index.columns, "bedrooms");
  const price = figureColumn(index.columns, listing.toLet ? "rentLow" : "saleLow");
  const ownPrice = listing.toLet ? listing.rentLow : listing.saleLow;

  const nearest: { row: number; unlikeness: number }[] = [];
  let most = Infinity;
  // Bands from which on all are too far away to be among them, whatever else is alike, are not looked at.
  for (const rows of index.bandsWith(asked).from(listing.lat, (degrees) => degrees * degree >= most)) {
    for (const row of rows) {
      const far = Math.sqrt(distanceSquared(lat[row]!, lng[row]!, listing)) * degree;
      if (far >= most || id[row] === listing.id) continue;
      const unlikeness =
        far +
        unlikenessOf(surface.at(row), listing.surfaceTotal, 1.5) +
        unlikenessOf(price.at(row), ownPrice, 0.7) +
        bedroomsApart(bedrooms.at(row), listing.bedrooms) +
        (isOfTypes(flags[row]!, sameType) ? 0 : 1);
      if (unlikeness >= most) continue;
      const at = nearest.findIndex((other) => other.unlikeness > unlikeness);
      nearest.splice(at < 0 ? nearest.length : at, 0, { row, unlikeness });
      if (nearest.length > count) nearest.pop();
      if (nearest.length === count) most = nearest[count - 1]!.unlikeness;
    }
  }
  return nearest.map(({ row }) => row);
}

/** Of what has no bedrooms itself, nobody asks how many others have. */
function bedroomsApart(bedrooms: number, own: number | null): number {
  if (own === null) return 0;
  return Number.isNaN(bedrooms) ? 1 : Math.abs(bedrooms - own);
}

/** How many times larger one figure is than the other, as a logarithm. */
function unlikenessOf(figure: number, own: number | null, unknown: number): number {
  const unlikeness = own === null ? NaN : Math.abs(Math.log(figure / own));
  return Number.isFinite(unlikeness) ? unlikeness : unknown;
}
