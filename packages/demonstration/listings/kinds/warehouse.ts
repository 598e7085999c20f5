import { energyOf } from "../energy.ts";
import { availability, buildingAt, investmentPrices, salePrice, standing, within, type Mandate } from "../mandate.ts";
import { industrialMarket, type IndustrialTerms } from "../market/industrial-market.ts";
import type { Range } from "../../data/read-data.ts";
import { warehouseExtras, type BuildingTraits, type LogisticsProperty, type Prices } from "../property.ts";
import { roundTo } from "../random.ts";
import { earliest, quotedPer, rentedUnits, type Part } from "./units.ts";

/** A logistics warehouse: one hall, or cells of one building let together or apart. */
export function makeLogistics(mandate: Mandate): LogisticsProperty {
  const { deal, offer: random, country } = mandate;
  const { at, market } = mandate.where.draw("logistics", country, mandate.place);
  const terms = industrialMarket.termsOf(market);
  const building = buildingAt(mandate, at, "warehouse", {
    built: [1978, 2023],
    skew: 0.6,
    storeys: [1, 1],
    worn: 0.2,
    fresh: 0.16,
  });
  const hall = roundTo(random.skewed(2_400, country === "LU" ? 16_000 : 42_000, 1.9), 50);
  const officeSurface = roundTo(Math.max(120, hall * random.between(0.02, 0.06)), 10);
  const surface = hall + officeSurface;
  const cells =
    deal.toLet && hall > 7_000 && random.chance(0.6) ? random.int(2, Math.min(5, Math.floor(hall / 3_000))) : 1;
  const rent = roundTo(within(terms.logistics, standing(building, mandate.price)), country === "LU" ? 0.1 : 1);
  const availableFrom = deal.invest
    ? undefined
    : availability(mandate, random, building, building.condition === "new" ? 0.4 : 0.6);
  const units = rentedUnits(mandate, cellsOf(surface, cells), rent, building, availableFrom, false);
  const modern = building.builtYear >= 2012;
  return {
    family: "logistics",
    reference: mandate.reference,
    type: "logistics-warehouse",
    deal,
    status: mandate.status,
    publishedAt: mandate.publishedAt,
    at,
    building,
    surface,
    units,
    prices: logisticsPrices(mandate, terms, building, surface, rent),
    facts: {
      builtYear: building.builtYear,
      renovatedYear: building.renovatedYear,
      condition: building.condition,
      clearHeight: modern
        ? random.pick([10.5, 11, 11.5, 12, 12.2, 12.2, 13, 13.7])
        : random.pick([7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5]),
      floorLoad: modern ? random.pick([5, 5, 6, 7]) : random.pick([3, 3.5, 4, 5]),
      docks: Math.max(cells * 2, Math.round(hall / random.between(750, 1_250))),
      gates: Math.max(1, cells, Math.round(hall / 9_000)),
      officeSurface,
      landSurface: roundTo(surface / random.between(0.42, 0.62), 100),
      parkingSpaces: Math.max(8, Math.round(surface / random.between(180, 320))),
      chargingPoints: modern && random.chance(0.6) ? random.int(2, 6) : undefined,
    },
    energy: energyOf(mandate, at, building, "warehouse", surface),
    availableFrom: earliest(units, availableFrom),
    extras: random.some(
      warehouseExtras.filter((extra) => modern || (extra !== "sprinklers" && extra !== "solar" && extra !== "led")),
      random.int(2, 4),
    ),
  };
}

/** Cells of nearly equal size that add up to the surface. */
function cellsOf(surface: number, count: number): Part[] {
  const size = roundTo(surface / count, 10);
  return Array.from({ length: count }, (_, index) => ({
    name: String(index + 1),
    floor: 0,
    surface: index === count - 1 ? surface - size * (count - 1) : size,
  }));
}

const belgianYields: Range = [5, 6.4];
const luxembourgYields: Range = [5, 6];

function logisticsPrices(
  mandate: Mandate,
  terms: IndustrialTerms,
  building: BuildingTraits,
  surface: number,
  rent: number,
): Prices {
  const { deal, country, price: random } = mandate;
  if (deal.invest) {
    const yearly = rent * surface * (country === "LU" ? 12 : 1);
    return investmentPrices(mandate, yearly, country === "LU" ? luxembourgYields : belgianYields);
  }
  const prices: Prices = {};
  if (deal.toLet) {
    prices.rent = mandate.hushed ? { onRequest: true } : { amount: rent, basis: "m2", period: quotedPer(mandate) };
    const charges = roundTo(within(terms.charges, random.next()), country === "LU" ? 0.1 : 0.5);
    prices.charges = { amount: charges, basis: "m2", period: quotedPer(mandate) };
  }
  if (deal.forSale) {
    const perSquareMetre = within(terms.logisticsSale, standing(building, random));
    prices.sale = salePrice(mandate, surface * perSquareMetre, building.condition === "new");
  }
  return prices;
}
