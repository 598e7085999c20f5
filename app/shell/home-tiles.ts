import type { Deal } from "#app/filters/deal.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";

/** The home page's category tiles, in order (specification, section 2). */
const common = [
  "office",
  "warehouse",
  "sme-business-unit",
  "city-centre-store",
  "out-of-town-stand-alone-or-retail-park",
  "shopping-centre",
] as const satisfies TypeSegment[];

export const tiles = {
  "to-let": common,
  "for-sale": [...common, "apartment"],
  investment: [...common, "apartment"],
} as const satisfies Record<Deal, readonly TypeSegment[]>;
