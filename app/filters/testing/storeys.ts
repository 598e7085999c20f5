import type { Filter } from "../filter.ts";
import { rangeFilter } from "../range-filter.ts";

/** A filter more, for one-filter-more.db.test.ts: how many loading docks a warehouse has. */
export const docks: Filter<string> = rangeFilter({
  // Its texts are the test's, where the compiler knows none of them; those of the surface have the same shape.
  name: "docks" as "surface",
  names: { en: "docks", fr: "quais", nl: "laadkades" },
  single: "min",
  field: { fact: "docks" },
  histogram: () => ({ figure: "docks", classes: { from: [0, 2, 4, 8], step: 1 } }),
  types: ["logistics-warehouse", "sme-business-unit"],
  countedAs: "dock, docks, loading docks, quai, quais, laadkade, laadkades",
});

const fact = { fact_one: "{{figure}} dock", fact_other: "{{figure}} docks" };
const clause = { between: "{{min}} to {{max}} docks", from: "{{min}} docks or more", upTo: "up to {{max}} docks" };

/** Its texts, which would stand in the three language files. */
export const docksTexts = {
  docks: { label: "Docks", any: "Any docks", from: "Docks from", to: "Docks to", clause, ...fact },
};
