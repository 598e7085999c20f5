import { energyOf } from "../energy.ts";
import { availability, buildingAt, investmentPrices, salePrice, standing, within, type Mandate } from "../mandate.ts";
import { industrialMarket, type IndustrialTerms } from "../market/industrial-market.ts";
import type { BuildingTraits, Prices, SmeProperty } from "../property.ts";
import { roundAmount, roundTo } from "../random.ts";
import { earliest, quotedPer } from "./units.ts";

const extras = ["mezzanine", "led", "fenced", "fibre", "insulated", "floor-drain", "three-phase"] as const;

/** One or several units of a business park, each with its own gate. */
export function makeSme(mandate: Mandate): SmeProperty {
  const { deal, offer: random, country } = mandate;
  const { at, market } = mandate.where.draw("sme", country, mandate.place);
  const terms = industrialMarket.termsOf(market);
  const building = buildingAt(mandate, at, "sme", {
    built: [1988, 2023],
    skew: 0.5,
    storeys: [1, 1],
    worn: 0.1,
    fresh: 0.28,
  });
  const size = roundTo(random.skewed(110, 620, 1.6), 5);
  const count = random.chance(0.45) ? 1 : random.int(2, building.condition === "new" ? 9 : 5);
  const areas = Array.from({ length: count }, () =>
    random.chance(0.6) ? size : roundTo(size * random.between(0.8, 1.5), 5),
  );
  const surface = areas.reduce((sum, area) => sum + area, 0);
  const share = standing(building, mandate.price);
  const rent = roundTo(within(terms.unit, share), country === "LU" ? 0.5 : 1);
  const salePerSquareMetre = within(terms.unitSale, share);
  const availableFrom = deal.invest
    ? undefined
    : availability(mandate, random, building, building.condition === "new" ? 0.45 : 0.7);
  const firstUnit = random.int(1, 14);
  const parkingSpaces = Math.max(2 * count, Math.round(surface / random.between(55, 95)));
  const units: SmeProperty["units"] =
    count === 1 || deal.invest
      ? []
      : areas.map((area, index) => ({
          name: String(firstUnit + index),
          floor: 0,
          surface: area,
          rent:
            deal.toLet && !mandate.hushed
              ? { amount: rent, basis: "m2" as const, period: quotedPer(mandate) }
              : undefined,
          sale:
            deal.forSale && !mandate.hushed
              ? {
                  amount: roundAmount(area * salePerSquareMetre),
                  basis: "total" as const,
                  regime: building.condition === "new" ? ("vat" as const) : undefined,
                }
              : undefined,
          availableFrom,
          status: random.chance(0.1) ? ("under-option" as const) : undefined,
        }));
  return {
    family: "sme",
    reference: mandate.reference,
    type: "sme-business-unit",
    deal,
    status: mandate.status,
    publishedAt: mandate.publishedAt,
    at,
    building,
    surface,
    units,
    prices: smePrices(mandate, terms, building, units, surface, rent, salePerSquareMetre),
    facts: {
      builtYear: building.builtYear,
      renovatedYear: building.renovatedYear,
      condition: building.condition === "new" && random.chance(0.6) ? "shell" : building.condition,
      clearHeight: random.pick([5.5, 6, 6, 6.5, 7, 7, 7.5, 8]),
      floorLoad: random.pick([1.5, 2, 2, 2.5, 3]),
      gates: count,
      officeSurface: random.chance(0.5) ? roundTo(Math.max(20, surface * random.between(0.08, 0.2)), 5) : undefined,
      parkingSpaces,
      chargingPoints:
        building.builtYear >= 2019 && parkingSpaces > 5 ? random.int(1, Math.floor(parkingSpaces / 3)) : undefined,
    },
    energy: energyOf(mandate, at, building, "warehouse", surface),
    availableFrom: earliest(units, availableFrom),
    offered: count,
    parkUnits: Math.max(firstUnit + count, random.int(8, 34)),
    extras: random.some(extras, random.int(2, 3)),
  };
}

function smePrices(
  mandate: Mandate,
  terms: IndustrialTerms,
  building: BuildingTraits,
  units: SmeProperty["units"],
  surface: number,
  rent: number,
  salePerSquareMetre: number,
): Prices {
  const { deal, country, price: random } = mandate;
  if (deal.invest)
    return investmentPrices(
      mandate,
      rent * surface * (country === "LU" ? 12 : 1),
      country === "LU" ? [5.2, 6.2] : [5.8, 7.2],
    );
  const prices: Prices = {};
  if (deal.toLet) {
    prices.rent = mandate.hushed ? { onRequest: true } : { amount: rent, basis: "m2", period: quotedPer(mandate) };
    const charges = roundTo(within(terms.charges, random.next()), country === "LU" ? 0.1 : 0.5);
    if (random.chance(0.6)) prices.charges = { amount: charges, basis: "m2", period: quotedPer(mandate) };
  }
  if (deal.forSale) {
    const vat = building.condition === "new";
    const amounts = units.flatMap(({ sale }) => (sale && "amount" in sale ? [sale.amount] : []));
    const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
    // Units sold one by one give a range; a park that is also to let is sold as a whole (listing-figures.ts).
    prices.sale =
      amounts.length > 0 && !deal.toLet
        ? { amount: low, upTo: high > low ? high : undefined, basis: "total", regime: vat ? "vat" : undefined }
        : salePrice(mandate, surface * salePerSquareMetre, vat);
  }
  return prices;
}
