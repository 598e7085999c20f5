/** What kind of neighbourhood a spot is: it decides how a description speaks of it and what its buildings look like. */
export type OfficeCharacter =
  | "european-quarter"
  | "tower-district"
  | "avenue"
  | "historic-centre"
  | "station-district"
  | "green-boulevard"
  | "ring-boulevard"
  | "business-park"
  | "science-park"
  | "riverside"
  | "new-district"
  | "town-centre"
  | "kirchberg"
  | "banking-centre";
export type IndustrialCharacter = "logistics-park" | "port" | "air-cargo" | "canal" | "business-zone";
export type ShopCharacter =
  | "prime-street"
  | "shopping-street"
  | "local-street"
  | "seaside"
  | "retail-park"
  | "shopping-centre";
export type HomeCharacter = "city" | "leafy-suburb" | "town" | "village" | "coast";
export type Character = OfficeCharacter | IndustrialCharacter | ShopCharacter | HomeCharacter;

/** A motorway known to pass a spot, by the names on its signs. */
export type Motorway = string;

/**
 * A stretch of town where one kind of property stands. Streets are looked up by name in the street data of the 14 towns
 * it covers (French name in Brussels); elsewhere they are real names of the town, set near the place's point. A street
 * that Brussels' data lacks is written "French - Dutch"; "@1855" gives a postcode that the data would guess wrongly.
 */
export interface Spot<C extends Character = Character, M extends string = string> {
  /** The gazetteer's key. */
  place: string;
  postcode?: string;
  /** Share of the listings of its kind and country, relative to the other spots. */
  weight: number;
  /** Which row of the market's tables holds here. */
  market: M;
  character: C;
  motorways?: readonly Motorway[];
  streets: readonly string[];
}
