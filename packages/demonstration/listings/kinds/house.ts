import type { Facts } from "../../listing-format.ts";
import { energyOf, isFrugal } from "../energy.ts";
import { availability, buildingAt, type Mandate } from "../mandate.ts";
import { homeTerms, type HomeTerms } from "../market/home-market.ts";
import type { Range } from "../../data/read-data.ts";
import type { BuildingTraits, HouseProperty } from "../property.ts";
import { roundTo, type Random } from "../random.ts";
import type { Location } from "../../places/location.ts";
import { homePrices } from "./home-prices.ts";

const houseExtras = ["garage", "attic", "cellar", "fireplace", "solar", "laundry", "office", "fibre"] as const;

type Form = HouseProperty["form"];

/** m² of living space, of the plot, and how many bedrooms, by form of house. */
const houses: Record<Form, { surface: Range; plot: Range; built: Range }> = {
  terraced: { surface: [110, 190], plot: [75, 280], built: [1895, 2021] },
  "town-house": { surface: [190, 360], plot: [110, 320], built: [1875, 1932] },
  "semi-detached": { surface: [135, 210], plot: [240, 620], built: [1925, 2022] },
  detached: { surface: [150, 270], plot: [480, 1500], built: [1955, 2022] },
  villa: { surface: [220, 420], plot: [950, 3200], built: [1930, 2021] },
  farmhouse: { surface: [210, 420], plot: [1400, 6500], built: [1790, 1915] },
};

export function makeHouse(mandate: Mandate): HouseProperty {
  const { deal, offer: random, country } = mandate;
  const at = mandate.where.homes.draw("house", country, mandate.place);
  const terms = homeTerms(at.municipality.key, at.province);
  const form = random.weigh<Form>(formWeights(at, terms));
  const range = houses[form];
  const building = buildingAt(mandate, at, `house ${form}`, {
    built: range.built,
    skew: 1.1,
    storeys: form === "town-house" ? [3, 4] : form === "terraced" ? [2, 3] : [1, 2],
    worn: deal.forSale ? 0.35 : 0.05,
    fresh: ["terraced", "semi-detached", "detached"].includes(form) ? 0.09 : 0,
  });
  const surface = Math.round(random.around(...range.surface));
  // Land is dear in Luxembourg and Brussels.
  const plot = roundTo(random.skewed(...range.plot, 1.6) * (country === "LU" || at.region === "brussels" ? 0.7 : 1), 5);
  const footprint = (surface / building.storeys) * 1.15;
  const garden = roundTo(Math.floor((plot - footprint) * 0.8), plot < 400 ? 5 : 10);
  const energy = energyOf(mandate, at, building, "home", surface);
  const bedrooms = Math.min(6, Math.max(2, Math.round(surface / 48 + random.between(-0.6, 0.7))));
  return {
    family: "house",
    reference: mandate.reference,
    type: "house",
    deal,
    status: mandate.status,
    publishedAt: mandate.publishedAt,
    at,
    building,
    surface,
    units: [],
    prices: homePrices(mandate, at, building, surface, false, plot),
    facts: houseFacts(building, surface, Math.max(plot, roundTo(footprint + 10, 5)), garden, bedrooms, form, random),
    energy,
    availableFrom: deal.invest ? undefined : availability(mandate, random, building, 0.55),
    form,
    orientation: random.pick(["south", "south-west", "west", "east"]),
    heating:
      building.builtYear >= 2020 || isFrugal(energy)
        ? "heat-pump"
        : at.character === "village" && building.builtYear < 2000 && random.chance(0.4)
          ? "oil"
          : "gas",
    extras: houseExtrasOf(building, form, at, random),
  };
}

function formWeights({ character, region }: Location, { house }: HomeTerms): Partial<Record<Form, number>> {
  if (character === "city") return { terraced: 6, "town-house": 3, "semi-detached": 0.6 };
  if (character === "leafy-suburb")
    return { terraced: 4, "town-house": 1, "semi-detached": 2, villa: house > 3_200 ? 2 : 0.5 };
  if (character === "village") {
    return {
      terraced: 2,
      "semi-detached": 3,
      detached: 5,
      villa: house > 2_200 ? 2 : 1,
      farmhouse: region === "luxembourg" ? 0.4 : 1,
    };
  }
  return { terraced: 5, "town-house": 1, "semi-detached": 3, detached: 2, villa: 0.8 };
}

function houseFacts(
  building: BuildingTraits,
  surface: number,
  plot: number,
  garden: number,
  bedrooms: number,
  form: Form,
  random: Random,
): Facts {
  const parking = form === "terraced" || form === "town-house" ? random.int(0, 1) : random.int(1, 3);
  return {
    storeys: building.storeys,
    builtYear: building.builtYear,
    renovatedYear: building.renovatedYear,
    condition: building.condition,
    landSurface: plot,
    bedrooms,
    bathrooms: surface > 190 ? random.int(1, 3) : random.int(1, 2),
    garden: garden >= 20 ? garden : undefined,
    terrace: random.chance(0.65) ? random.int(10, form === "villa" ? 60 : 32) : undefined,
    parkingSpaces: parking > 0 ? parking : undefined,
  };
}

function houseExtrasOf(building: BuildingTraits, form: Form, at: Location, random: Random): HouseProperty["extras"] {
  const possible = houseExtras.filter((extra) => {
    if (extra === "garage") return form !== "terraced" && form !== "town-house";
    if (extra === "solar") return building.condition !== "to-renovate" && building.builtYear < 2024;
    if (extra === "fireplace") return building.builtYear < 1990;
    if (extra === "fibre") return at.character !== "village";
    return true;
  });
  return random.some(possible, random.int(2, 3));
}
