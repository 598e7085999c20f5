import { formatDate } from "#app/i18n/formats.ts";
import type { Field } from "./condition.ts";
import type { Filter } from "./filter.ts";
import { say, type ControlTexts, type FilterWith } from "./filter-texts.ts";

interface DayOptions extends Pick<Filter, "names" | "types" | "isInBar" | "section"> {
  /** Under which its texts stand in `filters`; `clause` has `{{day}}`. */
  name: FilterWith<ControlTexts & { clause: string }>;
  /** Where a listing has its day. */
  field: Field;
  /** Whether the listing's day is to be this one or earlier, or this one or later. */
  is: "by" | "since";
  /** The words of a sentence before a day that is meant, in the three languages, with commas. */
  saidAfter?: string;
}

/** A filter by a day, `2027-01-31` or, for all of a month, `2027-01`. */
export function dayFilter({ name, field, is, saidAfter, ...rest }: DayOptions): Filter<string> {
  const dayOf = (value: string) => readDay(value, is === "by" ? "last" : "first");
  const clause: Filter<string>["clause"] = (value, { t, language }) => {
    const day = dayOf(value);
    return day && say(t, name, "clause", { day: formatDate(day, language) });
  };
  return {
    ...rest,
    ...(saidAfter !== undefined && { dayAfter: saidAfter }),
    read: (raw) => (dayOf(raw.trim()) ? raw.trim() : undefined),
    canonical: dayOf,
    anonymous: (written) => (dayOf(written) ? written : undefined),
    fields: { [name]: { ...field, as: "day" } },
    conditions: (value) => {
      const day = dayOf(value);
      const number = day === undefined ? NaN : Date.parse(`${day}T00:00:00Z`) / 86_400_000;
      const range = is === "by" ? { max: number } : { min: number };
      return day === undefined ? [] : [{ kind: "range", range, of: [{ low: name, high: name }] }];
    },
    control: { kind: "day", label: (t) => say(t, name, "label"), any: (t) => say(t, name, "any") },
    chips: (value, wording) => {
      const label = clause(value, wording);
      return label === undefined ? [] : [{ label }];
    },
    clause,
  };
}

/**
 * A day as an ISO date: of a month, its first or last.
 * @returns undefined for what is no day of the calendar
 */
function readDay(written: string, ofMonth: "first" | "last"): string | undefined {
  const [, year = "", month = "", day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(written) ?? [];
  if (!year || Number(month) < 1 || Number(month) > 12 || Number(year) < 1900) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const number = day === undefined ? (ofMonth === "first" ? 1 : last) : Number(day);
  if (number < 1 || number > last) return undefined;
  return `${year}-${month}-${String(number).padStart(2, "0")}`;
}
