import type { TFunction } from "i18next";
import { LRUCache } from "lru-cache";
import type { Language } from "#app/i18n/languages.ts";
import type { Box, Point } from "#app/places/area.ts";
import { distanceInWords } from "#app/places/distance.ts";
import { metresOnFoot } from "#app/places/walking.ts";
import { metresOfWorld, squareAround } from "../tiles/mercator.ts";
import { basemapHref, pictureSide, placer } from "../picture-frame.ts";
import { hasStreets } from "../tiles/place-names.server.ts";
import type { StopKind } from "../tiles/stop.ts";
import { nearestStops, type NearStop } from "./nearest-stops.server.ts";
import { nameIn, namesOn, signsOf, type PlaceSign, type Sign } from "./picture-signs.server.ts";
import { wayTo } from "./ways.ts";

/**
 * Half the side of the picture's square, in metres. Where only the municipality is known it shows more, and where no streets
 * are known as much as it takes to see what is: the village and its neighbours, main roads, railway, water.
 */
const [half, halfWithoutStreets, halfOfTown] = [1000, 3500, 4500];
export interface AroundView {
  day: string;
  night: string;
  /** The middle, and how far one walks in 5 and 10 minutes; none where only the municipality is known. */
  rings?: { radius: number; label: string }[];
  signs: Sign[];
  /** What the places are called that it shows; none among streets, which show enough. */
  names: PlaceSign[];
  ways: { kind: StopKind; name: string; lines?: string; words: string }[];
  /** What is shown, for who can't see it. */
  label: string;
  /** How minutes are reckoned, and what is not known. */
  note: string;
}

interface Place extends Point {
  /** What the place is called. */
  name: string;
  /** Where ways begin, when that is known more exactly than the middle of the picture. */
  door?: Point | undefined;
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
  const key = [language, place.lat, place.lng, place.door?.lat, place.door?.lng, place.rough, place.name].join(" ");
  const known = views.get(key) ?? viewOf(place, language, t);
  views.set(key, known);
  return known;
}

function viewOf(place: Place, language: Language, t: TFunction): AroundView {
  const isWide = !place.rough && !hasStreets(place);
  const reach = place.rough ? halfOfTown : isWide ? halfWithoutStreets : half;
  const box = boxAround(place, reach);
  const put = placer(box);
  const perMetre = pictureSide / squareAround(box).side / metresOfWorld(place.lat);
  const near = nearestStops(place.door ?? place);
  const ways = near.map((stop) => ({
    kind: stop.kind,
    ...nameAndLines(stop, language, t),
    words: wayInWords(stop, language, t),
  }));
  const method = t("map.around.method");
  const rings = (isWide ? [10] : [5, 10]).map((minutes) => ({
    radius: Math.round(metresOnFoot(minutes) * perMetre),
    label: t("map.around.ring", { minutes }),
  }));
  const { signs, taken } = signsOf(place, put, language, place.rough ? [] : rings.map(({ radius }) => radius), reach);
  const label = place.rough ? "map.around.townLabel" : isWide ? "map.around.wideLabel" : "map.around.label";
  const known = place.rough ? t("map.around.townOnly", { place: place.name }) : isWide ? t("map.around.wide") : "";
  return {
    day: basemapHref(box, "day"),
    night: basemapHref(box, "night"),
    ...(!place.rough && { rings }),
    signs,
    names: place.rough || isWide ? namesOn(box, put, language, taken) : [],
    ways,
    label: t(label, { place: place.name }),
    note: known ? `${known} ${method}` : method,
  };
}

function boxAround({ lat, lng }: Point, metres: number): Box {
  const [high, wide] = [metres / 111_200, metres / (111_320 * Math.cos((lat * Math.PI) / 180))];
  return { west: lng - wide, south: lat - high, east: lng + wide, north: lat + high };
}

function nameAndLines(stop: NearStop, language: Language, t: TFunction): { name: string; lines?: string } {
  const name = nameIn(stop, language);
  const { lines } = stop;
  // An access without a name goes by its motorway, "A6", or is one to a motorway.
  if (!name) return { name: lines ?? t(`map.around.${stop.kind}`) };
  return lines ? { name, lines } : { name };
}

/** "350 m, 6 min on foot". */
function wayInWords({ kind, metres }: NearStop, language: Language, t: TFunction): string {
  const { by, minutes } = wayTo(kind, metres);
  const distance = distanceInWords(metres, language, t);
  return `${distance} · ${t(`map.around.${by}`, { minutes })}`;
}
