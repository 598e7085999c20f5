import { figureNames, figureOf, readFigure, type Columns } from "../memory/columns.ts";
import { coworkingFlag, forSaleFlag, investFlag, listedFlag, toLetFlag, typeOfFlags } from "../memory/listing-flags.ts";
import type { IndexRow } from "../index-row.ts";
import type { MemoryIndex } from "../memory/memory-index.ts";

/** The listings of a version as they were put there, the newest first. */
export function rowsOf(index: MemoryIndex): IndexRow[] {
  return Array.from(index.newest, (row) => readRow(index.columns, index.referenceOf(row), row));
}

/** A listing as it was written into a row. */
function readRow(columns: Columns, reference: string, number: number): IndexRow {
  const flags = columns.flags[number]!;
  const figures = figureNames.map((name) => {
    const value = readFigure(figureOf(columns, name), number);
    return [name, Number.isNaN(value) ? null : value] as const;
  });
  return {
    id: columns.id[number]!,
    reference,
    listed: (flags & listedFlag) !== 0,
    type: typeOfFlags(flags)!,
    toLet: (flags & toLetFlag) !== 0,
    forSale: (flags & forSaleFlag) !== 0,
    invest: (flags & investFlag) !== 0,
    coworking: (flags & coworkingFlag) !== 0,
    placeId: columns.place[number]!,
    advertiserId: columns.advertiser[number]!,
    lat: columns.lat[number]!,
    lng: columns.lng[number]!,
    ...(Object.fromEntries(figures) as Pick<IndexRow, FigureName>),
    publishedAt: columns.publishedAt[number]!,
    revision: columns.revision[number]!,
  };
}

type FigureName = "surfaceMin" | "surfaceTotal" | "rentLow" | "rentHigh" | "saleLow" | "saleHigh";
