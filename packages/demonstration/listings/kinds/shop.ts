import type { Facts, PropertyType } from "../../listing-format.ts";
import { energyOf } from "../energy.ts";
import { availability, buildingAt, investmentPrices, salePrice, standing, within, type Mandate } from "../mandate.ts";
import { shopMarket, type ShopTerms } from "../market/shop-market.ts";
import type { BuildingTraits, Prices, ShopProperty } from "../property.ts";
import { roundAmount, roundTo, type Random } from "../random.ts";
import type { Location } from "../../places/location.ts";
import { quotedPer } from "./units.ts";

type Kind = ShopProperty["kind"];

const kindOf: Partial<Record<PropertyType, Kind>> = {
  "city-centre-store": "street",
  "out-of-town-stand-alone-or-retail-park": "park",
  "shopping-centre": "centre",
};

/** A shop on a shopping street, in a centre, on a retail park, or round the corner. */
export function makeShop(mandate: Mandate): ShopProperty {
  const { deal, offer: random } = mandate;
  const kind = kindOf[mandate.type] ?? "local";
  const { at, market } = place(mandate, kind);
  const terms = shopMarket.termsOf(market);
  const outside = kind === "park" || kind === "centre";
  const building = buildingAt(mandate, at, `shop ${kind}`, {
    built: outside ? [1975, 2021] : [1880, 2015],
    skew: 1,
    storeys: kind === "park" ? [1, 1] : kind === "centre" ? [2, 3] : at.setting === "village" ? [2, 3] : [3, 5],
    worn: 0.12,
    fresh: outside ? 0.08 : 0.04,
  });
  const surface = roundTo(random.skewed(...terms.surface, 2.1), 5);
  const salesFloor = kind === "local" && surface < 80 ? surface : roundTo(surface * random.between(0.66, 0.9), 5);
  const frontage = within(
    terms.frontage,
    Math.min(1, 0.65 * Math.sqrt((surface - terms.surface[0]) / terms.surface[1]) + random.between(0, 0.3)),
  );
  const rent = perSquareMetre(mandate, terms, building, surface);
  const facts = shopFacts(mandate, kind, at, building, surface, frontage);
  return {
    family: "shop",
    reference: mandate.reference,
    type: mandate.type,
    deal,
    status: mandate.status,
    publishedAt: mandate.publishedAt,
    at,
    building,
    surface,
    units: [],
    prices: shopPrices(mandate, terms, building, surface, rent),
    facts,
    energy: energyOf(mandate, at, building, "shop", surface),
    availableFrom: deal.invest ? undefined : availability(mandate, random, building, 0.75),
    kind,
    standAlone: kind === "park" && surface > 1_100,
    salesFloor,
    storage: surface - salesFloor,
    cellar: !outside && random.chance(0.4),
    corner: !outside && frontage > 7 && random.chance(0.4),
    suits: suitable(kind, surface, random),
  };
}

function place(mandate: Mandate, kind: Kind): { at: Location; market: string } {
  const { where, country, place: random } = mandate;
  if (kind === "street") return where.draw("high-street", country, random);
  if (kind === "park") return where.draw("out-of-town", country, random);
  if (kind === "centre") return where.draw("shopping-centre", country, random);
  const at = where.homes.draw("shop", country, random);
  return { at, market: country === "LU" ? "lux-local" : at.region === "brussels" ? "local-brussels" : "local" };
}

/** EUR per m² in the period the market quotes; the first metres of a shop are the dearest, so large shops pay less. */
function perSquareMetre(
  { country, price: random }: Mandate,
  terms: ShopTerms,
  building: BuildingTraits,
  surface: number,
): number {
  const [least, most] = terms.surface;
  const size = 1 - 0.45 * Math.sqrt((surface - least) / (most - least));
  const share = Math.min(1, 0.55 * standing(building, random) + 0.45 * size);
  const rent = within(terms.rent, share);
  return country === "LU" ? roundTo(rent, rent > 40 ? 1 : 0.5) : roundTo(rent, rent > 500 ? 25 : 5);
}

function shopPrices(
  mandate: Mandate,
  terms: ShopTerms,
  building: BuildingTraits,
  surface: number,
  rent: number,
): Prices {
  const { deal, country, price: random } = mandate;
  const perYear = country === "LU" ? 12 : 1;
  if (deal.invest) return investmentPrices(mandate, rent * perYear * surface, terms.yield);
  const prices: Prices = {};
  if (deal.toLet) {
    // A small shop is quoted in all and per month, a large one per m².
    const inAll = surface < 280 && random.chance(0.6);
    if (mandate.hushed) prices.rent = { onRequest: true };
    else if (!inAll) prices.rent = { amount: rent, basis: "m2", period: quotedPer(mandate) };
    else prices.rent = { amount: roundAmount((rent * surface * perYear) / 12), basis: "total", period: "month" };
    if (random.chance(0.5)) {
      const yearly = roundTo(random.between(12, 38), 1);
      prices.charges =
        country === "LU"
          ? { amount: roundTo(yearly / 10, 0.25), basis: "m2", period: "month" }
          : { amount: yearly, basis: "m2", period: "year" };
    }
  }
  if (deal.forSale) {
    prices.sale = salePrice(
      mandate,
      surface * within(terms.sale, standing(building, random)),
      building.condition === "new",
    );
  }
  return prices;
}

function shopFacts(
  { offer: random, deal }: Mandate,
  kind: Kind,
  at: Location,
  building: BuildingTraits,
  surface: number,
  frontage: number,
): Facts {
  const isShell = !deal.invest && random.chance(kind === "centre" ? 0.4 : 0.12);
  const parkingSpaces =
    kind === "park"
      ? Math.round(surface / random.between(16, 30))
      : kind === "local" && at.setting !== "city"
        ? random.int(0, 6)
        : 0;
  return {
    storeys: building.storeys,
    builtYear: building.builtYear,
    renovatedYear: building.renovatedYear,
    condition: isShell ? "shell" : building.condition,
    frontage: roundTo(frontage, frontage > 15 ? 1 : 0.5),
    ceilingHeight: roundTo(random.between(kind === "park" ? 4.2 : 2.9, kind === "park" ? 6 : 4.2), 0.1),
    parkingSpaces: parkingSpaces > 0 ? parkingSpaces : undefined,
    gates: kind === "park" ? random.int(1, 2) : undefined,
    landSurface: kind === "park" ? roundTo(surface * random.between(2.2, 3.6), 50) : undefined,
    airConditioning: !isShell && random.chance(0.5),
  };
}

function suitable(kind: Kind, surface: number, random: Random): ShopProperty["suits"] {
  if (kind === "park") return random.weigh({ home: 4, food: 3, any: 3 });
  if (kind === "centre") return random.weigh({ fashion: 4, services: 2, food: 2, any: 2 });
  if (kind === "street")
    return random.weigh({ fashion: 5, horeca: surface < 350 ? 2 : 0, food: 1, services: 1, any: 3 });
  return random.weigh({ services: 4, food: 2, horeca: 3, any: 4 });
}
