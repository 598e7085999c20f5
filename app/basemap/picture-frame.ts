import { clampBox, writeBox, type Box } from "#app/places/area.ts";
import type { Scheme } from "./colours.ts";
import { mercatorX, mercatorY } from "#app/places/mercator.ts";
import { boxOf, grown, squareAround, type Square } from "./tiles/mercator.ts";

/**
 * How the server's map is framed: a square that holds the whole view, as wide as the frame's shorter side, and a basemap
 * twice as wide behind it, so that a frame of any shape is filled.
 */

/** Units a side of the square that holds the view. */
export const pictureSide = 600;

export function basemapSquare(view: Box): Square {
  return grown(squareAround(view), 2);
}

/**
 * How much of the ground a screen is sent: all of it, without what is too fine for a phone, and of that what is seen where
 * the frame is higher than wide. Without script controls and cards stand beside the frame, which then is not that high.
 */
export const groundForms = ["whole", "phone", "tall"] as const;

export type GroundForm = (typeof groundForms)[number];

const phone = "(width < 40rem)";
const upright = "(max-aspect-ratio: 2/3) and (scripting: enabled)";
const dark = "(prefers-color-scheme: dark)";

export function basemapHref(view: Box, scheme: Scheme, form: GroundForm = "whole"): string {
  return `/map/basemap.svg?box=${writeBox(view)}&scheme=${scheme}${form === "whole" ? "" : `&form=${form}`}`;
}

/** The grounds that a browser chooses of, as the attributes of `<source>`: the first that fits. */
export function groundSources(view: Box): { media: string; srcSet: string }[] {
  const sources = (form: GroundForm, media: string[]) => [
    { media: ["screen", dark, ...media].join(" and "), srcSet: basemapHref(view, "night", form) },
    { media: media.join(" and "), srcSet: basemapHref(view, "day", form) },
  ];
  return [...sources("tall", [phone, upright]), ...sources("phone", [phone]), sources("whole", [])[0]!];
}

/** Has a browser fetch the ground of the page's map before it has read as far: links for the head of a page. */
export function preloadBasemap(view: Box) {
  const links = (form: GroundForm, media: string) =>
    (["day", "night"] as const).map((scheme) => ({
      ...{ tagName: "link" as const, rel: "preload", as: "image", fetchpriority: "high" },
      href: basemapHref(view, scheme, form),
      media: `${media} and ${scheme === "night" ? dark : `(not ${dark})`}`,
    }));
  return [
    ...links("tall", `${phone} and ${upright}`),
    ...links("phone", `${phone} and (not (${upright}))`),
    ...links("whole", `(not ${phone})`),
  ];
}

/** Where a point stands in the picture. */
export function placer(view: Box): (point: { lng: number; lat: number }) => [x: number, y: number] {
  const { x, y, side } = squareAround(view);
  return ({ lng, lat }) => [
    Math.round(((mercatorX(lng) - x) / side) * pictureSide),
    Math.round(((mercatorY(lat) - y) / side) * pictureSide),
  ];
}

/** The least and the most that a link zooms to, as parts of the world's width: a street, and the two countries. */
const [leastSide, mostSide] = [0.000_004, 0.04];

/** The views that the picture's links lead to; none where there is nothing more to see. */
export function neighbours(view: Box) {
  const square = squareAround(view);
  const moved = (east: number, south: number) =>
    viewOf({ ...square, x: square.x + (east * square.side) / 2, y: square.y + (south * square.side) / 2 });
  return {
    zoomIn: square.side > leastSide ? viewOf(grown(square, 0.5)) : undefined,
    zoomOut: square.side < mostSide ? viewOf(grown(square, 2)) : undefined,
    north: moved(0, -1),
    west: moved(-1, 0),
    east: moved(1, 0),
    south: moved(0, 1),
  };
}

/** As far as it lies on the map; undefined where none of it does. */
function viewOf(square: Square): Box | undefined {
  const box = clampBox(boxOf(square));
  return box.west < box.east && box.south < box.north ? box : undefined;
}

/** A cluster's listings with air around them; wide enough that the next step shows something else. */
export function boxOfMark([west, south, east, north]: [number, number, number, number]): Box {
  const high = Math.max(0.0006, (north - south) * 0.12);
  const wide = Math.max(0.001, (east - west) * 0.12);
  return { west: west - wide, south: south - high, east: east + wide, north: north + high };
}
