import type { ListingStatus, PropertyType } from "#app/listings/vocabulary.ts";
import type { Country } from "#app/places/place.ts";
import type { Deal } from "./property.ts";
import type { Random } from "./random.ts";

/** What is on offer, in per cent; the market of the two countries as a visitor would expect it. */
const types = {
  coworking: 4,
  office: 41,
  "logistics-warehouse": 6.5,
  "sme-business-unit": 8.5,
  retail: 5.2,
  "city-centre-store": 6.3,
  "out-of-town-stand-alone-or-retail-park": 5.2,
  "shopping-centre": 3.3,
  apartment: 11,
  house: 6.4,
  "bloc-sales": 1.4,
  "co-living": 1.2,
} as const satisfies Partial<Record<PropertyType | "coworking", number>>;
type Kind = keyof typeof types;

/** Share of a type's listings that lie in Luxembourg, to make 15 % of all. */
const luxembourgShare: Record<Kind, number> = {
  coworking: 0.2,
  office: 0.19,
  "logistics-warehouse": 0.09,
  "sme-business-unit": 0.11,
  retail: 0.12,
  "city-centre-store": 0.13,
  "out-of-town-stand-alone-or-retail-park": 0.1,
  "shopping-centre": 0.14,
  apartment: 0.12,
  house: 0.1,
  "bloc-sales": 0.08,
  "co-living": 0.1,
};

type Offer = "toLet" | "forSale" | "both" | "invest";

/** How each type is offered, in per cent: to let 60, for sale 28, investment 12 in all. */
const offers: Record<Kind, Record<Offer, number>> = {
  coworking: { toLet: 100, forSale: 0, both: 0, invest: 0 },
  office: { toLet: 67, forSale: 17.5, both: 3.5, invest: 12 },
  "logistics-warehouse": { toLet: 60, forSale: 18, both: 6, invest: 16 },
  "sme-business-unit": { toLet: 48, forSale: 36, both: 6, invest: 10 },
  retail: { toLet: 66, forSale: 18, both: 3, invest: 13 },
  "city-centre-store": { toLet: 68, forSale: 14, both: 2, invest: 16 },
  "out-of-town-stand-alone-or-retail-park": { toLet: 66, forSale: 15, both: 3, invest: 16 },
  "shopping-centre": { toLet: 80, forSale: 10, both: 0, invest: 10 },
  apartment: { toLet: 34, forSale: 56, both: 0, invest: 10 },
  house: { toLet: 16, forSale: 82, both: 1, invest: 1 },
  "bloc-sales": { toLet: 0, forSale: 45, both: 0, invest: 55 },
  "co-living": { toLet: 74, forSale: 0, both: 0, invest: 26 },
};

const deals: Record<Offer, Deal> = {
  toLet: { toLet: true, forSale: false, invest: false },
  forSale: { toLet: false, forSale: true, invest: false },
  both: { toLet: true, forSale: true, invest: false },
  invest: { toLet: false, forSale: false, invest: true },
};

const hushedShare = 0.07;

export interface Choice {
  kind: Kind;
  type: PropertyType;
  country: Country;
  deal: Deal;
  status: ListingStatus;
  hushed: boolean;
}

/** What the next listing is, before anything else about it. */
export function choose(random: Random): Choice {
  const kind = random.weigh(types);
  const country = random.chance(luxembourgShare[kind]) ? "LU" : "BE";
  const deal = deals[random.weigh(offers[kind])];
  const status = random.weigh<ListingStatus>({
    published: 92,
    "under-option": 4,
    let: deal.toLet ? 1.2 : 0,
    sold: deal.toLet ? 0 : 1.2,
    withdrawn: 1,
    draft: 1,
  });
  return {
    kind,
    type: kind === "coworking" ? "office" : kind,
    country,
    deal,
    status,
    hushed: random.chance(hushedShare),
  };
}
