import type { FilterName } from "#app/filters/filters.ts";
import type { Range } from "#app/filters/ranges.ts";

/** A figure or range of a sentence, before it is known what kind of search it belongs to. */
export interface Figure {
  /** What it measures; undefined when no unit says so. */
  of?: FilterName;
  range: Range;
  /** How a single number was compared; undefined when nothing was said. */
  compared?: "min" | "max" | "roughly";
  perMetre: boolean;
  period?: "month" | "year";
  /** A price per desk, person or week: no search compares it. */
  perOther?: true;
  /** A price per desk: only a search for coworking compares it. */
  perDesk?: true;
  /** Named as a rent. */
  isRent: boolean;
  /** Of a garden, a terrace or a plot: no floor area, and no filter. */
  isOfLand: boolean;
  /** Of a plot, and of no garden or terrace. */
  isOfPlot?: boolean;
  /** Two sides make it, as of a hall or a plot; those of a house are no living space. */
  isOfSides?: true;
  /** Said in front of it by what it counts: "bedrooms: 3". */
  isCount?: true;
  /** Counts people, who are no more than the desks of a coworking: "for 18 people". */
  isOfPeople?: true;
  /** The tokens it takes. */
  from: number;
  to: number;
}
