import { dealOf, rentsOf } from "#app/filters/deal.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import type { MarketFigures } from "../clusters.ts";
import { fewestPrices } from "../fewest-prices.ts";
import { roundPrice } from "../market-prices.ts";
import { medianOf } from "../quantile.ts";
import { figureColumn } from "./columns.ts";
import type { FigureColumn } from "./figure-column.ts";
import { nthSmallest } from "./order-rows.ts";
import type { MemoryIndex } from "./memory-index.ts";

/** What the market asks for in the listings found. A rent mixes no units when the search is for one kind of type. */
export function measureRows(index: MemoryIndex, rows: Uint32Array, criteria: SearchCriteria): MarketFigures {
  const [rentLow, saleHigh, surfaceMin, surfaceTotal] = [
    rentsOf(criteria).low,
    "saleHigh",
    "surfaceMin",
    "surfaceTotal",
  ].map((name) => figureColumn(index.columns, name)) as [FigureColumn, FigureColumn, FigureColumn, FigureColumn];
  const deal = dealOf(criteria);
  const surfaces = numbers(rows, (row) => surfaceTotal.at(row));
  const smallest = numbers(rows, (row) => surfaceMin.at(row)).reduce((a, b) => Math.min(a, b), Infinity);
  const figures: MarketFigures = { count: rows.length };
  if (surfaces.length > 0) {
    figures.smallest = smallest;
    figures.largest = surfaces.reduce((a, b) => Math.max(a, b), 0);
  }
  if (deal === "to-let") figures.medianRent = median(numbers(rows, (row) => rentLow.at(row)));
  else if (deal) {
    figures.medianPricePerSquareMetre = median(numbers(rows, (row) => saleHigh.at(row) / surfaceTotal.at(row)));
  }
  if (deal === "investment") {
    const yielded = figureColumn(index.columns, "yield");
    const yields = numbers(rows, (row) => yielded.at(row));
    figures.yields = yields.length;
    figures.medianYield = median(yields);
  }
  return figures;
}

function numbers(rows: Uint32Array, of: (row: number) => number): Float64Array {
  return Float64Array.from(rows, of).filter(Number.isFinite);
}

function median(values: Float64Array): number | undefined {
  if (values.length < fewestPrices) return undefined;
  const middle = values.length >>> 1;
  const upper = nthSmallest(values, middle);
  if (values.length % 2 === 1) return roundPrice(upper);
  // Those before it are the smaller ones, in no order.
  return roundPrice(medianOf([values.subarray(0, middle).reduce((a, b) => Math.max(a, b)), upper]));
}
