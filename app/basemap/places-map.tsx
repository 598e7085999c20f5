import type { Box } from "#app/places/area.ts";
import { basemapHref, pictureSide, placer } from "./picture-frame.ts";

/** A place on a small map, with how many properties there are in it. */
export interface MarkedPlace {
  name: string;
  lat: number;
  lng: number;
  count: number;
  /** The one that the map is about. */
  isSubject?: boolean;
}

interface PlacesMapProps {
  places: readonly MarkedPlace[];
  /** What the picture is. */
  label: string;
}

/** Degrees of latitude that are seen at least, and to each side of the outermost places beside a part of what is seen. */
const [least, air] = [0.06, 0.012];
/** At this latitude a degree of latitude is as long as so many of longitude. */
const widening = 1.57;
const [smallest, largest] = [13, 30];
/** Units of the picture that a letter of a name is wide, and a name high. */
const [letter, line] = [12, 24];

/** A drawn map of a few places, each with its count. A picture: what it says stands beside it as links. */
export function PlacesMap({ places, label }: PlacesMapProps) {
  const view = boxAround(places);
  const place = placer(view);
  const marks = withoutOverlaps(places, place);
  return (
    <div className="places-map">
      <picture>
        <source media="screen and (prefers-color-scheme: dark)" srcSet={basemapHref(view, "night")} />
        <img src={basemapHref(view, "day")} alt={label} width="1200" height="1200" decoding="async" />
      </picture>
      <svg viewBox={`0 0 ${pictureSide} ${pictureSide}`} aria-hidden="true">
        {marks.map(({ name, joined, count, isSubject, x, y, radius }) => (
          <g key={name} className={isSubject ? "places-map-subject" : undefined} transform={`translate(${x} ${y})`}>
            <circle r={radius} />
            {count > 0 && <text y="0.35em">{count}</text>}
            <Name x={x} radius={radius} words={joined > 0 ? `${name} + ${joined}` : name} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** A name below its mark; one that would run over the edge of the picture is moved in, and stands above: room was kept below. */
function Name({ x, radius, words }: { x: number; radius: number; words: string }) {
  const half = (words.length * letter) / 2;
  const moved = Math.round(Math.max(half, Math.min(pictureSide - half, x)) - x);
  return (
    <text className="places-map-name" x={moved} y={moved === 0 ? radius + 22 : -radius - 8}>
      {words}
    </text>
  );
}

interface PlacedMark extends Pick<MarkedPlace, "name" | "count" | "isSubject"> {
  /** Other places whose properties its count holds, too. */
  joined: number;
  x: number;
  y: number;
  radius: number;
}

/**
 * Marks that would cover each other, or each other's names, become one: the busiest's, with the count of both, which
 * then says how many places it holds beside the one that names it.
 */
export function withoutOverlaps(
  places: readonly MarkedPlace[],
  place: (point: MarkedPlace) => [x: number, y: number],
): PlacedMark[] {
  const most = Math.max(1, ...places.map(({ count }) => count));
  const marks: PlacedMark[] = [];
  const byWeight = [...places].sort((a, b) => Number(b.isSubject ?? 0) - Number(a.isSubject ?? 0) || b.count - a.count);
  for (const { name, count, isSubject, ...point } of byWeight) {
    const [x, y] = place({ name, count, ...point });
    const radius = Math.round(smallest + (largest - smallest) * Math.sqrt(count / most));
    const covered = marks.find((mark) => {
      const names = ((mark.name.length + name.length) / 2) * letter;
      return Math.abs(mark.y - y) < mark.radius + radius + line && Math.abs(mark.x - x) < Math.max(names, 2 * largest);
    });
    if (covered) {
      covered.count += count;
      if (count > 0) covered.joined += 1;
    } else marks.push({ name, joined: 0, count, ...(isSubject && { isSubject }), x, y, radius });
  }
  return marks;
}

function boxAround(places: readonly MarkedPlace[]): Box {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const high = Math.max(least, span(lats), span(lngs) / widening) * 0.58 + air;
  return {
    west: middle(lngs) - high * widening,
    south: middle(lats) - high,
    east: middle(lngs) + high * widening,
    north: middle(lats) + high,
  };
}
