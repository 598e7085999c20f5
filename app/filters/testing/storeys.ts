import type { Filter } from "../filter.ts";
import { rangeFilter } from "../range-filter.ts";

/** A filter more, for one-filter-more.db.test.ts, of a fact that none of the site's asks for: how many storeys a warehouse has. */
export const storeys: Filter<string> = rangeFilter({
  // Its texts are the test's, where the compiler knows none of them; those of the surface have the same shape.
  name: "storeys" as "surface",
  names: { en: "storeys", fr: "niveaux", nl: "bouwlagen" },
  single: "min",
  field: { fact: "storeys" },
  histogram: () => ({ figure: "storeys", classes: { from: [0, 2, 4, 8], step: 1 } }),
  types: ["logistics-warehouse", "sme-business-unit"],
  countedAs: "storey, storeys, niveau, niveaux, bouwlaag, bouwlagen",
});

const fact = { fact_one: "{{figure}} storey", fact_other: "{{figure}} storeys" };
const clause = {
  between: "{{min}} to {{max}} storeys",
  from: "{{min}} storeys or more",
  upTo: "up to {{max}} storeys",
};

/** Its texts, which would stand in the three language files. */
export const storeysTexts = {
  storeys: { label: "Storeys", any: "Any storeys", from: "Storeys from", to: "Storeys to", clause, ...fact },
};
