import type { Language, Listing } from "../listing-format.ts";
import { drawAgency } from "../listings/advertisers.ts";
import { legalOf } from "../listings/legal.ts";
import { picturesOf } from "../listings/pictures.ts";
import type { Property } from "../listings/property.ts";
import type { Random } from "../listings/random.ts";
import type { SaidBefore } from "../listings/texts/said-before.ts";
import { outlineOf, write } from "../listings/texts/write.ts";

/**
 * A property as a line of a feed (app/listings/listing-record.ts).
 * @param said by the descriptions before it
 */
export function toRecord(property: Property, random: Random, updatedAt: string | undefined, said: SaidBefore): Listing {
  const { at, deal, prices, reference, family } = property;
  const { advertiser, languages } = drawAgency(at.region, family, random.fork());
  const legal = legalOf(property, random.fork());
  const photos = picturesOf(property, random.fork());
  const texts = random.fork();
  const outline = outlineOf(property, texts);
  const title: Listing["title"] = {};
  const description: Listing["description"] = {};
  for (const language of languages satisfies readonly Language[]) {
    const told = write(property, language, outline, texts, said);
    title[language] = told.title;
    description[language] = told.description;
  }
  return {
    reference,
    demonstration: true,
    status: property.status,
    type: property.type,
    transactions: [...(deal.toLet ? (["to-let"] as const) : []), ...(deal.forSale ? (["for-sale"] as const) : [])],
    ...(deal.invest && { invest: true }),
    advertiser,
    title,
    description,
    address: {
      street: at.street.official,
      number: at.number,
      postcode: at.postcode,
      locality: at.locality,
      country: at.country,
      ...(at.hidden && { hidden: true }),
    },
    placeKey: at.place.key,
    point: at.point,
    surface: { total: property.surface, ...smallest(property) },
    ...(prices.rent && { rent: prices.rent }),
    ...(prices.charges && { charges: prices.charges }),
    ...(prices.sale && { sale: prices.sale }),
    ...(prices.yield && { yield: prices.yield }),
    ...(property.units.length > 0 && { units: property.units }),
    ...(property.energy && { energy: property.energy }),
    facts: {
      ...property.facts,
      ...toldFeatures(property),
      ...(prices.annualRent && { annualRent: prices.annualRent }),
      ...(prices.leaseEnd && { leaseEnd: prices.leaseEnd }),
    },
    legal,
    photos,
    ...(property.availableFrom && { availableFrom: property.availableFrom }),
    publishedAt: property.publishedAt,
    ...(updatedAt && { updatedAt }),
  };
}

function smallest({ units }: Property): { divisibleFrom?: number } {
  return units.length > 1 ? { divisibleFrom: Math.min(...units.map(({ surface }) => surface)) } : {};
}

/** What the texts of a listing tell as well, as facts. */
function toldFeatures(property: Property): Listing["facts"] {
  const extras: readonly string[] = "extras" in property ? property.extras : [];
  const isShop = property.family === "shop";
  const isOnGround =
    property.units.some(({ floor }) => floor === 0) ||
    ("floor" in property && property.floor === 0) ||
    (isShop && property.kind !== "centre");
  const storeys = property.facts.storeys ?? 3;
  return {
    ...(extras.includes("sprinklers") && { sprinklers: true }),
    ...(extras.includes("terrace") && { terrace: 15 + 5 * storeys }),
    ...(extras.includes("garden") && { garden: 40 + 20 * storeys }),
    ...((extras.includes("bikes") || extras.includes("bike-room")) && { bicycleStorage: true }),
    ...(isShop && property.corner && { corner: true }),
    ...(isShop && property.kind === "park" && property.suits === "home" && { showroom: true }),
    ...(isOnGround && { groundFloor: true }),
  };
}
