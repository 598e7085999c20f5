import type { ChoiceControl, FilterValue } from "#app/filters/filter.ts";
import type { NamedFilter, SearchCriteria } from "#app/filters/filters.ts";
import { partOf } from "./columns.ts";
import { isOfFigures, type FigureCondition } from "../figure-tests.ts";
import { testsOf, withFigures } from "./figure-filters.ts";
import type { MemoryIndex } from "./memory-index.ts";
import type { Tally } from "./tally.ts";

/**
 * How many listings each choice of a filter finds. Nearly always all choices ask the same column: its figures are counted
 * once, and each choice is told which of them meet it.
 * @param values of the choices by key
 * @param found what the search finds without the filter
 */
export function countChoices(
  { columns, scratch }: MemoryIndex,
  filter: NamedFilter,
  values: ReturnType<ChoiceControl["values"]>,
  criteria: SearchCriteria,
  found: Tally,
): Record<string, number> {
  const choices = Object.entries(values).map(([key, value]) => {
    const asked = askedBy(filter, value, criteria);
    const tests = asked.map((condition) => testsOf(columns, condition));
    return { key, asked, tests: tests.flatMap((each) => each ?? []), isPlain: !tests.includes(undefined), count: 0 };
  });
  const [column, ...others] = new Set(choices.flatMap(({ tests }) => tests.map(({ figure }) => figure.column)));
  if (column && others.length === 0 && choices.every(({ isPlain }) => isPlain)) {
    found.forEachValue(column, (entry, count) => {
      for (const choice of choices) {
        if (choice.tests.every(({ figure, meets }) => meets(partOf(figure, entry)))) choice.count += count;
      }
    });
  } else {
    for (const choice of choices) {
      const pass = (passed: Uint32Array, condition: FigureCondition) =>
        withFigures(passed, scratch, columns, condition);
      choice.count = choice.asked.reduce(pass, found.rows).length;
    }
  }
  return Object.fromEntries(choices.map(({ key, count }) => [key, count]));
}

function askedBy(filter: NamedFilter, value: FilterValue | undefined, criteria: SearchCriteria): FigureCondition[] {
  const asked = { ...criteria, [filter.name]: value };
  return value === undefined ? [] : (filter.conditions?.(value, asked) ?? []).filter(isOfFigures);
}
