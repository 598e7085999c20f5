import type { Listing } from "../listing-format.ts";
import type { Atlas } from "../places/atlas.ts";
import { publication } from "./dates.ts";
import { makeCoworking } from "./kinds/coworking.ts";
import { makeApartment } from "./kinds/apartment.ts";
import { makeHouse } from "./kinds/house.ts";
import { makeOffice } from "./kinds/office.ts";
import { makeBlock, makeCoLiving } from "./kinds/shared-homes.ts";
import { makeShop } from "./kinds/shop.ts";
import { makeSme } from "./kinds/sme.ts";
import { makeLogistics } from "./kinds/warehouse.ts";
import type { Mandate } from "./mandate.ts";
import { choose, type Choice } from "./mix.ts";
import type { Property } from "./property.ts";
import { Random } from "./random.ts";
import { draftOf, writeTexts, type Draft } from "../feed/record.ts";
import { SaidBefore } from "./texts/said-before.ts";
import { LocationFinder } from "../places/location-finder.ts";

export interface GenerateOptions {
  listings: number;
  seed: string;
  /** `2026-11-21`: publication dates lie in the months before, leases and handovers after. */
  today: string;
}

/** Listings whose texts are written together, a language after the other. */
const together = 100;

const makers: Record<Choice["kind"], (mandate: Mandate) => Property> = {
  office: makeOffice,
  coworking: makeCoworking,
  "logistics-warehouse": makeLogistics,
  "sme-business-unit": makeSme,
  retail: makeShop,
  "city-centre-store": makeShop,
  "out-of-town-stand-alone-or-retail-park": makeShop,
  "shopping-centre": makeShop,
  apartment: makeApartment,
  house: makeHouse,
  "bloc-sales": makeBlock,
  "co-living": makeCoLiving,
};

/**
 * Demonstration listings, one after the other: invented properties in real streets. The same options give the same
 * listings, and a longer run begins with those of a shorter one.
 */
export function* generateListings(atlas: Atlas, options: GenerateOptions): Generator<Listing> {
  const where = new LocationFinder(atlas);
  const said = new SaidBefore();
  for (let first = 1; first <= options.listings; first += together) {
    const drafts: Draft[] = [];
    const end = Math.min(first + together, options.listings + 1);
    for (let index = first; index < end; index++) drafts.push(makeDraft(where, index, options));
    writeTexts(drafts, said);
    for (const { record } of drafts) yield record;
  }
}

/** `QB-000123` */
function referenceOf(index: number): string {
  return `QB-${String(index).padStart(6, "0")}`;
}

/** Its streams of chance come in a fixed order: a side that draws more or less leaves the others as they are. */
function makeDraft(where: LocationFinder, index: number, { seed, today }: GenerateOptions): Draft {
  const reference = referenceOf(index);
  const random = new Random(`${seed} ${reference}`);
  const choice = choose(random.fork());
  const { published, changed } = publication(today, random.fork());
  const mandate: Mandate = {
    reference,
    type: choice.type,
    country: choice.country,
    deal: choice.deal,
    status: choice.status,
    publishedAt: new Date(published).toISOString(),
    hushed: choice.hushed,
    today,
    year: Number(today.slice(0, 4)),
    seed,
    where,
    place: random.fork(),
    offer: random.fork(),
    price: random.fork(),
  };
  const updatedAt = changed > published ? new Date(changed).toISOString() : undefined;
  return draftOf(makers[choice.kind](mandate), random, updatedAt);
}
