import type { Energy, Facts, Listing, Condition, ListingStatus, PropertyType } from "../listing-format.ts";
import type { Location } from "../places/location.ts";

/** How a property is offered (decisions, section 3). */
export interface Deal {
  toLet: boolean;
  forSale: boolean;
  invest: boolean;
}

/** What every listing in the same building has in common: it follows from the address. */
export interface BuildingTraits {
  /** Letters and digits: equal for equal buildings. */
  seed: string;
  storeys: number;
  builtYear: number;
  renovatedYear: number | undefined;
  condition: Condition;
}

type UnitInput = NonNullable<Listing["units"]>[number];

export interface Prices {
  rent?: Listing["rent"];
  charges?: Listing["charges"];
  sale?: Listing["sale"];
  yield?: number;
  /** EUR a year that an investment brings in, also when its price is on request. */
  annualRent?: number;
  /** First end of the running lease of an investment. */
  leaseEnd?: string;
}

interface Common {
  reference: string;
  type: PropertyType;
  deal: Deal;
  status: ListingStatus;
  at: Location;
  building: BuildingTraits;
  /** m², the sum of the units when there are any. */
  surface: number;
  units: UnitInput[];
  prices: Prices;
  facts: Facts;
  energy: Energy | undefined;
  availableFrom: string | undefined;
  publishedAt: string;
}

export const officeExtras = [
  "kitchenette",
  "showers",
  "terrace",
  "reception",
  "meeting-rooms",
  "access-control",
  "fibre",
  "restaurant",
] as const;
export type OfficeExtra = (typeof officeExtras)[number];
export type OfficeLight = "two-sides" | "corner" | "courtyard" | "full-height" | "avenue-view" | "green-view";

export interface OfficeProperty extends Common {
  family: "office";
  /** A suite is part of a floor; a house is a former private house in use as offices. */
  offer: "suite" | "floor" | "floors" | "building" | "house";
  floors: [low: number, high: number];
  layout: "open-plan" | "partitioned" | "mixed";
  light: OfficeLight;
  extras: OfficeExtra[];
}

export interface CoworkingProperty extends Common {
  family: "coworking";
  floors: [low: number, high: number];
  desks: number;
  /** EUR per desk and month, lowest. */
  deskPrice: number;
  extras: ("meeting-rooms" | "phone-booths" | "terrace" | "coffee-bar" | "reception" | "event-space" | "showers")[];
}

export const warehouseExtras = [
  "sprinklers",
  "solar",
  "led",
  "fenced",
  "yard",
  "levellers",
  "insulated",
  "mezzanine",
] as const;
export type WarehouseExtra = (typeof warehouseExtras)[number];

export interface LogisticsProperty extends Common {
  family: "logistics";
  extras: WarehouseExtra[];
}

export interface SmeProperty extends Common {
  family: "sme";
  /** Units on offer: an investment counts them too, but does not list them. */
  offered: number;
  /** Units of the whole park, those on offer included. */
  parkUnits: number;
  extras: ("mezzanine" | "led" | "fenced" | "fibre" | "insulated" | "floor-drain" | "three-phase")[];
}

export interface ShopProperty extends Common {
  family: "shop";
  kind: "street" | "local" | "park" | "centre";
  /** On a plot of its own, as opposed to a unit of a retail park. */
  standAlone: boolean;
  /** m² of sales floor, and of storage beside or below it; together the surface. */
  salesFloor: number;
  storage: number;
  /** Whether the storage lies below the shop. */
  cellar: boolean;
  corner: boolean;
  suits: "fashion" | "food" | "horeca" | "services" | "home" | "any";
}

export interface ApartmentProperty extends Common {
  family: "apartment";
  form: "studio" | "apartment" | "duplex" | "penthouse";
  floor: number;
  orientation: "south" | "south-west" | "west" | "east" | undefined;
  kitchen: "open" | "separate";
  floorCovering: "parquet" | "oak" | "tiles" | "vinyl";
  heating: "gas" | "heat-pump" | "collective";
  glazing: "double" | "triple";
  extras: ("cellar" | "storage" | "video-intercom" | "dressing" | "bike-room" | "garage")[];
}

export interface HouseProperty extends Common {
  family: "house";
  form: "terraced" | "semi-detached" | "detached" | "villa" | "town-house" | "farmhouse";
  orientation: "south" | "south-west" | "west" | "east";
  heating: "gas" | "heat-pump" | "oil";
  extras: ("garage" | "attic" | "cellar" | "fireplace" | "solar" | "laundry" | "office" | "fibre")[];
}

export interface BlockProperty extends Common {
  family: "block";
  dwellings: number;
  /** Homes let today. */
  let: number;
  shop: boolean;
}

export interface CoLivingProperty extends Common {
  family: "co-living";
  rooms: number;
  extras: ("garden" | "terrace" | "laundry" | "cinema" | "coworking" | "bikes" | "cleaning")[];
}

export type Property =
  | OfficeProperty
  | CoworkingProperty
  | LogisticsProperty
  | SmeProperty
  | ShopProperty
  | ApartmentProperty
  | HouseProperty
  | BlockProperty
  | CoLivingProperty;

export type Family = Property["family"];
export type PropertyOf<F extends Family> = Extract<Property, { family: F }>;
