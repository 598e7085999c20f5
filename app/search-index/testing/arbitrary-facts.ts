import fc from "fast-check";
import type { Column, Field } from "#app/filters/condition.ts";
import { someDay } from "#app/filters/testing/some-filters.ts";
import { energyClasses } from "#app/vocabulary/vocabulary.ts";
import { filterFields } from "../index-row.ts";

/* What listings say for every filter there is: whoever defines one more has it tried without a word here. */

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 });
const figure = sometimes(fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10));
const count = sometimes(fc.nat(12));

function someFact({ as = "number" }: Field): fc.Arbitrary<unknown> {
  if (as === "number") return fc.oneof(figure, count);
  if (as === "flag") return sometimes(fc.oneof(fc.boolean(), fc.nat(3)));
  return sometimes(as === "day" ? someDay : fc.constantFrom(...as));
}

/** What listings say in columns of their own; what is reckoned from others needs nothing. */
const ownColumns: Record<Column, fc.Arbitrary<unknown> | undefined> = {
  available_from: sometimes(someDay),
  energy_class: sometimes(fc.constantFrom(...energyClasses)),
  yield: figure,
  desks: count,
  station_minutes: count,
  published_at: undefined,
  price_per_m2: undefined,
  desk_rent_low: undefined,
  desk_rent_high: undefined,
  monthly_rent_low: undefined,
  monthly_rent_high: undefined,
  tenancy: undefined,
  is_free: undefined,
  is_divisible: undefined,
  has_loading_bay: undefined,
};

/** Those of them that a listing is written with. */
export const columnsGiven = Object.entries(ownColumns).flatMap(([name, own]) => (own ? [name] : []));

/** What a listing says for filters to compare. */
export interface GivenFacts {
  facts: Record<string, unknown>;
  columns: Partial<Record<Column, unknown>>;
}

const fields = [...filterFields.values()];

/** What a listing may say of all that filters compare. */
export const arbitraryFacts: fc.Arbitrary<GivenFacts> = fc.record({
  facts: fc
    .record(Object.fromEntries(fields.flatMap((field) => ("fact" in field ? [[field.fact, someFact(field)]] : []))))
    .map((facts) => Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))),
  columns: fc.record(
    Object.fromEntries(
      fields.flatMap((field) => {
        const own = "column" in field ? ownColumns[field.column] : undefined;
        return own && "column" in field ? [[field.column, own]] : [];
      }),
    ),
  ),
});
