import { z } from "zod";
import { entries, number, optional, readTable } from "../data/read-data.ts";
import type { Country } from "../listing-format.ts";
import { industrialMarket } from "../listings/market/industrial-market.ts";
import type { Market } from "../listings/market/market.ts";
import { officeMarket } from "../listings/market/office-market.ts";
import { shopMarket } from "../listings/market/shop-market.ts";

/** What kind of neighbourhood a spot is: it decides how a description speaks of it and what its buildings look like. */
const officeCharacters = [
  "european-quarter",
  "tower-district",
  "avenue",
  "historic-centre",
  "station-district",
  "green-boulevard",
  "ring-boulevard",
  "business-park",
  "science-park",
  "riverside",
  "new-district",
  "town-centre",
  "kirchberg",
  "banking-centre",
] as const;
const industrialCharacters = ["logistics-park", "port", "air-cargo", "canal", "business-zone"] as const;
const shopCharacters = [
  "prime-street",
  "shopping-street",
  "local-street",
  "seaside",
  "retail-park",
  "shopping-centre",
] as const;
const homeCharacters = ["city", "leafy-suburb", "town", "village", "coast"] as const;
export const characters = [...officeCharacters, ...industrialCharacters, ...shopCharacters, ...homeCharacters] as const;
export type OfficeCharacter = (typeof officeCharacters)[number];
export type ShopCharacter = (typeof shopCharacters)[number];
export type HomeCharacter = (typeof homeCharacters)[number];
export type Character = (typeof characters)[number];

/** A stretch of town where one kind of property stands: a row of `data/spots/` (data/README.md). */
export interface Spot<C extends Character = Character> {
  country: Country;
  /** The gazetteer's key. */
  place: string;
  postcode: string | undefined;
  /** Share of the listings of its kind and country, relative to the other spots. */
  weight: number;
  /** Which row of the market's tables holds here. */
  market: string;
  character: C;
  motorways: string[];
  streets: string[];
}

function readSpots<C extends Character>(
  kind: string,
  ofKind: readonly C[],
  market: Market<unknown>,
): Record<Country, readonly Spot<C>[]> {
  const row = z.object({
    country: z.enum(["BE", "LU"]),
    place: z.string().min(1),
    postcode: optional,
    weight: number,
    market: z.string().refine((name) => market.has(name), "is no market of the table"),
    character: z.enum(ofKind),
    motorways: entries,
    streets: entries.refine((streets) => streets.length > 0, "are none"),
  });
  const spots: Spot<C>[] = readTable(`spots/${kind}.tsv`, row);
  return {
    BE: spots.filter(({ country }) => country === "BE"),
    LU: spots.filter(({ country }) => country === "LU"),
  };
}

export const officeSpots = readSpots("office", officeCharacters, officeMarket);
export const logisticsSpots = readSpots("logistics", industrialCharacters, industrialMarket);
export const smeSpots = readSpots("sme", industrialCharacters, industrialMarket);
export const highStreetSpots = readSpots("high-street", shopCharacters, shopMarket);
export const outOfTownSpots = readSpots("out-of-town", shopCharacters, shopMarket);
export const shoppingCentreSpots = readSpots("shopping-centre", shopCharacters, shopMarket);
