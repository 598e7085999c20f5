import { languages as allLanguages, type Facts, type Language, type Listing } from "../listing-format.ts";
import { drawAgency } from "../listings/advertisers.ts";
import { legalOf } from "../listings/legal.ts";
import { picturesOf } from "../listings/pictures.ts";
import type { Property } from "../listings/property.ts";
import type { Random } from "../listings/random.ts";
import type { SaidBefore } from "../listings/texts/said-before.ts";
import { outlineOf, write, type Outline } from "../listings/texts/write.ts";

/** A line of a feed (app/listings/listing-record.ts) whose texts are still to be written. */
export interface Draft {
  record: Listing;
  property: Property;
  outline: Outline;
  /** What its texts are to be written in, in the order of {@link allLanguages}. */
  languages: readonly Language[];
  /** Chance for its texts. */
  random: Random;
}

/** A property as a line of a feed, without its texts. */
export function draftOf(property: Property, random: Random, updatedAt: string | undefined): Draft {
  const { advertiser, languages } = drawAgency(property.at.region, property.family, random.fork());
  const legal = legalOf(property, random.fork());
  const photos = picturesOf(property, random.fork());
  const texts = random.fork();
  const outline = outlineOf(property, texts);
  return {
    record: recordOf(property, { advertiser, legal, photos, updatedAt }),
    property,
    outline,
    languages,
    random: texts,
  };
}

/**
 * Writes the texts of drafts into their records, one language after the other: a language's phrases and what it has said
 * stay near the processor, where three at a time drive each other out.
 * @param said by the descriptions before them
 */
export function writeTexts(drafts: readonly Draft[], said: SaidBefore): void {
  for (const language of allLanguages) {
    for (const { record, property, outline, languages, random } of drafts) {
      if (!languages.includes(language)) continue;
      const told = write(property, language, outline, random, said);
      record.title[language] = told.title;
      record.description[language] = told.description;
    }
  }
}

function recordOf(
  property: Property,
  { advertiser, legal, photos, updatedAt }: Pick<Listing, "advertiser" | "legal" | "photos" | "updatedAt">,
): Listing {
  const { at, deal, prices, reference } = property;
  return {
    reference,
    demonstration: true,
    status: property.status,
    type: property.type,
    transactions: transactionsOf(deal),
    invest: deal.invest || undefined,
    advertiser,
    title: {},
    description: {},
    address: {
      street: at.street.official,
      number: at.number,
      postcode: at.postcode,
      locality: at.locality,
      country: at.country,
      hidden: at.hidden || undefined,
    },
    placeKey: at.place.key,
    point: at.point,
    surface: { total: property.surface, divisibleFrom: smallest(property) },
    rent: prices.rent,
    charges: prices.charges,
    sale: prices.sale,
    yield: prices.yield || undefined,
    units: property.units.length > 0 ? property.units : undefined,
    energy: property.energy,
    facts: factsOf(property),
    legal,
    photos,
    availableFrom: property.availableFrom,
    publishedAt: property.publishedAt,
    updatedAt,
  };
}

const [toLet, forSale] = ["to-let", "for-sale"] as const;

function transactionsOf(deal: Property["deal"]): Listing["transactions"] {
  if (!deal.toLet) return deal.forSale ? [forSale] : [];
  return deal.forSale ? [toLet, forSale] : [toLet];
}

/** m² of the smallest of several units. */
function smallest({ units }: Property): number | undefined {
  return units.length > 1 ? Math.min(...units.map(({ surface }) => surface)) : undefined;
}

/** The facts of a property with what its texts tell as well. */
function factsOf(property: Property): Facts {
  const { prices, units } = property;
  const facts = { ...property.facts };
  const extras: readonly string[] = "extras" in property ? property.extras : [];
  const isShop = property.family === "shop";
  const isOnGround =
    units.some(({ floor }) => floor === 0) ||
    ("floor" in property && property.floor === 0) ||
    (isShop && property.kind !== "centre");
  const storeys = facts.storeys ?? 3;
  if (extras.includes("sprinklers")) facts.sprinklers = true;
  if (extras.includes("terrace")) facts.terrace = 15 + 5 * storeys;
  if (extras.includes("garden")) facts.garden = 40 + 20 * storeys;
  if (extras.includes("bikes") || extras.includes("bike-room")) facts.bicycleStorage = true;
  if (isShop && property.corner) facts.corner = true;
  if (isShop && property.kind === "park" && property.suits === "home") facts.showroom = true;
  if (isOnGround) facts.groundFloor = true;
  if ("floor" in property) facts.floor = property.floor;
  if (prices.annualRent) facts.annualRent = prices.annualRent;
  if (prices.leaseEnd) facts.leaseEnd = prices.leaseEnd;
  return facts;
}
