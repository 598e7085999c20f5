import type { TFunction } from "i18next";
import { formatDecimal, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Point } from "./area.ts";

/** Mean radius of the earth, in metres (IUGG). */
const radius = 6_371_009;

/** The great-circle distance between two points, in metres (haversine: exact to half a percent, nearby as well). */
export function metresBetween(a: Point, b: Point): number {
  const [latA, latB] = [radians(a.lat), radians(b.lat)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord = half(latB - latA) + Math.cos(latA) * Math.cos(latB) * half(radians(b.lng - a.lng));
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * A distance as people say it: `350 m`, `1.2 km`, `24 km`; no more exactly than a visitor's position is asked for.
 * @param metres as the crow flies
 */
export function distanceInWords(metres: number, language: Language, t: TFunction): string {
  if (metres < 100) return t("places.veryNear", { figure: 100 });
  const inFifties = Math.round(metres / 50) * 50;
  if (inFifties < 1000) return t("places.metres", { figure: inFifties });
  const kilometres = metres / 1000;
  const figure = kilometres < 9.95 ? formatDecimal(kilometres, language) : formatNumber(kilometres, language);
  return t("places.kilometres", { figure });
}

/** A position as `near` says it, to about 100 metres: nobody needs to know the house. */
export function writeNear({ lat, lng }: Point): string {
  return `${lat.toFixed(3)},${lng.toFixed(3)}`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
