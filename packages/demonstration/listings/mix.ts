import { z } from "zod";
import { number, readTable } from "../data/read-data.ts";
import { propertyTypes, type Country, type ListingStatus, type PropertyType } from "../listing-format.ts";
import type { Deal } from "./property.ts";
import type { Random } from "./random.ts";

const kinds = [...propertyTypes, "coworking"] as const;
type Kind = (typeof kinds)[number];
type Offer = "toLet" | "forSale" | "both" | "invest";

/** What is on offer, as a visitor of the two countries' market would expect it. */
const rows = readTable(
  "mix.tsv",
  z.object({
    kind: z.enum(kinds),
    /** In per cent of all listings. */
    share: number,
    /** The share of its listings that lie in Luxembourg, to make 15 % of all. */
    luxembourg: number,
    /** How it is offered, in per cent: to let 58, for sale 29, both 2, investment 11 in all. */
    toLet: number,
    forSale: number,
    both: number,
    invest: number,
  }),
);
const shares: Partial<Record<Kind, number>> = Object.fromEntries(rows.map(({ kind, share }) => [kind, share]));
const rowOf = new Map(rows.map((row) => [row.kind, row]));

const deals: Record<Offer, Deal> = {
  toLet: { toLet: true, forSale: false, invest: false },
  forSale: { toLet: false, forSale: true, invest: false },
  both: { toLet: true, forSale: true, invest: false },
  invest: { toLet: false, forSale: false, invest: true },
};

const hushedShare = 0.07;

/** To let in Belgium, these tell their rent: the law asks for it (docs/legal-facts.md). */
const homes: readonly Kind[] = ["house", "apartment", "bloc-sales", "co-living"];

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
  const kind = random.weigh(shares);
  const row = rowOf.get(kind)!;
  const country = random.chance(row.luxembourg) ? "LU" : "BE";
  const deal =
    deals[random.weigh<Offer>({ toLet: row.toLet, forSale: row.forSale, both: row.both, invest: row.invest })];
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
    hushed: random.chance(hushedShare) && !(deal.toLet && country === "BE" && homes.includes(kind)),
  };
}
