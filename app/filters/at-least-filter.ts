import { formatNumber } from "#app/i18n/formats.ts";
import type { Filter } from "./filter.ts";
import { say, type FilterWith, type RangeTexts } from "./filter-texts.ts";
import { figureFilter, type FigureOptions } from "./range-filter.ts";
import { readRange, writeRange } from "./ranges.ts";

interface AtLeastOptions extends Omit<FigureOptions, "single" | "histogram"> {
  /** Under which its texts stand in `filters`; `choice` has `{{min}}`, `fact` `{{figure}}`. */
  name: FilterWith<RangeTexts & { choice: string; fact_other: string }>;
  /** What can be chosen as the least, ascending. */
  steps: readonly number[];
}

/**
 * A filter by a small number, of which people ask for so many or more: rooms, docks. The form offers a few; an address
 * may say any range.
 */
export function atLeastFilter({ name, steps, ...options }: AtLeastOptions): Filter<string> {
  const values = Object.fromEntries(steps.map((min) => [String(min), writeRange({ min }, options.decimals)]));
  return {
    ...figureFilter(name, { ...options, single: "min" }),
    control: {
      kind: "choices",
      label: (t) => say(t, name, "label"),
      any: (t) => say(t, name, "any"),
      values: () => values,
      options: (value, t, language) => {
        const range = typeof value === "string" ? readRange(value, "min") : undefined;
        return steps.map((min) => {
          const chosen = range?.min === min && range.max === undefined;
          const label = say(t, name, "choice", { min: formatNumber(min, language) });
          return { key: String(min), label, value: chosen ? undefined : values[min], chosen };
        });
      },
    },
  };
}
