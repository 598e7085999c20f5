import { energyOf, isFrugal } from "../energy.ts";
import { availability, buildingAt, type Mandate } from "../mandate.ts";
import type { ApartmentProperty, BuildingTraits } from "../property.ts";
import { roundTo, type Random } from "../random.ts";
import { homePrices } from "./home-prices.ts";

const apartmentExtras = ["cellar", "storage", "video-intercom", "dressing", "bike-room", "garage"] as const;

export function makeApartment(mandate: Mandate): ApartmentProperty {
  const { deal, offer: random, country } = mandate;
  const at = mandate.where.homes.draw(deal.toLet ? "apartment-to-let" : "apartment", country, mandate.place);
  const building = buildingAt(mandate, at, "apartment", {
    built: at.character === "village" ? [1975, 2022] : [1905, 2022],
    skew: 1.3,
    storeys:
      at.setting === "city" ? [3, 9] : at.character === "coast" ? [4, 10] : at.setting === "town" ? [3, 6] : [2, 3],
    worn: deal.forSale ? 0.3 : 0.04,
    fresh: deal.forSale ? 0.2 : 0.1,
  });
  const bedrooms = Number(random.weigh({ 0: 7, 1: 28, 2: 42, 3: 19, 4: 4 }));
  const last = building.storeys - 1;
  const form =
    bedrooms === 0
      ? "studio"
      : bedrooms > 1 && last > 2 && random.chance(0.14)
        ? "penthouse"
        : bedrooms > 1 && random.chance(0.12)
          ? "duplex"
          : "apartment";
  const floor = form === "penthouse" ? last : form === "duplex" ? Math.max(0, last - 1) : random.int(0, last);
  const base = [30, 54, 80, 108, 138][bedrooms] ?? 80;
  const surface = Math.round(
    base * random.around(0.84, 1.25) * (form === "penthouse" ? 1.25 : form === "duplex" ? 1.15 : 1),
  );
  const outdoors = form === "penthouse" ? 1 : random.next();
  const energy = energyOf(mandate, at, building, "home", surface);
  const fit = building.condition === "new" || building.condition === "renovated";
  return {
    family: "apartment",
    reference: mandate.reference,
    type: "apartment",
    deal,
    status: mandate.status,
    publishedAt: mandate.publishedAt,
    at,
    building,
    surface,
    units: [],
    prices: homePrices(mandate, at, building, surface, true),
    facts: {
      storeys: building.storeys,
      builtYear: building.builtYear,
      renovatedYear: building.renovatedYear,
      condition: building.condition,
      bedrooms,
      bathrooms: bedrooms > 2 ? random.int(1, 2) : 1,
      terrace: outdoors > 0.55 ? terraceOf(form, bedrooms, random) : undefined,
      balcony: (outdoors > 0.2 && outdoors <= 0.55 && floor > 0) || undefined,
      garden:
        floor === 0 && at.setting !== "city" && random.chance(0.4) ? roundTo(random.between(25, 110), 5) : undefined,
      furnished: (deal.toLet && random.chance(bedrooms === 0 ? 0.5 : 0.12)) || undefined,
      lift:
        building.storeys > 4 ||
        (building.storeys > 3 && building.builtYear > 1955) ||
        (building.storeys > 2 && building.builtYear > 1995),
      bicycleStorage: building.builtYear > 2005,
      parkingSpaces: random.chance(at.setting === "city" ? 0.35 : 0.6) ? 1 : undefined,
    },
    energy,
    availableFrom: deal.invest
      ? undefined
      : availability(mandate, random, building, building.condition === "new" ? 0.35 : 0.55),
    form,
    floor,
    orientation: random.chance(0.6) ? random.pick(["south", "south-west", "west", "east"] as const) : undefined,
    kitchen: fit || random.chance(0.5) ? "open" : "separate",
    floorCovering:
      building.builtYear < 1945
        ? random.pick(["parquet", "oak"] as const)
        : random.pick(["parquet", "tiles", "vinyl"] as const),
    heating: building.builtYear >= 2020 || isFrugal(energy) ? "heat-pump" : building.storeys > 5 ? "collective" : "gas",
    glazing: building.builtYear >= 2015 ? "triple" : "double",
    extras: apartmentExtrasOf(building, bedrooms, random),
  };
}

/** m² */
function terraceOf(form: ApartmentProperty["form"], bedrooms: number, random: Random): number {
  if (form === "penthouse") return random.int(22, 68);
  return bedrooms === 0 ? random.int(4, 7) : random.int(6, 20);
}

function apartmentExtrasOf(building: BuildingTraits, bedrooms: number, random: Random): ApartmentProperty["extras"] {
  const possible = apartmentExtras.filter((extra) => {
    if (extra === "dressing") return bedrooms > 1 && building.condition !== "to-renovate";
    if (extra === "video-intercom" || extra === "bike-room")
      return building.builtYear > 1990 || building.condition === "renovated";
    return extra !== "garage";
  });
  return random.some(possible, random.int(1, 2));
}
