import type { PropertyType } from "../../listing-format.ts";
import type { Building } from "../building.ts";
import type { Paint, Scheme } from "../canvas/paint.ts";
import type { Brush } from "../canvas/brush.ts";
import { brick, paper, steel, timber } from "../palette.ts";
import { drawElevation } from "../views/elevation.ts";

/** A category of the home page. */
type TileType = PropertyType | "warehouse" | "residential" | "co-working" | "studio";
/** What is on offer: as in the addresses of the three landing pages. */
type TileDeal = "to-let" | "for-sale" | "investment";

type Choice = Omit<Building, "seed" | "season"> & { seed: string };

/** Picked by eye, one building for each deal, so that no two of the home page's tiles are alike. */
const choices: Record<TileType, readonly [toLet: Choice, forSale: Choice, investment: Choice]> = {
  office: [
    { seed: "tile-o8", type: "office", region: "flanders", setting: "city", storeys: 5 },
    { seed: "tile-o5", type: "office", region: "luxembourg", setting: "city", storeys: 6 },
    { seed: "tile-o6", type: "office", region: "brussels", setting: "city", storeys: 7 },
  ],
  "co-working": [
    { seed: "tile-desk-1", type: "office", region: "flanders", setting: "city", storeys: 4 },
    { seed: "tile-desk-2", type: "office", region: "brussels", setting: "city", storeys: 4 },
    { seed: "tile-desk-3", type: "office", region: "wallonia", setting: "city", storeys: 4 },
  ],
  warehouse: [
    { seed: "tile-hall-1", type: "logistics-warehouse", region: "flanders", setting: "city", storeys: 1, docks: 4 },
    { seed: "tile-hall-2", type: "logistics-warehouse", region: "wallonia", setting: "town", storeys: 1, docks: 5 },
    { seed: "tile-hall-5", type: "logistics-warehouse", region: "brussels", setting: "town", storeys: 2, docks: 6 },
  ],
  "logistics-warehouse": [
    { seed: "tile-hall-3", type: "logistics-warehouse", region: "flanders", setting: "town", storeys: 2, docks: 5 },
    { seed: "tile-hall-4", type: "logistics-warehouse", region: "wallonia", setting: "town", storeys: 2, docks: 4 },
    { seed: "tile-hall-6", type: "logistics-warehouse", region: "flanders", setting: "city", storeys: 2, docks: 7 },
  ],
  "sme-business-unit": [
    { seed: "tile-unit-1", type: "sme-business-unit", region: "flanders", setting: "town", storeys: 1, bays: 3 },
    { seed: "tile-unit-4", type: "sme-business-unit", region: "wallonia", setting: "town", storeys: 1, bays: 3 },
    { seed: "tile-unit-9", type: "sme-business-unit", region: "luxembourg", setting: "town", storeys: 1, bays: 4 },
  ],
  retail: [
    { seed: "tile-retail-1", type: "retail", region: "brussels", setting: "city", storeys: 3 },
    { seed: "tile-retail-2", type: "retail", region: "wallonia", setting: "city", storeys: 3 },
    { seed: "tile-retail-3", type: "retail", region: "luxembourg", setting: "city", storeys: 3 },
  ],
  "city-centre-store": [
    { seed: "tile-shop-1", type: "city-centre-store", region: "flanders", setting: "city", storeys: 3, bays: 3 },
    { seed: "tile-shop-2", type: "city-centre-store", region: "brussels", setting: "city", storeys: 3, bays: 3 },
    { seed: "tile-shop-3", type: "city-centre-store", region: "wallonia", setting: "city", storeys: 3, bays: 3 },
  ],
  "out-of-town-stand-alone-or-retail-park": [
    {
      seed: "tile-park-1",
      type: "out-of-town-stand-alone-or-retail-park",
      region: "flanders",
      setting: "town",
      storeys: 1,
      bays: 2,
    },
    {
      seed: "tile-park-2",
      type: "out-of-town-stand-alone-or-retail-park",
      region: "wallonia",
      setting: "town",
      storeys: 1,
      bays: 2,
    },
    {
      seed: "tile-park-3",
      type: "out-of-town-stand-alone-or-retail-park",
      region: "luxembourg",
      setting: "village",
      storeys: 1,
      bays: 3,
    },
  ],
  "shopping-centre": [
    { seed: "tile-mall-1", type: "shopping-centre", region: "brussels", setting: "city", storeys: 2 },
    { seed: "tile-mall-2", type: "shopping-centre", region: "luxembourg", setting: "city", storeys: 3 },
    { seed: "tile-mall-3", type: "shopping-centre", region: "flanders", setting: "city", storeys: 2 },
  ],
  residential: [
    { seed: "tile-home-1", type: "house", region: "flanders", setting: "city", storeys: 3 },
    { seed: "tile-home-2", type: "house", region: "luxembourg", setting: "village", storeys: 2 },
    { seed: "tile-home-3", type: "bloc-sales", region: "brussels", setting: "city", storeys: 3 },
  ],
  house: [
    { seed: "tile-house-1", type: "house", region: "brussels", setting: "city", storeys: 3 },
    { seed: "tile-house-2", type: "house", region: "flanders", setting: "village", storeys: 2 },
    { seed: "tile-house-3", type: "house", region: "wallonia", setting: "village", storeys: 2 },
  ],
  apartment: [
    { seed: "tile-flat-1", type: "apartment", region: "brussels", setting: "city", storeys: 5, bays: 4 },
    { seed: "tile-flat-6", type: "apartment", region: "flanders", setting: "town", storeys: 5, bays: 4 },
    { seed: "tile-flat-3", type: "apartment", region: "luxembourg", setting: "town", storeys: 4, bays: 5 },
  ],
  studio: [
    { seed: "tile-studio-1", type: "apartment", region: "flanders", setting: "city", storeys: 4, bays: 3 },
    { seed: "tile-studio-2", type: "apartment", region: "brussels", setting: "city", storeys: 5, bays: 3 },
    { seed: "tile-studio-3", type: "apartment", region: "wallonia", setting: "city", storeys: 4, bays: 3 },
  ],
  "bloc-sales": [
    { seed: "tile-bloc-1", type: "bloc-sales", region: "flanders", setting: "city", storeys: 3 },
    { seed: "tile-bloc-2", type: "bloc-sales", region: "wallonia", setting: "city", storeys: 3 },
    { seed: "tile-bloc-3", type: "bloc-sales", region: "brussels", setting: "city", storeys: 3 },
  ],
  "co-living": [
    { seed: "tile-share-1", type: "co-living", region: "brussels", setting: "city", storeys: 4 },
    { seed: "tile-share-2", type: "co-living", region: "flanders", setting: "city", storeys: 3 },
    { seed: "tile-share-3", type: "co-living", region: "luxembourg", setting: "city", storeys: 4 },
  ],
};

const deals = ["to-let", "for-sale", "investment"] as const;
const seasonOf = { "to-let": "spring", "for-sale": "summer", investment: "autumn" } as const;

/** The picture of a category, 4:3; each deal has its season and its sign: a stand-up board, a post, a lit house. */
export function drawTile(type: TileType, deal: TileDeal, scheme: Scheme | "both" = "day"): string {
  const choice = choices[type][deals.indexOf(deal)] ?? choices[type][0];
  const canvas = drawElevation({ ...choice, season: seasonOf[deal] }, undefined, (brush, width) => {
    // A sign keeps its size on the picture, whatever the building's.
    const size = Math.max(1, 26 / brush.scale);
    if (deal === "to-let") standUpBoard(brush.at(width * 0.9, -0.5, size));
    if (deal === "for-sale") signPost(brush.at(width * 0.06, -0.5, size));
  });
  return canvas.toSvg(scheme);
}

/** To let: it stands before the door. */
export function standUpBoard(brush: Brush): void {
  brush.poly(timber, [
    [-0.55, 0],
    [-0.42, 1.5],
    [0.42, 1.5],
    [0.55, 0],
  ]);
  brush.box(brick, -0.38, 0.35, 0.76, 1);
  lines(brush, -0.24, 0.6, 0.48);
}

function signPost(brush: Brush): void {
  brush.box(steel, -0.06, 0, 0.12, 2.9);
  brush.box(steel, -0.06, 2.6, 1.7, 0.1);
  brush.box(brick, 0.15, 1.5, 1.4, 1);
  lines(brush, 0.4, 1.72, 0.9);
}

/** Where words would stand. */
function lines(brush: Brush, x: number, y: number, width: number): void {
  const light: Paint = paper;
  brush.box(light, x, y + 0.32, width, 0.13);
  brush.box(light, x, y, width * 0.65, 0.13);
}
