/** From the usual low to the usual high. */
export type Range = readonly [low: number, high: number];
