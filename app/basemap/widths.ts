/** How wide lines are by zoom of the map that moves (the world is 512 pixels wide at 0); pixels. */

export type Stops = readonly (readonly [zoom: number, pixels: number])[];

const base = 1.5;

export const widths = {
  path: [
    [12, 0.5],
    [14, 1.6],
    [17, 7],
  ],
  street: [
    [11, 0.4],
    [12, 0.8],
    [14, 3.2],
    [17, 15],
  ],
  main: [
    [9, 0.7],
    [11, 1.3],
    [12, 2.1],
    [14, 5.5],
    [17, 22],
  ],
  mainRim: [
    [9, 1],
    [11, 2],
    [12, 3],
    [14, 6.8],
    [17, 24],
  ],
  motorway: [
    [5, 0.8],
    [8, 1.5],
    [11, 2.6],
    [14, 6.5],
    [17, 26],
  ],
  motorwayRim: [
    [5, 1.2],
    [8, 2.5],
    [11, 4],
    [14, 8.5],
    [17, 29],
  ],
  rail: [
    [6, 0.6],
    [10, 1],
    [13, 2],
    [17, 4.5],
  ],
  railGaps: [
    [11, 0.5],
    [13, 1.1],
    [17, 2.8],
  ],
  tram: [
    [12, 0.6],
    [15, 1.3],
    [17, 2.2],
  ],
  metro: [
    [11, 1.2],
    [13, 2.6],
    [17, 5.5],
  ],
  municipality: [
    [6, 0.5],
    [14, 1.4],
  ],
  province: [
    [6, 0.8],
    [14, 2],
  ],
  country: [
    [6, 1.1],
    [14, 2.4],
  ],
} as const satisfies Record<string, Stops>;

export const widthBase = base;

/** Between the stops as MapLibre has it (`["interpolate", ["exponential", 1.5], ["zoom"], …]`). */
export function widthAt(stops: Stops, zoom: number): number {
  const next = stops.findIndex(([at]) => at >= zoom);
  if (next <= 0) return (next === 0 ? stops[0] : stops.at(-1))![1];
  const [[from, narrow], [to, wide]] = [stops[next - 1]!, stops[next]!];
  return narrow + ((base ** (zoom - from) - 1) / (base ** (to - from) - 1)) * (wide - narrow);
}

/** Pixels of a river of so many metres: its true width near by, a hairline at least from afar. */
export function riverWidthAt(metres: number, zoom: number): number {
  return Math.max(0.5 + Math.max(0, zoom - 5) * 0.15, metres * 2.64 * 2 ** (zoom - 17));
}
