import type { TFunction } from "i18next";
import { LRUCache } from "lru-cache";
import type { Language } from "#app/i18n/languages.ts";
import type { Box, Point } from "#app/places/area.ts";
import { distanceInWords } from "#app/places/distance.ts";
import { metresOnFoot } from "#app/places/walking.ts";
import { metresOfWorld, squareAround } from "../tiles/mercator.ts";
import { basemapHref, pictureSide, placer } from "../picture-frame.ts";
import type { StopKind } from "../tiles/stop.ts";
import { nearestStops, stopsAround, type NearStop } from "./nearest-stops.server.ts";
import { wayTo } from "./ways.ts";

/** Half the side of the picture's square, in metres; where only the municipality is known, it shows more. */
const [half, halfOfTown] = [1000, 4500];
/** Names that the picture has room for. */
const mostNames = 9;

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

export interface AroundView {
  day: string;
  night: string;
  /** The middle, and how far one walks in 5 and 10 minutes; none where only the municipality is known. */
  rings?: { radius: number; label: string }[];
  signs: Sign[];
  ways: { kind: StopKind; name: string; lines?: string; words: string }[];
  /** What is shown, for who can't see it. */
  label: string;
  /** How minutes are reckoned, and what is not known. */
  note: string;
}

interface Place extends Point {
  /** What the place is called. */
  name: string;
  /** Only the municipality may be told: the point is its middle. */
  rough: boolean;
}

/** About 3 kB each. By the texts, as a language's may be read anew. */
const maxViews = 3_000;
const caches = new WeakMap<TFunction, LRUCache<string, Readonly<AroundView>>>();

/**
 * The surroundings of a listing in words of one language: a picture of the ground, signs on it, ways to what matters. They
 * follow from the place alone, as stops stay what they are as long as a process runs: each is worked out once.
 */
export function aroundView(place: Place, language: Language, t: TFunction): Readonly<AroundView> {
  const views = caches.get(t) ?? new LRUCache({ max: maxViews });
  caches.set(t, views);
  const key = [language, place.lat, place.lng, place.rough, place.name].join(" ");
  const known = views.get(key) ?? viewOf(place, language, t);
  views.set(key, known);
  return known;
}

function viewOf(place: Place, language: Language, t: TFunction): AroundView {
  const box = boxAround(place, place.rough ? halfOfTown : half);
  const put = placer(box);
  const perMetre = pictureSide / squareAround(box).side / metresOfWorld(place.lat);
  const near = nearestStops(place);
  const ways = near.map((stop) => ({
    kind: stop.kind,
    ...nameAndLines(stop, language, t),
    words: wayInWords(stop, language, t),
  }));
  const method = t("map.around.method");
  const rings = [5, 10].map((minutes) => ({
    radius: Math.round(metresOnFoot(minutes) * perMetre),
    label: t("map.around.ring", { minutes }),
  }));
  return {
    day: basemapHref(box, "day"),
    night: basemapHref(box, "night"),
    ...(!place.rough && { rings }),
    signs: signsOf(place, put, language, place.rough ? [] : rings.map(({ radius }) => radius)),
    ways,
    label: t(place.rough ? "map.around.townLabel" : "map.around.label", { place: place.name }),
    note: place.rough ? `${t("map.around.townOnly", { place: place.name })} ${method}` : method,
  };
}

function boxAround({ lat, lng }: Point, metres: number): Box {
  const [high, wide] = [metres / 111_200, metres / (111_320 * Math.cos((lat * Math.PI) / 180))];
  return { west: lng - wide, south: lat - high, east: lng + wide, north: lat + high };
}

function nameOf({ name, fr, nl }: NearStop, language: Language): string {
  return (language === "fr" && fr) || (language === "nl" && nl) || name;
}

function nameAndLines(stop: NearStop, language: Language, t: TFunction): { name: string; lines?: string } {
  const name = nameOf(stop, language) || t("map.around.access");
  return stop.lines ? { name, lines: stop.lines } : { name };
}

/** "350 m, 6 min on foot". */
function wayInWords({ kind, metres }: NearStop, language: Language, t: TFunction): string {
  const { by, minutes } = wayTo(kind, metres);
  const distance = distanceInWords(metres, language, t);
  return `${distance} · ${t(`map.around.${by}`, { minutes })}`;
}

/** What a sign takes from its middle. */
const edge = 14;
/** How far to the sides a wide frame shows more than the square. */
const widest = { left: -150, right: pictureSide + 150 };

/** Metro and railway stations on the picture, none of them cut off; names as long as they cover no other. */
function signsOf(place: Place, put: ReturnType<typeof placer>, language: Language, rings: number[]): Sign[] {
  const across = (place.rough ? halfOfTown : half) * 2.2;
  const middle = pictureSide / 2;
  // The pin, and what the rings are called.
  const taken: [left: number, top: number, right: number, bottom: number][] = [
    [middle - 30, middle - 70, middle + 30, middle + 20],
    ...rings.map((radius): [number, number, number, number] => {
      return [middle - 40, middle + radius + 2, middle + 40, middle + radius + 26];
    }),
  ];
  const signs: Sign[] = [];
  for (const stop of stopsAround(place, across)) {
    if (stop.kind !== "metro" && stop.kind !== "rail") continue;
    const [x, y] = put({ lng: stop.at[0], lat: stop.at[1] });
    // The frame is never higher than the picture, and at least as wide.
    if (y < edge || y > pictureSide - edge || x < widest.left || x > widest.right) continue;
    const name = nameOf(stop, language);
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
  return signs;
}
