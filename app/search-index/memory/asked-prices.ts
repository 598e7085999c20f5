import { dealOf } from "#app/filters/deal.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { groupOfType, propertyTypes } from "#app/vocabulary/vocabulary.ts";
import type { AskedPrices } from "../asked-prices.ts";
import { figureColumn } from "./columns.ts";
import type { FigureColumn } from "./figure-column.ts";
import { isOfTypes, typeSetOf } from "./listing-flags.ts";
import type { MemoryIndex } from "./memory-index.ts";

const homes = typeSetOf(propertyTypes.filter((type) => groupOfType(type) === "residential"));

/** What is asked for each of the listings found. A home's rent is one for all of it, others are told per m². */
export function readPrices(index: MemoryIndex, rows: Uint32Array, criteria: SearchCriteria): AskedPrices {
  const { place, flags, publishedAt } = index.columns;
  const [rentLow, saleHigh, surface] = ["rentLow", "saleHigh", "surfaceTotal"].map((name) =>
    figureColumn(index.columns, name),
  ) as [FigureColumn, FigureColumn, FigureColumn];
  const deal = dealOf(criteria);
  const rent = (row: number) => rentLow.at(row) / (isOfTypes(flags[row]!, homes) ? surface.at(row) : 1);
  const price = (row: number) => saleHigh.at(row) / surface.at(row);
  return {
    places: Uint16Array.from(rows, (row) => place[row]!),
    prices: Float64Array.from(rows, deal === "to-let" ? rent : deal ? price : () => NaN),
    published: Float64Array.from(rows, (row) => publishedAt[row]!),
  };
}
