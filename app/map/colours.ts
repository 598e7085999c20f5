export type Scheme = "day" | "night";

export function schemeOf(night: boolean): Scheme {
  return night ? "night" : "day";
}

/** What the basemap of the map is painted with, beside the tokens of the page (app/ui/tokens.css). */
export interface Colours {
  sea: string;
  abroad: string;
  land: string;
  urban: string;
  river: string;
  road: string;
  rail: string;
  street: string;
  municipality: string;
  province: string;
  country: string;
  /** Names, and the rim that keeps them readable. */
  name: string;
  minorName: string;
  halo: string;
  /** The searched place, the drawn area. */
  accent: string;
}

export const colours: Record<Scheme, Colours> = {
  day: {
    sea: "#d3dfe2",
    abroad: "#f0ebe1",
    land: "#fdfcfa",
    urban: "#efe8dc",
    river: "#b3cdd5",
    road: "#eadfcc",
    rail: "#d9d0c3",
    street: "#ddd4c7",
    municipality: "#e4dccf",
    province: "#cbbfac",
    country: "#8f867a",
    name: "#3f4447",
    minorName: "#5b6165",
    halo: "#fdfcfa",
    accent: "#a63d26",
  },
  night: {
    sea: "#0e171c",
    abroad: "#16191b",
    land: "#1f2427",
    urban: "#282d2f",
    river: "#2b4550",
    road: "#443d33",
    rail: "#353a3c",
    street: "#363c3f",
    municipality: "#2d3336",
    province: "#434a4d",
    country: "#767c7e",
    name: "#d2cfc8",
    minorName: "#a9adac",
    halo: "#1f2427",
    accent: "#e9775b",
  },
};
