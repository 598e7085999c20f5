import type { Deal } from "#app/filters/deal.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import type { HomeKind } from "./home-kinds.ts";

/** The home page's category tiles for who works there, in order, whatever the deal (specification, section 2). */
export const workTiles = [
  "office",
  "warehouse",
  "sme-business-unit",
  "city-centre-store",
  "out-of-town-stand-alone-or-retail-park",
  "shopping-centre",
] as const satisfies TypeSegment[];

/** Those for who lives there: beside the specification's apartment what else people look for. */
export const homeTiles = {
  "to-let": ["apartment", "house", "studio", "co-living"],
  "for-sale": ["apartment", "house", "studio", "bloc-sales"],
  investment: ["apartment", "house", "bloc-sales", "co-living"],
} as const satisfies Record<Deal, readonly HomeKind[]>;

export type TileKind = (typeof workTiles)[number] | HomeKind;
