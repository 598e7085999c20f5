export type Scheme = "day" | "night";

export function schemeOf(night: boolean): Scheme {
  return night ? "night" : "day";
}

/** What the ground of the map is painted with, beside the tokens of the page (app/ui/tokens.css). */
export interface Colours {
  sea: string;
  abroad: string;
  land: string;
  /** Towns from afar; near by, blocks of homes, of work and trade, of schools. */
  urban: string;
  homes: string;
  works: string;
  school: string;
  building: string;
  wood: string;
  park: string;
  grass: string;
  water: string;
  street: string;
  path: string;
  main: string;
  /** The rim of main roads, and what they are from afar. */
  mainRim: string;
  motorway: string;
  motorwayRim: string;
  rail: string;
  tram: string;
  municipality: string;
  province: string;
  country: string;
  /** Names, and the rim that keeps them readable. */
  name: string;
  minorName: string;
  waterName: string;
  stop: string;
  halo: string;
  /** Shields of motorways: those of Europe, and of the country. */
  shield: string;
  countryShield: string;
  shieldText: string;
  /** Signs of metro stations. */
  metro: string;
  /** The searched place, the drawn area. */
  accent: string;
}

export const colours: Record<Scheme, Colours> = {
  day: {
    sea: "#bfd6dc",
    abroad: "#ebe5d9",
    land: "#f3eee4",
    urban: "#e9dfcf",
    homes: "#ebe1d1",
    works: "#e4d6c3",
    school: "#e9e0c8",
    building: "#dccfbb",
    wood: "#cbdabc",
    park: "#d6e3c8",
    grass: "#e0e8d2",
    water: "#bfd6dc",
    street: "#fffefb",
    path: "#faf6ed",
    main: "#fffefb",
    mainRim: "#d9ccb7",
    motorway: "#f0cf9d",
    motorwayRim: "#bd9560",
    rail: "#9c9184",
    tram: "#b79f8c",
    municipality: "#d3c6b2",
    province: "#bcae98",
    country: "#8b8073",
    name: "#2f3336",
    minorName: "#5a5c5a",
    waterName: "#4d7280",
    stop: "#3d4245",
    halo: "#f9f5ee",
    shield: "#3f5d4a",
    countryShield: "#5b6165",
    shieldText: "#ffffff",
    metro: "#1f2a55",
    accent: "#a63d26",
  },
  night: {
    sea: "#1b3f50",
    abroad: "#15181a",
    land: "#1d2123",
    urban: "#292c2c",
    homes: "#25292a",
    works: "#2b2b29",
    school: "#2a2b27",
    building: "#3b3b38",
    wood: "#22382a",
    park: "#2b4433",
    grass: "#27352b",
    water: "#1f4759",
    street: "#3b4144",
    path: "#313638",
    main: "#676c6c",
    mainRim: "#232729",
    motorway: "#b98b4e",
    motorwayRim: "#3a2f22",
    rail: "#6b6e6e",
    tram: "#5d5a55",
    municipality: "#363b3d",
    province: "#4b5153",
    country: "#797e7f",
    name: "#e2ded6",
    minorName: "#aeb1af",
    waterName: "#8fbccb",
    stop: "#cfccc5",
    halo: "#16191b",
    shield: "#48705a",
    countryShield: "#4a5154",
    shieldText: "#f4f1ea",
    metro: "#3b4a8f",
    accent: "#e9775b",
  },
};
