import type { TFunction } from "i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import type { Language, PerLanguage } from "#app/i18n/languages.ts";
import type { Texts } from "#app/i18n/i18next-options.ts";
import type { FigurePair } from "./condition.ts";
import type { Filter, RangeControl, Wording } from "./filter.ts";
import type { SearchCriteria } from "./filters.ts";
import { freeText } from "./free-text.ts";
import { readRange, writeRange } from "./ranges.ts";

/** Filters by a range that have texts: the entries of `filters` that hold a clause for each kind of range. */
type RangeName = {
  [Name in keyof Texts["filters"]]: Texts["filters"][Name] extends { clause: { between: string } } ? Name : never;
}[keyof Texts["filters"]];

interface RangeOptions {
  /** Under which its texts stand in `filters`. */
  name: RangeName;
  names?: PerLanguage<string>;
  /** What one number alone means (decisions, section 2). */
  single: "min" | "max";
  unit: RangeControl["unit"];
  isMoney?: true;
  /** A figure in words; as a number when not given. */
  format?: (figure: number, language: Language) => string;
  /** The figures compared: one of them in the range is enough. */
  compares: (criteria: SearchCriteria) => readonly FigurePair[];
  histogram?: Filter["histogram"];
  fields?: Filter["fields"];
  suits?: Filter["suits"];
  isPerDeal?: true;
  countedAs?: string;
  /** What follows a figure in words, where that hangs on the search. */
  suffix?: (criteria: SearchCriteria, t: TFunction) => string;
}

/**
 * A filter by a figure, `min-max`. The criterion stays as it was written (decisions, section 2); equal ranges have one
 * canonical spelling.
 */
export function rangeFilter({
  name,
  single,
  unit,
  isMoney,
  compares,
  format = formatNumber,
  suffix,
  ...rest
}: RangeOptions): Filter<string> {
  const clause = (value: string, { criteria, language, t }: Wording): string | undefined => {
    const range = readRange(value, single);
    if (!range) return undefined;
    const kind = range.min === undefined ? "upTo" : range.max === undefined ? "from" : "between";
    return t(`filters.${name}.clause.${kind}`, {
      min: range.min !== undefined && format(range.min, language),
      max: range.max !== undefined && format(range.max, language),
      unit: suffix?.(criteria, t) ?? "",
    });
  };
  return {
    ...rest,
    read: freeText,
    canonical: (value) => writeRange(readRange(value, single) ?? {}),
    conditions: (value, criteria) => {
      const range = readRange(value, single);
      return range ? [{ kind: "range", range, of: compares(criteria) }] : [];
    },
    anonymous: (written) => (/^[\d\s.,\u00a0\u202f-]{1,60}$/.test(written) ? written : undefined),
    control: {
      kind: "range",
      label: (t) => t(`filters.${name}.label`),
      any: (t) => t(`filters.${name}.any`),
      from: (t) => t(`filters.${name}.from`),
      to: (t) => t(`filters.${name}.to`),
      unit,
      single,
      isMoney,
    },
    chips: (value, wording) => {
      const label = clause(value, wording);
      return label === undefined ? [] : [{ label }];
    },
    clause,
  };
}
