import type { Filter } from "./filter.ts";
import { rangeFilter } from "./range-filter.ts";

const classes = {
  from: [0, 50, 75, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000],
  step: 25,
};

/** m². A divisible listing fits where its smallest unit up to its total overlaps the range (decisions, section 2). */
export const surface: Filter<string> = rangeFilter({
  name: "surface",
  names: { en: "surface", fr: "surface", nl: "oppervlakte" },
  single: "min",
  compares: () => [{ low: "surfaceMin", high: "surfaceTotal" }],
  histogram: () => ({ figure: "surfaceTotal", classes }),
  unit: (_, t) => t("filters.surface.unit"),
});
