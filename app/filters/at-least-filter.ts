import { formatNumber } from "#app/i18n/formats.ts";
import type { PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { Filter } from "./filter.ts";
import { say, type FilterWith, type RangeTexts } from "./filter-texts.ts";
import { calledIn, figureFilter, type FigureOptions } from "./range-filter.ts";
import { readRange, writeRange } from "./ranges.ts";

interface StepOptions extends Omit<FigureOptions, "histogram"> {
  /** Under which its texts stand in `filters`; `choice` has `{{figure}}`, as has `fact`. */
  name: FilterWith<RangeTexts & { choice: string; fact_other: string }>;
  /** What can be chosen as the least or the most, ascending. */
  steps: readonly number[];
  /** The same for a search of some types, where other numbers are usual. */
  stepsOf?: (types: readonly PropertyType[]) => readonly number[] | undefined;
}

/**
 * A filter by a small number, of which people ask for so many or more: rooms, docks. The form offers a few; an address
 * may say any range.
 */
export const atLeastFilter = (options: Omit<StepOptions, "single">) => stepFilter({ ...options, single: "min" });

/** A filter by a small number, of which people ask for so many or fewer: minutes on foot. */
export const atMostFilter = (options: Omit<StepOptions, "single">) => stepFilter({ ...options, single: "max" });

function stepFilter({ name, steps, stepsOf, ...options }: StepOptions): Filter<string> {
  const { single, otherwiseIn } = options;
  const offered = (types: readonly PropertyType[] | undefined) => (types && stepsOf?.(types)) ?? steps;
  function writeStep(step: number): string {
    return single === "max" ? String(step) : (writeRange({ min: step }, options.decimals) ?? "");
  }
  return {
    ...figureFilter(name, options),
    canonical: (value) => {
      const { min, max } = readRange(value, single) ?? {};
      const isStep = single === "max" && min === undefined && max !== undefined;
      return isStep ? writeStep(max) : writeRange({ min, max }, options.decimals);
    },
    loosen: (value) => {
      const { min, max } = readRange(value, single) ?? {};
      const next =
        single === "max" ? steps.find((step) => step > (max ?? Infinity)) : steps.findLast((step) => step < (min ?? 0));
      return next === undefined ? undefined : writeStep(next);
    },
    control: {
      kind: "choices",
      isShort: true,
      label: (t, country) => say(t, calledIn(country, name, otherwiseIn), "label"),
      any: (t) => say(t, name, "any"),
      values: (_, types) => Object.fromEntries(offered(types).map((step) => [String(step), writeStep(step)])),
      options: (value, { t, language, types }) => {
        const { min, max } = (typeof value === "string" && readRange(value, single)) || {};
        return offered(types).map((step) => {
          const chosen = single === "min" ? min === step && max === undefined : max === step && min === undefined;
          const label = say(t, name, "choice", { figure: formatNumber(step, language) });
          return { key: String(step), label, value: chosen ? undefined : writeStep(step), chosen };
        });
      },
    },
  };
}
