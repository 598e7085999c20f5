import type { Range } from "./range.ts";

/** What shops cost per place (demonstration assumptions). */
export interface ShopTerms {
  /** EUR per m² and year; Luxembourg per m² and month */
  rent: Range;
  /** EUR per m² */
  sale: Range;
  /** m² */
  surface: Range;
  /** m of shop front */
  frontage: Range;
  /** Gross initial yield of a let shop, per cent */
  yield: Range;
}

const terms = (rent: Range, sale: Range, surface: Range, frontage: Range, yields: Range): ShopTerms => ({
  rent,
  sale,
  surface,
  frontage,
  yield: yields,
});

export const shopMarket = {
  "prime-brussels": terms([900, 1850], [16000, 26000], [90, 900], [5, 16], [4.5, 5.4]),
  "prime-louise": terms([850, 1750], [15000, 25000], [80, 600], [5, 15], [4.5, 5.4]),
  "prime-antwerp": terms([950, 1900], [17000, 28000], [90, 1100], [5, 17], [4.5, 5.4]),
  "prime-ghent": terms([850, 1550], [15000, 22000], [80, 700], [5, 14], [4.6, 5.5]),
  "prime-knokke": terms([800, 1500], [14000, 21000], [60, 350], [5, 13], [4.5, 5.4]),
  "prime-liege": terms([650, 1050], [9500, 14000], [70, 600], [5, 13], [5.2, 6.2]),
  "prime-regional": terms([550, 980], [8500, 13500], [70, 600], [5, 13], [5, 6.2]),
  "centre-large": terms([320, 720], [5200, 9800], [60, 450], [4.5, 12], [5, 6.2]),
  "centre-medium": terms([190, 420], [3000, 6200], [60, 400], [4.5, 11], [5.4, 6.8]),
  "centre-small": terms([110, 230], [1700, 3300], [70, 400], [5, 12], [6, 7.6]),
  local: terms([105, 210], [1500, 2900], [50, 260], [4.5, 11], [5.8, 7.4]),
  "local-brussels": terms([140, 260], [2000, 3700], [45, 240], [4.5, 10], [5.5, 6.9]),
  "retail-park-prime": terms([120, 160], [1900, 2600], [400, 2500], [18, 55], [5.5, 6.5]),
  "retail-park": terms([90, 130], [1300, 2000], [400, 2200], [18, 55], [6, 7.2]),
  "shopping-centre-prime": terms([480, 1100], [7500, 14000], [45, 600], [5, 22], [5.2, 6.2]),
  "shopping-centre": terms([230, 560], [3200, 7000], [45, 700], [5, 22], [6, 7.8]),
  "lux-prime": terms([95, 165], [21000, 32000], [60, 350], [5, 13], [4.2, 5]),
  "lux-centre": terms([50, 95], [11500, 19000], [55, 320], [4.5, 12], [4.5, 5.4]),
  "lux-town": terms([24, 48], [5600, 9800], [50, 300], [4.5, 11], [4.9, 6]),
  "lux-local": terms([20, 36], [5000, 8200], [45, 220], [4.5, 10], [4.9, 6]),
  "lux-park": terms([16, 23], [3600, 5200], [400, 2000], [18, 50], [5.3, 6.4]),
  "lux-shopping-centre": terms([45, 85], [9800, 15500], [45, 450], [5, 20], [5, 6]),
} as const satisfies Record<string, ShopTerms>;

export type ShopMarket = keyof typeof shopMarket;
