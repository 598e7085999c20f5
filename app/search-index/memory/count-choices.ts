import type { ChoiceControl, FilterValue } from "#app/filters/filter.ts";
import type { NamedFilter, SearchCriteria } from "#app/filters/filters.ts";
import { partOf } from "./columns.ts";
import { isOfFigures, type FigureCondition } from "../figure-tests.ts";
import { unknown } from "./figure-column.ts";
import { passingFigures, testsOf, withFigures, type ColumnTest } from "./figure-filters.ts";
import type { MemoryIndex } from "./memory-index.ts";
import type { Tally } from "./tally.ts";

/**
 * How many listings each choice of a filter finds. Nearly always all choices ask the same column: its figures are counted
 * once, and each choice is told which of them meet it.
 * @param values of the choices by key
 * @param found what the search finds without the filter
 * @returns `unstated`: how many have no figure to ask for, and are found by every choice; 0 where choices ask several
 */
export function countChoices(
  { columns, scratch }: MemoryIndex,
  filter: NamedFilter,
  values: ReturnType<ChoiceControl["values"]>,
  criteria: SearchCriteria,
  found: Tally,
): { counts: Record<string, number>; unstated: number } {
  let unstated = 0;
  const choices = Object.entries(values).map(([key, value]) => {
    const asked = askedBy(filter, value, criteria);
    const tests = asked.map((condition) => testsOf(columns, condition));
    return { key, asked, tests: tests.flatMap((each) => each ?? []), isPlain: !tests.includes(undefined), count: 0 };
  });
  const [column, ...others] = new Set(choices.flatMap(({ tests }) => tests.map(({ figure }) => figure.column)));
  const isPlain = column && others.length === 0 && choices.every((choice) => choice.isPlain);
  if (isPlain && !(column.entries instanceof Float64Array)) {
    const counts = found.countsOf(column.entries, column.figures.length);
    for (const choice of choices) choice.count = countPassing(counts, choice.tests);
    unstated = counts[unknown] ?? 0;
  } else if (isPlain) {
    found.forEachValue(column, (entry, count) => {
      if (Number.isNaN(entry)) unstated += count;
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
  return { counts: Object.fromEntries(choices.map(({ key, count }) => [key, count])), unstated };
}

/** @param counts how often each figure of the tests' column occurs, by its number */
function countPassing(counts: Uint32Array, tests: readonly ColumnTest[]): number {
  const tables = tests.map(passingFigures);
  let count = 0;
  for (let number = 0; number < counts.length; number++) {
    // Nothing is called for each figure: what a call is given of a loop is made anew in each turn.
    let passed = counts[number]!;
    for (let at = 0; at < tables.length; at++) passed *= tables[at]![number]!;
    count += passed;
  }
  return count;
}

function askedBy(filter: NamedFilter, value: FilterValue | undefined, criteria: SearchCriteria): FigureCondition[] {
  const asked = { ...criteria, [filter.name]: value };
  return value === undefined ? [] : (filter.conditions?.(value, asked) ?? []).filter(isOfFigures);
}
