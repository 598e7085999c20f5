import type { Country } from "../listing-format.ts";
import { z } from "zod";
import { number, readTable } from "../data/read-data.ts";
import { metresBetween, type Atlas, type Locality, type Street, type Town } from "./atlas.ts";
import { hasTrait } from "./municipality-traits.ts";
import { Lot, type Random } from "../listings/random.ts";
import type { HomeCharacter, ShopCharacter } from "./spot.ts";
import { isForHomes, isForShops, streetLanguage, usualStreets } from "./street-names.ts";
import { hiddenStreet, regionOf, settingOf, locate, stretchOf, type Stretch, type Location } from "./location.ts";

/** Streets of a municipality that it takes to choose among; with fewer, its homes show no street. */
const enough = 3;

/** What a home place is wanted for: shops and apartments gather in cities, those to let above all; houses spread. */
type HomeKind = "apartment" | "apartment-to-let" | "house" | "shop";

/** How the towns of a kind are weighed: the power of their population, and what coast, city and university multiply. */
const weights: [kind: HomeKind, power: number, coast: number, city: number, university: number][] = [
  // On the coast more flats are on offer than people live there; people of a city move more often than others, and to
  // apartments.
  ["apartment", 1.5, 2.5, 1, 1],
  // People of a region come to a city, above all where they study; flats by the sea are owned.
  ["apartment-to-let", 1, 1.2, 3.5, 1.6],
  ["house", 0.85, 2.5, 1, 1],
  ["shop", 1.2, 2.5, 1, 1],
];

/** Finds places for what stands everywhere that people live: homes and local shops. */
export class HomePlaces {
  readonly #atlas: Atlas;
  readonly #towns = new Map<string, Lot<Town>>();
  readonly #streets = new Map<string, Lot<Street> | undefined>();
  readonly #stretches = new Map<string, Stretch>();

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    for (const country of ["BE", "LU"] as const) {
      const towns = atlas.municipalities().filter((town) => town.country === country);
      for (const [kind, power, coast, city, university] of weights) {
        const weight = (town: Town) =>
          (town.population ?? 0) ** power *
          (hasTrait(town.key, "coast") ? coast : 1) *
          (settingOf(town, town) === "city" ? city : 1) *
          (hasTrait(town.key, "university") ? university : 1);
        this.#towns.set(`${kind} ${country}`, new Lot(towns, weight));
      }
    }
  }

  draw(kind: HomeKind, country: Country, random: Random): Location {
    const lot = this.#towns.get(`${kind} ${country}`);
    if (!lot) throw new Error(`No towns of ${country}`);
    return locate(this.#atlas, this.#stretchIn(lot.draw(random), kind, random), random);
  }

  #stretchIn(municipality: Town, kind: HomeKind, random: Random): Stretch {
    const lot = this.#lotOf(municipality.key, kind === "shop");
    return lot ? this.#knownStretch(municipality, lot, kind, random) : this.#hiddenStretch(municipality, kind, random);
  }

  /** The streets of a municipality, likelier the longer they are; nothing where too few are known. */
  #lotOf(municipality: string, forShops: boolean): Lot<Street> | undefined {
    const key = `${municipality} ${forShops}`;
    if (!this.#streets.has(key)) {
      const fit = this.#atlas.streetsOf(municipality).filter(forShops ? isForShops : isForHomes);
      this.#streets.set(key, fit.length < enough ? undefined : new Lot(fit, ({ length }) => Math.sqrt(length)));
    }
    return this.#streets.get(key);
  }

  #knownStretch(municipality: Town, lot: Lot<Street>, kind: HomeKind, random: Random): Stretch {
    const street = lot.draw(random);
    return this.#remember(`${kind === "shop"} ${municipality.key} ${street.official}`, () => {
      const villages = this.#atlas
        .localitiesOf(municipality.key)
        .filter(({ postcode }) => postcode === street.postcode);
      const village = nearestTo(street, villages)?.key;
      const place = this.#atlas.town(street.place ?? village ?? municipality.key);
      return { street, place, postcode: street.postcode, shop: kind === "shop", isLocated: true };
    });
  }

  /**
   * Nobody knows where the streets are: a name that every town has, which is not shown, in one of the villages; half of
   * the homes are in the main one.
   */
  #hiddenStretch(municipality: Town, kind: HomeKind, random: Random): Stretch {
    const localities = this.#atlas.localitiesOf(municipality.key);
    const main = localities.find(({ key }) => key === municipality.key);
    const others = localities.length > 0 ? localities : [wholeOf(municipality)];
    const locality = main && (kind !== "house" || random.chance(0.5)) ? main : random.pick(others);
    const place = this.#atlas.town(locality.key);
    const region = regionOf(this.#atlas, municipality);
    const language = streetLanguage(municipality.key, region);
    const name = random.pick(usualStreets(kind === "shop" ? "shops" : "homes", language));
    return this.#remember(`${kind === "shop"} ${locality.key} ${locality.postcode} ${name}`, () => {
      const street = hiddenStreet(name, municipality);
      return { street, place, postcode: locality.postcode, shop: kind === "shop", isLocated: false };
    });
  }

  #remember(
    key: string,
    make: () => Pick<Stretch, "street" | "place" | "postcode" | "isLocated"> & { shop: boolean },
  ): Stretch {
    let stretch = this.#stretches.get(key);
    if (!stretch) {
      const { street, place, postcode, shop, isLocated } = make();
      const municipality = this.#atlas.within(place, "municipality") ?? place;
      stretch = stretchOf(this.#atlas, {
        street,
        isLocated,
        place,
        area: place,
        postcode,
        setting: settingOf(municipality, place),
        character: shop ? ("local-street" satisfies ShopCharacter) : homeCharacter(municipality, place, street),
        motorways: [],
      });
      this.#stretches.set(key, stretch);
    }
    return stretch;
  }
}

/** The high-water line from De Panne to Knokke. */
const shore = readTable("shore.tsv", z.object({ lat: number, lng: number }));

function metresFromSea(point: { lat: number; lng: number }): number {
  // A point every kilometre or so is near enough to tell the dike from the polder.
  return shore.slice(1).reduce((least, to, index) => {
    const from = shore[index] ?? to;
    const steps = Array.from({ length: 9 }, (_, step) => ({
      lat: from.lat + ((to.lat - from.lat) * step) / 8,
      lng: from.lng + ((to.lng - from.lng) * step) / 8,
    }));
    return Math.min(least, ...steps.map((step) => metresBetween(step, point)));
  }, Infinity);
}

function homeCharacter(municipality: Town, place: Town, point: { lat: number; lng: number }): HomeCharacter {
  if (hasTrait(municipality.key, "coast") && metresFromSea(point) < 1_800) return "coast";
  if (hasTrait(municipality.key, "leafy")) return "leafy-suburb";
  return settingOf(municipality, place);
}

function nearestTo(street: Street, villages: readonly Locality[]): Locality | undefined {
  return villages.reduce<Locality | undefined>(
    (best, village) => (best && metresBetween(best, street) <= metresBetween(village, street) ? best : village),
    undefined,
  );
}

function wholeOf({ key, postcodes, lat, lng }: Town): Locality {
  return { key, municipality: key, postcode: postcodes[0] ?? "", lat, lng };
}
