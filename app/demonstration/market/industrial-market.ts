import type { Range } from "./range.ts";

/** What warehouses and business units cost per place (demonstration assumptions). */
export interface IndustrialTerms {
  /** EUR per m² and year of a large warehouse; Luxembourg per m² and month, as it is quoted there. */
  logistics: Range;
  /** EUR per m², sale of a large warehouse */
  logisticsSale: Range;
  /** In the unit of `logistics`, rent of a small business unit */
  unit: Range;
  /** EUR per m², sale of a small business unit */
  unitSale: Range;
  /** In the unit of `logistics` */
  charges: Range;
}

const terms = (
  logistics: Range,
  logisticsSale: Range,
  unit: Range,
  unitSale: Range,
  charges: Range,
): IndustrialTerms => ({
  logistics,
  logisticsSale,
  unit,
  unitSale,
  charges,
});

export const industrialMarket = {
  brussels: terms([62, 75], [900, 1250], [85, 115], [1250, 1700], [6, 11]),
  "brussels-edge": terms([58, 70], [850, 1150], [80, 105], [1150, 1550], [5, 10]),
  "golden-triangle": terms([56, 68], [800, 1100], [75, 98], [1050, 1400], [5, 9]),
  "antwerp-port": terms([52, 64], [750, 1050], [72, 92], [1000, 1300], [5, 9]),
  "ghent-port": terms([48, 58], [650, 900], [68, 88], [950, 1250], [4, 8]),
  flemish: terms([48, 58], [620, 880], [68, 90], [950, 1300], [4, 8]),
  limburg: terms([46, 56], [580, 820], [65, 82], [900, 1200], [4, 8]),
  liege: terms([45, 56], [550, 800], [62, 80], [850, 1150], [4, 8]),
  hainaut: terms([42, 50], [480, 700], [56, 75], [750, 1050], [4, 7]),
  namur: terms([42, 50], [480, 680], [60, 78], [850, 1100], [4, 7]),
  "walloon-brabant": terms([52, 62], [700, 950], [75, 98], [1050, 1400], [5, 9]),
  luxembourg: terms([7.8, 10], [1500, 2100], [10.5, 14.5], [2400, 3400], [0.7, 1.3]),
  "luxembourg-north": terms([6.5, 8], [1100, 1500], [8.5, 11], [1700, 2400], [0.6, 1.1]),
} as const satisfies Record<string, IndustrialTerms>;

export type IndustrialMarket = keyof typeof industrialMarket;
