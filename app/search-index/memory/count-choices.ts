import type { ChoiceControl, FilterValue } from "#app/filters/filter.ts";
import type { NamedFilter, SearchCriteria } from "#app/filters/filters.ts";
import { figureColumn, type Columns } from "./columns.ts";
import {
  byteColumn,
  bytesPassing,
  isOfFigures,
  onlyFigure,
  withFigures,
  type FigureCondition,
} from "./figure-filters.ts";
import type { MemoryIndex } from "./memory-index.ts";

/**
 * How many listings each choice of a filter finds. What all choices ask for is asked once; of the rest most choices ask one
 * thing, which is counted without gathering the rows that meet it.
 * @param values of the choices by key
 * @param rows what the search finds without the filter
 */
export function countChoices(
  { columns, scratch }: MemoryIndex,
  filter: NamedFilter,
  values: ReturnType<ChoiceControl["values"]>,
  criteria: SearchCriteria,
  rows: Uint32Array,
): Record<string, number> {
  const choices = Object.entries(values).map(([key, value]) => ({ key, asked: askedBy(filter, value, criteria) }));
  const [first, ...others] = choices;
  const isShared = (condition: FigureCondition) =>
    others.every(({ asked }) => asked.some((each) => isSame(each, condition)));
  const shared = first?.asked.filter(isShared) ?? [];
  const pass = (found: Uint32Array, conditions: readonly FigureCondition[]) =>
    conditions.reduce((passed, condition) => withFigures(passed, scratch, columns, condition), found);
  const base = shared.length === 0 ? rows : pass(rows, shared).slice();
  const rests = choices.map(({ key, asked }) => ({
    key,
    rest: asked.filter((condition) => !shared.some((each) => isSame(each, condition))),
  }));
  const ladder = countLadder(columns, base, rests);
  const count = (rest: readonly FigureCondition[], at: number) => {
    const [condition] = rest;
    const byte = condition && rest.length === 1 && byteColumn(columns, condition);
    return ladder?.[at] ?? (byte ? countBytes(base, byte, bytesPassing(condition)) : pass(base, rest).length);
  };
  return Object.fromEntries(rests.map(({ key, rest }, at) => [key, count(rest, at)]));
}

function askedBy(filter: NamedFilter, value: FilterValue | undefined, criteria: SearchCriteria): FigureCondition[] {
  const asked = { ...criteria, [filter.name]: value };
  return value === undefined ? [] : (filter.conditions?.(value, asked) ?? []).filter(isOfFigures);
}

function isSame(one: FigureCondition, other: FigureCondition): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function countBytes(rows: Uint32Array, column: Uint8Array, passing: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < rows.length; at++) count += passing[column[rows[at]!]!]!;
  return count;
}

/**
 * Choices that all ask one figure for so much or more ("2 or more", "3 or more"), counted in one pass.
 * @returns undefined when they don't
 */
function countLadder(
  columns: Columns,
  rows: Uint32Array,
  choices: readonly { rest: readonly FigureCondition[] }[],
): number[] | undefined {
  const steps = choices.map(({ rest: [condition, ...others] }) => {
    const isStep = condition?.kind === "range" && others.length === 0 && condition.range.max === undefined;
    const figure = isStep ? onlyFigure(condition) : undefined;
    return isStep && figure !== undefined ? { figure, min: Math.fround(condition.range.min ?? -Infinity) } : undefined;
  });
  const [step] = steps;
  const column = step && figureColumn(columns, step.figure);
  if (!(column instanceof Float32Array) || steps.some((each) => each?.figure !== step?.figure)) return undefined;
  const mins = Float32Array.from(new Set(steps.map((each) => each!.min))).sort();
  // By the number of steps that a figure reaches; what is unknown reaches all of them.
  const reached = new Uint32Array(mins.length + 1);
  for (let at = 0; at < rows.length; at++) {
    const figure = column[rows[at]!]!;
    let below = 0;
    for (let each = 0; each < mins.length; each++) below += Number(figure < mins[each]!);
    reached[mins.length - below]!++;
  }
  return steps.map((each) => reached.subarray(mins.indexOf(each!.min) + 1).reduce((sum, count) => sum + count, 0));
}
