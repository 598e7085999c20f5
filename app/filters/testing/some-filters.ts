import fc from "fast-check";
import type { FilterValue } from "../filter.ts";
import { comparedFilters, type NamedFilter, type SearchCriteria } from "../filters.ts";

/* Searches by every filter there is: whoever defines one more has it tried without a word here. */

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
/** Around the first days that listings are published, and around those that they are free from. */
export const someDay = fc
  .tuple(fc.constantFrom(0, Date.UTC(2027, 0, 1)), fc.nat(8))
  .map(([from, days]) => isoDay(from + days * 86_400_000));

/** A range as it is written, of figures up to some. */
export const range = (max: number) =>
  fc.oneof(
    fc.tuple(fc.nat(max), fc.nat(max)).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
    fc.nat(max).map((end) => `-${end}`),
    fc.nat(max).map((start) => `${start}-`),
    fc.nat(max).map(String),
    fc.constant("about 200"),
  );
const anyRange = fc.constantFrom(12, 400, 3_000).chain(range);

function someValue(filter: NamedFilter): fc.Arbitrary<FilterValue> {
  const { control } = filter;
  switch (control?.kind) {
    case "range":
      return anyRange;
    case "day":
      return someDay;
    case "choices": {
      const choice = fc.constantFrom(
        ...Object.values(control.values(undefined, undefined)).flatMap((each) => each ?? []),
      );
      if (filter.join) {
        return fc.tuple(choice, choice).map(([one, other]) => (one === other ? one : filter.join!(one, other)));
      }
      return filter.single ? fc.oneof(choice, range(12)) : choice;
    }
    default:
      throw new Error(`Nobody knows what a search can ask of a filter without a control of figures`);
  }
}

/** Up to three of the filters that compare figures, with what can be asked for. */
export const someFilters: fc.Arbitrary<SearchCriteria> = fc
  .uniqueArray(
    fc
      .constantFrom(...comparedFilters)
      .chain((filter) => someValue(filter).map((value) => [filter.name, value] as const)),
    { maxLength: 3, selector: ([name]) => name },
  )
  .map((chosen) => Object.fromEntries(chosen));

/** Each of them by itself, for whatever type and deal can have it. */
export const eachFilter: readonly fc.Arbitrary<SearchCriteria>[] = comparedFilters.map((filter) =>
  someValue(filter).map((value) => ({ [filter.name]: value })),
);
