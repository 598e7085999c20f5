import { sql } from "drizzle-orm";
import { allFilters, isOffered, typesAsked, type NamedFilter } from "#app/filters/filters.ts";
import type { FilterValue } from "#app/filters/filter.ts";
import type { Database } from "#db/client.server.ts";
import type { Facets } from "../facets.ts";
import { figureTests, isOfFigures, type FigureTest } from "../figure-tests.ts";
import { circlesOfChoices } from "../resolved-criteria.ts";
import { conditionInSql, inCircle, whereOf, without, type SearchInSql } from "./conditions.server.ts";
import { countValues, type ValueCount } from "./count-values.server.ts";
import { searchColumnOf, type SearchColumn } from "./search-columns.server.ts";

type Counts = Record<string, number>;

/** What a choice asks of the one column that all choices of its filter ask. */
interface Choice {
  key: string;
  tests: readonly (FigureTest & { column: SearchColumn })[];
}

/** How many listings each choice of the filters that a search is offered finds: memory/count-choices.ts in SQL. */
export async function countChoicesInSql(
  db: Database,
  search: SearchInSql,
): Promise<Pick<Facets, "choices" | "unstated">> {
  const offered = allFilters.filter((filter) => isOffered(filter, search.criteria));
  const planned = offered.flatMap((filter) => {
    if (filter.control?.kind !== "choices") return [];
    const values = filter.control.values(search.criteria[filter.name], typesAsked(search.criteria));
    return { filter, values, plan: planOf(filter, values, search) };
  });
  // What the search asks nothing of is counted in one pass for all.
  const isFree = ({ filter }: { filter: NamedFilter }) => search.criteria[filter.name] === undefined;
  const columns = planned.filter(isFree).flatMap(({ plan }) => (plan ? [[plan.name, plan.column] as const] : []));
  const shared = await countValues(db, search, new Map(columns));
  const counts: Facets["choices"] = {};
  const unstated: Facets["unstated"] = {};
  for (const each of planned) {
    const { filter, values, plan } = each;
    if (!plan) {
      counts[filter.name] = await countEach(db, filter, values, search);
      continue;
    }
    const found = isFree(each)
      ? shared
      : await countValues(db, without(search, filter.name), new Map([[plan.name, plan.column]]));
    const occurring = found.get(plan.name) ?? [];
    counts[filter.name] = countMet(plan.choices, occurring);
    const unsaid = occurring.find(({ value }) => Number.isNaN(value))?.count ?? 0;
    if (unsaid > 0) unstated[filter.name] = unsaid;
  }
  return { choices: counts, unstated };
}

/** The one column that all choices of a filter ask, and what of it; undefined where they ask for something else. */
function planOf(
  filter: NamedFilter,
  values: Readonly<Record<string, FilterValue | undefined>>,
  search: SearchInSql,
): { name: string; column: SearchColumn; choices: readonly Choice[] } | undefined {
  if (filter.needs) return undefined;
  const choices: Choice[] = [];
  for (const [key, value] of Object.entries(values)) {
    const asked = { ...search.criteria, [filter.name]: value };
    const tests: Choice["tests"][number][] = [];
    for (const condition of value === undefined ? [] : (filter.conditions?.(value, asked) ?? [])) {
      const met = isOfFigures(condition) ? figureTests(condition) : undefined;
      if (!met) return undefined;
      tests.push(...met.map((test) => ({ ...test, column: searchColumnOf(test.name) })));
    }
    choices.push({ key, tests });
  }
  const [first, ...others] = choices.flatMap(({ tests }) => tests);
  const nameOf = ({ name, column }: typeof first & object) => (column.bit === undefined ? name : "flags");
  if (!first || others.some((other) => nameOf(other) !== nameOf(first))) return undefined;
  return { name: nameOf(first), column: first.column, choices };
}

function countMet(choices: readonly Choice[], values: readonly ValueCount[]): Counts {
  const partOf = (value: number, bit: number | undefined) => (bit === undefined ? value : (value >>> bit) & 1);
  return Object.fromEntries(
    choices.map(({ key, tests }) => {
      const met = values.filter(({ value }) => tests.every(({ meets, column }) => meets(partOf(value, column.bit))));
      return [key, met.reduce((sum, { count }) => sum + count, 0)];
    }),
  );
}

/** Choices of any kind, circles among them, in a pass of their own. */
async function countEach(
  db: Database,
  filter: NamedFilter,
  values: Readonly<Record<string, FilterValue | undefined>>,
  search: SearchInSql,
): Promise<Counts> {
  const circles = circlesOfChoices(search, filter, values);
  const where = whereOf(
    circles && filter.needs ? without(search, filter.name, filter.needs) : without(search, filter.name),
  );
  const countable = Object.entries(values).filter(([key]) => !circles || Object.hasOwn(circles, key));
  // How far from something that is not there: no choice finds anything.
  if (countable.length === 0) return {};
  const counts = countable.map(([key, value]) => {
    const asked = { ...search.criteria, [filter.name]: value };
    const conditions = value === undefined ? [] : (filter.conditions?.(value, asked) ?? []);
    const circle = circles?.[key];
    const met = sql.join(
      [sql`true`, ...conditions.map(conditionInSql), ...(circle ? [inCircle(circle)] : [])],
      sql` and `,
    );
    return sql`(count(*) filter (where ${met}))::int as ${sql.identifier(key)}`;
  });
  const [row] = await db.execute<Counts>(sql`select ${sql.join(counts, sql`, `)} from listing_search where ${where}`);
  return { ...row };
}
