import type { Region, Season } from "./building.ts";
import type { Paint } from "./canvas/paint.ts";

/** The few colours that every drawing is made of: warm paper, ink, one brick accent, and what the regions build with. */

export const ink: Paint = ["#23292d", "#0c1118"];
/** What a plan cuts through, and its signs: as light on a dark sheet as it is dark on a light one. */
export const cut: Paint = ["#23292d", "#a3aab0"];
export const paper: Paint = ["#fbf9f5", "#b9b4a9"];
/** The page that pictures without a sky stand on. */
export const page: Paint = ["#fbf9f5", "#15181a"];
export const brick: Paint = ["#a63d26", "#9a4a34"];
export const stone: Paint = "#d9d2c2";
export const limestone: Paint = "#c3c1b6";
export const steel: Paint = "#5a656b";
export const timber: Paint = "#8d6a48";
export const white: Paint = ["#f6f3ec", "#8d8f94"];

export const glass = {
  dark: ["#31434c", "#1b2631"],
  mid: ["#466070", "#22303c"],
  sky: ["#8fa9b3", "#33434f"],
  gleam: ["#6f8a95", "#2c3a46"],
  lit: ["#f0d9a6", "#f2cd85"],
  /** Dark by day, lit at night. */
  evening: ["#3a4f59", "#efc578"],
  lamp: ["#54707c", "#c79a5c"],
} as const satisfies Record<string, Paint>;

export interface Material {
  wall: Paint;
  /** Surrounds, bands, sills. */
  trim: Paint;
  kind: "brick" | "plaster" | "stone";
}

const brickWalls = {
  red: "#a9543c",
  dark: "#84402f",
  salmon: "#bf7d5d",
  sand: "#c6a27a",
  brown: "#775a4b",
  blue: "#656a6d",
} as const satisfies Record<string, Paint>;

const inBrick = (wall: Paint, trim: Paint = stone): Material => ({ wall, trim, kind: "brick" });
const inPlaster = (wall: Paint, trim: Paint = white): Material => ({ wall, trim, kind: "plaster" });
const inStone = (wall: Paint, trim: Paint): Material => ({ wall, trim, kind: "stone" });

export const materials: Record<Region, readonly Material[]> = {
  flanders: [
    inBrick(brickWalls.red),
    inBrick(brickWalls.dark),
    inBrick(brickWalls.sand, white),
    inBrick(brickWalls.salmon),
    inBrick(brickWalls.brown),
    inPlaster("#ece6d9", "#c9bda6"),
  ],
  brussels: [
    inPlaster("#ebe3d2"),
    inPlaster("#d9cdb6", "#f3ecdd"),
    inPlaster("#cfd3cf", "#f1eee6"),
    inBrick(brickWalls.salmon, "#e9e1d0"),
    inBrick("#d3c09a", "#8fa39b"),
    inBrick(brickWalls.red, "#e6dcc8"),
  ],
  wallonia: [
    inBrick("#9c4d3a", limestone),
    inBrick("#8a4436", limestone),
    inBrick("#b36a4e", limestone),
    inStone("#aaa798", "#d0cdc1"),
    inStone("#b7ad97", "#d9d2c0"),
  ],
  luxembourg: [
    inPlaster("#eadbbd", "#c5a878"),
    inPlaster("#f0e7d8", "#cdb48a"),
    inPlaster("#e3c9b2", "#c9ac84"),
    inPlaster("#d6d5c9", "#bba784"),
    inStone("#d3bb90", "#b6986a"),
  ],
};

/** Doors, shop fronts, shutters, awnings. */
export const accents: readonly Paint[] = ["#2f5a48", "#2f5068", "#8c311d", "#c98f34", "#23292d", "#5c3f52", "#4f6d6a"];

/** Clay tiles in Flanders and Brussels, slate towards the Ardennes. */
export const roofs: Record<Region, readonly Paint[]> = {
  flanders: ["#b0593c", "#9a4a36", "#56504d"],
  brussels: ["#8f4a38", "#4f575d", "#59636a"],
  wallonia: ["#4d565e", "#57616a", "#454d54"],
  luxembourg: ["#4b545c", "#58626a", "#424b53"],
};

/** Dusk is the same everywhere; what a season changes is the day. */
const duskSkies = ["#25333f", "#22303d"] as const;

export interface Sky {
  air: Paint;
  /** A wide soft band over the horizon. */
  glow: Paint;
  sun: Paint;
  cloud: Paint;
}

const sky = (air: `#${string}`, glow: `#${string}`, sun: `#${string}`, cloud: `#${string}`): Sky => ({
  air: [air, duskSkies[0]],
  glow: [glow, "#33424d"],
  sun: [sun, "#d9d3c3"],
  cloud: [cloud, "#2b3a46"],
});

/** Two or three skies for each season: a page of cards should have weather. */
export const skies: Record<Season, readonly Sky[]> = {
  winter: [sky("#dde4e8", "#e9ebe9", "#fbfaf6", "#e9edee"), sky("#e4e0e2", "#f0e9e4", "#fdf8f0", "#eeeaea")],
  spring: [sky("#d6e6e4", "#e6eee6", "#fdfaf0", "#e6f0ee"), sky("#dbe6ec", "#ecefe8", "#fdfaf0", "#eaf1f4")],
  summer: [
    sky("#cde0e8", "#e2ebe9", "#fffaea", "#e3eff3"),
    sky("#d8e4dc", "#eceee0", "#fff8e4", "#e7eee7"),
    sky("#f1e0cd", "#f7ebdc", "#fffaf0", "#f7ece0"),
  ],
  autumn: [sky("#ecdfcc", "#f4eadb", "#fffaf0", "#f3eadd"), sky("#f0d9c8", "#f6e7d9", "#fff8ee", "#f5e6da")],
};

interface Foliage {
  crowns: readonly Paint[];
  bare: boolean;
  /** Blossom in spring, first yellow leaves in autumn. */
  fleck?: Paint;
}

export const foliage: Record<Season, Foliage> = {
  winter: { crowns: ["#8d8a80", "#7d7f78"], bare: true },
  spring: { crowns: ["#8fa873", "#a3b680", "#7f9b6c"], bare: false, fleck: "#ecc9c6" },
  summer: { crowns: ["#5f7f5c", "#52725a", "#6f8c62"], bare: false },
  autumn: { crowns: ["#c08a3e", "#b0682f", "#96794a"], bare: false, fleck: "#dcb04f" },
};

export const grass: Record<Season, Paint> = {
  winter: "#b4b8a4",
  spring: "#a3b884",
  summer: "#8fa772",
  autumn: "#b5a977",
};
