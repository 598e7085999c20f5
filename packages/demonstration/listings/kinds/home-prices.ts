import { investmentPrices, salePrice, type Mandate } from "../mandate.ts";
import { homeTerms, type HomeTerms } from "../market/home-market.ts";
import type { Range } from "../../data/read-data.ts";
import type { BuildingTraits, Prices } from "../property.ts";
import { roundTo } from "../random.ts";
import type { Location } from "../../places/location.ts";

/** How condition moves a price per m². */
const conditionFactor: Record<BuildingTraits["condition"], number> = {
  new: 1.24,
  renovated: 1.08,
  good: 0.97,
  "to-renovate": 0.78,
  shell: 1,
};

/** Gross initial yields of let homes, per cent (demonstration assumptions): dear homes yield little. */
export function homeYields({ apartment }: HomeTerms, country: "BE" | "LU"): Range {
  if (country === "LU") return [4.5, 5];
  return apartment > 3_000 ? [4.5, 5.1] : apartment > 2_200 ? [4.7, 5.6] : [5.6, 7];
}

/** Rents per month, sales in all; a house's plot beyond the usual adds to its price. */
export function homePrices(
  mandate: Mandate,
  at: Location,
  building: BuildingTraits,
  surface: number,
  isApartment: boolean,
  plot = 0,
): Prices {
  const { deal, price: random, country } = mandate;
  const terms = homeTerms(at.municipality.key, at.province);
  const quality = conditionFactor[building.condition] * random.around(0.9, 1.12);
  // Small homes cost more per m², large ones less.
  const size = (80 / Math.max(28, surface)) ** (isApartment ? 0.24 : 0.4);
  // A house is let for less per m² than a flat of the same street.
  const monthly = roundTo(terms.rent * quality * size * surface * (isApartment ? 1 : 0.92), surface > 120 ? 25 : 10);
  if (deal.invest) return investmentPrices(mandate, monthly * 12, homeYields(terms, country), true);
  const prices: Prices = {};
  if (deal.toLet) {
    prices.rent = mandate.hushed ? { onRequest: true } : { amount: monthly, basis: "total", period: "month" };
    if (isApartment) {
      const perSquareMetre = country === "LU" ? random.between(2.2, 3.4) : random.between(0.8, 2.2);
      prices.charges = { amount: roundTo(perSquareMetre * surface, 5), basis: "total", period: "month" };
    }
  }
  if (deal.forSale) {
    const perSquareMetre = isApartment ? terms.apartment * size ** 0.4 : terms.house * (160 / surface) ** 0.3;
    const land = isApartment
      ? 0
      : Math.max(0, plot - 400) * (country === "LU" ? 160 : at.region === "flanders" ? 75 : 45) * 0.6;
    prices.sale = salePrice(mandate, perSquareMetre * quality * surface + land, building.condition === "new");
  }
  return prices;
}
