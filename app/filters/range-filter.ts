import type { TFunction } from "i18next";
import { formatDecimal, formatMeasure, formatMoney, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Country } from "#app/places/place.ts";
import type { Field, FigurePair } from "./condition.ts";
import type { LeadingCriteria } from "./deal.ts";
import type { Filter, RangeControl, Wording } from "./filter.ts";
import { say, type FilterWith, type RangeTexts } from "./filter-texts.ts";
import { freeText } from "./free-text.ts";
import { countryOf } from "./named-places.ts";
import { readRange, writeRange, type Range } from "./ranges.ts";

/** What all filters by a figure say of themselves. */
export type FigureOptions = Pick<
  Filter,
  | "names"
  | "types"
  | "deals"
  | "isAlike"
  | "suits"
  | "isAskedOf"
  | "implies"
  | "countedAs"
  | "saidAs"
  | "isSaidOfType"
  | "namedAs"
  | "measuredIn"
  | "isInBar"
  | "beside"
  | "section"
  | "histogram"
> & {
  /** What one number alone means (decisions, section 2). */
  single: "min" | "max";
  /** Where it is called otherwise: its texts have `label`, `clause` and `fact` of that country as well, under its code. */
  otherwiseIn?: Country;
  /** Its figures are sums of money. */
  isMoney?: true;
  /** How many decimals it is written with; none when not given. */
  decimals?: 1 | 2;
  /** Where a listing has it; without, what is compared says so. */
  field?: Field;
  /** The figures compared: one of them in the range is enough. */
  compares?: (criteria: LeadingCriteria) => readonly FigurePair[];
  /** A figure in words; as a number when not given. */
  format?: (figure: number, language: Language) => string;
  /** What follows a figure in words, where that hangs on the search. */
  suffix?: (criteria: LeadingCriteria, t: TFunction) => string;
};

interface RangeOptions extends FigureOptions {
  /** Under which its texts stand in `filters`. */
  name: FilterWith<RangeTexts & { from: string; to: string }>;
  unit?: RangeControl["unit"];
  legend?: RangeControl["legend"];
}

/**
 * A filter by a figure, `min-max`, with two number fields. The criterion stays as it was written (decisions, section 2);
 * equal ranges have one canonical spelling.
 */
export function rangeFilter({ unit, legend, isMoney, ...options }: RangeOptions): Filter<string> {
  const { name, single } = options;
  const unitOf = unit ?? (() => "");
  return {
    ...figureFilter(name, options),
    control: {
      kind: "range",
      label: (t) => say(t, name, "label"),
      any: (t) => say(t, name, "any"),
      from: (t) => say(t, name, "from"),
      to: (t) => say(t, name, "to"),
      unit: unitOf,
      inWords: (figure, criteria, language, t) => figureInUnit(figure, unitOf(criteria, t), language, isMoney),
      legend,
      single,
      isMoney,
      decimals: options.decimals ?? 0,
    },
  };
}

/** A figure with the unit of its field. That of money begins with the euro, which stands where the language has it. */
function figureInUnit(figure: number, unit: string, language: Language, isMoney?: true): string {
  return isMoney
    ? formatMoney(figure, language) + unit.replace(/^€/, "")
    : `${formatDecimal(figure, language)}\u00a0${unit}`.trimEnd();
}

/** The name under which a filter's texts stand, of a country. */
export function calledIn(country: Country | undefined, name: string, otherwiseIn: Country | undefined): string {
  return country !== undefined && country === otherwiseIn ? `${name}.${country}` : name;
}

/** All of a filter by a figure but its control. */
export function figureFilter(
  name: string,
  { single, otherwiseIn, decimals, field, compares, format, suffix, ...rest }: FigureOptions,
): Omit<Filter<string>, "control"> {
  const written = format ?? (decimals ? formatMeasure : formatNumber);
  const exactly = (figure: number, { criteria, places, language, t }: Wording) =>
    field
      ? say(t, calledIn(countryOf(places), name, otherwiseIn), "fact", {
          count: figure,
          figure: written(figure, language),
        })
      : say(t, name, "clause.exactly", { figure: written(figure, language), unit: suffix?.(criteria, t) ?? "" });
  const clause = (value: string, wording: Wording): string | undefined => {
    const { criteria, places, language, t } = wording;
    const range = readRange(value, single);
    if (!range) return undefined;
    // "0 to 0 bedrooms" is no English: one figure is said as a listing says it.
    if (range.min === range.max && range.min !== undefined) return exactly(range.min, wording);
    // "0 to 1 bedrooms" neither: nothing is less than none.
    const isFromNone = range.min === undefined || (range.min === 0 && range.max !== undefined);
    const kind = isFromNone ? "upTo" : range.max === undefined ? "from" : "between";
    return say(t, calledIn(countryOf(places), name, otherwiseIn), `clause.${kind}`, {
      count: range.max ?? range.min ?? 0,
      min: range.min === undefined ? "" : written(range.min, language),
      max: range.max === undefined ? "" : written(range.max, language),
      unit: suffix?.(criteria, t) ?? "",
    });
  };
  const own = [{ low: name, high: name }];
  return {
    ...rest,
    single,
    ...(field && {
      fields: { [name]: field },
      fact: (_, figure, { t, language, country }) =>
        say(t, calledIn(country, name, otherwiseIn), "fact", { count: figure, figure: written(figure, language) }),
    }),
    read: freeText,
    canonical: (value) => writeRange(readRange(value, single) ?? {}, decimals),
    loosen: (value) => loosened(readRange(value, single), decimals),
    conditions: (value, criteria) => {
      const range = readRange(value, single);
      return range ? [{ kind: "range", range, of: compares?.(criteria) ?? own }] : [];
    },
    anonymous: (text) => (/^[\d\s.,\u00a0\u202f-]{1,60}$/.test(text) ? text : undefined),
    chips: (value, wording) => {
      const label = clause(value, wording);
      return label === undefined ? [] : [{ label }];
    },
    clause,
  };
}

/** A fifth less and a quarter more, in figures as people say them. */
function loosened(range: Range | undefined, decimals: 0 | 1 | 2 | undefined): string | undefined {
  if (!range) return undefined;
  const { min, max } = range;
  return writeRange(
    {
      ...(min !== undefined && { min: Number((min * 0.8).toPrecision(2)) }),
      ...(max !== undefined && { max: Number((max * 1.25).toPrecision(2)) }),
    },
    decimals,
  );
}
