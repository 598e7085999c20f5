import type { Country } from "../listing-format.ts";
import type { Atlas } from "./atlas.ts";
import { HomePlaces } from "./home-places.ts";
import { Lot, type Random } from "../listings/random.ts";
import {
  highStreetSpots,
  logisticsSpots,
  officeSpots,
  outOfTownSpots,
  shoppingCentreSpots,
  smeSpots,
  type OfficeCharacter,
  type Spot,
} from "./spot.ts";
import { hiddenStreet, settingOf, locate, stretchOf, type Stretch, type Location } from "./location.ts";

/** Desks by the month are let where people come by train or tram. */
const coworkingCharacters = new Set<OfficeCharacter>([
  "european-quarter",
  "tower-district",
  "avenue",
  "historic-centre",
  "station-district",
  "new-district",
  "kirchberg",
  "banking-centre",
  "town-centre",
  "riverside",
  "science-park",
]);

const offersDesks = ({ character }: Spot<OfficeCharacter>) => coworkingCharacters.has(character);

/** Spots by what is drawn there. */
export const spotsOf = {
  office: officeSpots,
  coworking: { BE: officeSpots.BE.filter(offersDesks), LU: officeSpots.LU.filter(offersDesks) },
  logistics: logisticsSpots,
  sme: smeSpots,
  "high-street": highStreetSpots,
  "out-of-town": outOfTownSpots,
  "shopping-centre": shoppingCentreSpots,
} as const satisfies Record<string, Record<Country, readonly Spot[]>>;

/** A spot of the tables with its streets found. */
interface Found {
  weight: number;
  market: string;
  stretches: Stretch[];
}

/** Finds places for properties: offices where offices are, homes where people live. */
export class LocationFinder {
  readonly homes: HomePlaces;
  readonly #atlas: Atlas;
  readonly #lots = new Map<string, Lot<Found>>();

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    this.homes = new HomePlaces(atlas);
    for (const [kind, countries] of Object.entries(spotsOf)) {
      for (const [country, spots] of Object.entries<readonly Spot[]>(countries)) {
        const found = spots.map((spot) => ({ ...spot, stretches: stretchesOf(atlas, spot) }));
        this.#lots.set(`${kind} ${country}`, new Lot(found, ({ weight }) => weight));
      }
    }
  }

  /** An address for a property of a kind that stands together, and the row of the market's table that holds there. */
  draw(kind: keyof typeof spotsOf, country: Country, random: Random): { at: Location; market: string } {
    const lot = this.#lots.get(`${kind} ${country}`);
    if (!lot) throw new Error(`No spots for ${kind} in ${country}`);
    const spot = lot.draw(random);
    return { at: locate(this.#atlas, random.pick(spot.stretches), random), market: spot.market };
  }
}

/**
 * The streets of a spot, where they are. When the data places none of them, its listings show no street; a table names
 * either streets that all have a place, or streets that have none.
 */
export function stretchesOf(atlas: Atlas, spot: Spot): Stretch[] {
  const area = atlas.town(spot.place);
  const municipality = atlas.within(area, "municipality") ?? area;
  return spot.streets.map((entry) => {
    const [name = "", postcode] = entry.split(" @");
    const [french = ""] = name.split(" - ");
    const known = atlas.findStreet(french, area);
    const elsewhere = known !== undefined && known.municipality !== municipality.key;
    return stretchOf(atlas, {
      street: known ?? hiddenStreet(name, municipality),
      isLocated: known !== undefined,
      place: elsewhere ? atlas.town(known.municipality) : area,
      area,
      postcode: postcode ?? spot.postcode ?? known?.postcode ?? area.postcodes[0] ?? municipality.postcodes[0] ?? "",
      setting: settingOf(municipality, area),
      character: spot.character,
      motorways: spot.motorways,
    });
  });
}
