import type { Language } from "#app/i18n/languages.ts";
import type { Box, Point } from "#app/places/area.ts";
import { pictureSide, type placer } from "../picture-frame.ts";
import { placeNamesIn } from "../tiles/place-names.server.ts";
import type { StopKind } from "../tiles/stop.ts";
import { stopsAround, type NearStop } from "./nearest-stops.server.ts";

/** A sign on the picture, in its units. */
export interface Sign {
  kind: StopKind;
  x: number;
  y: number;
  /** True where the name stands to the left, as the frame ends on the right. */
  isLeft?: boolean;
  /** None where it would cover another. */
  name?: string;
  lines?: string;
}

/** The name of a town or a village on the picture, written around its spot. */
export interface PlaceSign {
  name: string;
  x: number;
  y: number;
  isTown: boolean;
}

/** Names that the picture has room for. */
const mostNames = 9;

/** What something on the map is called in a language. */
export function nameIn({ name, fr, nl }: Pick<NearStop, "name" | "fr" | "nl">, language: Language): string {
  return (language === "fr" && fr) || (language === "nl" && nl) || name;
}

/** Stops that have a sign. */
const stations: readonly StopKind[] = ["metro", "rail"];

/** What a sign takes from its middle. */
const edge = 14;
/** How far to the sides a wide frame shows more than the square. */
const widest = { left: -150, right: pictureSide + 150 };

/** What is taken of the picture: nothing else is written there. */
type Taken = [left: number, top: number, right: number, bottom: number][];

/** Metro and railway stations on the picture, none of them cut off; names as long as they cover no other. */
export function signsOf(
  place: Point & { rough: boolean },
  put: ReturnType<typeof placer>,
  language: Language,
  rings: number[],
  reach: number,
): { signs: Sign[]; taken: Taken } {
  const across = reach * 2.2;
  const middle = pictureSide / 2;
  // The pin, and what the rings are called.
  const taken: Taken = [
    [middle - 30, middle - 70, middle + 30, middle + 20],
    ...rings.map((radius): [number, number, number, number] => {
      return [middle - 40, middle + radius + 2, middle + 40, middle + radius + 26];
    }),
  ];
  const signs: Sign[] = [];
  for (const stop of stopsAround(place, across, stations)) {
    const [x, y] = put({ lng: stop.at[0], lat: stop.at[1] });
    // The frame is never higher than the picture, and at least as wide.
    if (y < edge || y > pictureSide - edge || x < widest.left || x > widest.right) continue;
    const name = nameIn(stop, language);
    const width = 26 + (name.length + (stop.lines?.length ?? 0)) * 9.5;
    const isLeft = x + width > pictureSide + edge;
    const [from, to] = isLeft ? [x - width, x + 14] : [x - 14, x + width];
    const isFree =
      from > -edge &&
      taken.every(([left, top, right, bottom]) => to < left || from > right || y + 14 < top || y - 14 > bottom);
    const sign = { kind: stop.kind, x, y, ...(isLeft && { isLeft }) };
    if (!isFree || signs.length >= mostNames) {
      const isClear = signs.every((other) => Math.abs(other.x - x) + Math.abs(other.y - y) > 26);
      if (isClear) signs.push(sign);
      continue;
    }
    taken.push([from, y - 14, to, y + 14]);
    signs.push({ ...sign, name, ...(stop.kind === "metro" && stop.lines && { lines: stop.lines }) });
  }
  return { signs, taken };
}

/** Names of places at most, and how high one is. */
const [mostPlaces, lineHeight] = [14, 24];

/** The places on the picture by name, the largest first, each at its spot or just below or above it. */
export function namesOn(box: Box, put: ReturnType<typeof placer>, language: Language, taken: Taken): PlaceSign[] {
  const placed: PlaceSign[] = [];
  for (const place of placeNamesIn(box)) {
    const name = nameIn(place, language);
    const isTown = place.population > 0;
    const width = name.length * (isTown ? 11 : 9);
    const [x, at] = put(place);
    const y = [at, at + lineHeight, at - lineHeight, at + 2.5 * lineHeight].find((y) => {
      const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - lineHeight / 2, y + lineHeight / 2];
      const isInside = left > 0 && right < pictureSide && top > 0 && bottom < pictureSide;
      return isInside && taken.every(([l, t, r, b]) => right < l || left > r || bottom < t || top > b);
    });
    if (y === undefined) continue;
    taken.push([x - width / 2, y - lineHeight / 2, x + width / 2, y + lineHeight / 2]);
    placed.push({ name, x, y, isTown });
    if (placed.length === mostPlaces) break;
  }
  return placed;
}
