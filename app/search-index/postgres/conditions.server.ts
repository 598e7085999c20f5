import { sql, type SQL } from "drizzle-orm";
import {
  figuresAsked,
  type Condition,
  type Flag,
  type RangeCondition,
  type ValuesCondition,
} from "#app/filters/condition.ts";
import type { OrderedBy } from "#app/filters/orders.ts";
import { conditionsOf, type FilterName, type SearchCriteria } from "#app/filters/filters.ts";
import { boxAround, type Box, type Point } from "#app/places/area.ts";
import { boxOfCircle, reachOf, type Circle } from "#app/places/circle.ts";
import { circleOf, type ResolvedCriteria } from "../resolved-criteria.ts";
import { lngScale } from "../distance-scale.ts";
import { boundOf, comparedOf } from "./search-columns.server.ts";

const flagColumns: Record<Flag, SQL> = {
  toLet: sql`to_let`,
  forSale: sql`for_sale`,
  invest: sql`invest`,
  coworking: sql`coworking`,
};

const float = (value: number) => sql`${value}::float8`;
export const every = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` and `)})`;
export const some = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`;

/** A search made ready for SQL: what its free text asks of a row of `listing_search`, in place of the text. */
export type SearchInSql = Omit<ResolvedCriteria, "text"> & { text?: SQL };

/** A search without what some filters ask. */
export function without(search: SearchInSql, ...names: readonly FilterName[]): SearchInSql {
  const criteria = { ...search.criteria };
  for (const name of names) delete criteria[name];
  return { ...search, criteria };
}

/** One thing that a search asks of a row of `listing_search`; what asks for the same has the same key. */
export interface KeyedCondition {
  key: string;
  sql: SQL;
}

/** What a search asks of a row of `listing_search`: the matcher of the index in memory (memory/matcher.ts) in SQL. */
export function whereOf(search: SearchInSql): SQL {
  return every([sql`true`, ...keyedConditionsOf(search).map((condition) => condition.sql)]);
}

/** The same one by one. */
export function keyedConditionsOf(search: SearchInSql): KeyedCondition[] {
  const { criteria, location, districts, advertiser, alsoTheirs = [], text } = search;
  const circle = circleOf(search);
  return [
    ...(location ? [{ key: "location", sql: inPlaces(location.ids) }] : []),
    ...(districts.length > 0 ? [{ key: "districts", sql: inPlaces(districts.flatMap(({ ids }) => ids)) }] : []),
    ...(advertiser === undefined ? [] : [{ key: "advertiser", sql: ofAdvertiser(advertiser, alsoTheirs) }]),
    ...(circle ? [{ key: `circle ${circle.metres}`, sql: inCircle(circle) }] : []),
    ...(text === undefined ? [] : [{ key: "text", sql: text }]),
    ...conditionsOf(criteria).map(keyedCondition),
  ];
}

export function keyedCondition(condition: Condition): KeyedCondition {
  return { key: JSON.stringify(condition), sql: conditionInSql(condition) };
}

function inPlaces(ids: readonly number[]): SQL {
  return sql`place_id = any(${sql.param(ids)}::int[])`;
}

/** An advertiser has few listings, which an index of `listings` finds. */
function ofAdvertiser(id: number, others: readonly number[]): SQL {
  const own = sql`select own.id from listings as own where own.advertiser_id = ${id}::int`;
  return others.length === 0
    ? sql`id in (${own})`
    : sql`id in (${own} union all select unnest(${sql.param(others)}::int[]))`;
}

/** What a search asks with one condition. */
export function conditionInSql(condition: Condition): SQL {
  switch (condition.kind) {
    case "flag":
      return flagColumns[condition.flag];
    case "types":
      return sql`type = any(${sql.param(condition.types)}::property_type[])`;
    case "range":
      return inRange(condition);
    case "values":
      return inValues(condition);
    case "box":
      return inBox(condition.box);
    case "polygon":
      return inPolygon(condition.corners);
  }
}

function inRange({ range: { min, max }, of }: RangeCondition): SQL {
  const [only, ...others] = of;
  if (only && others.length === 0) {
    // What is unknown is beyond no bound.
    const beyond = [
      ...(max === undefined ? [] : [sql`${comparedOf(only.low)} > ${boundOf(only.low, max)}`]),
      ...(min === undefined ? [] : [sql`${comparedOf(only.high)} < ${boundOf(only.high, min)}`]),
    ];
    return beyond.length === 0 ? sql`true` : sql`${some(beyond)} is not true`;
  }
  const overlaps = of.map(({ low, high }) =>
    every([
      ...(max === undefined ? [] : [sql`${comparedOf(low)} <= ${boundOf(low, max)}`]),
      min === undefined ? sql`${comparedOf(high)} is not null` : sql`${comparedOf(high)} >= ${boundOf(high, min)}`,
    ]),
  );
  return some([...overlaps, every(of.map(({ low }) => sql`${comparedOf(low)} is null`))]);
}

/** Of fields alone: figures of single precision. */
function inValues({ figure, values }: ValuesCondition): SQL {
  const value = comparedOf(figure);
  return sql`(${value} = any(${sql.param(values)}::real[]) or ${value} is null)`;
}

/** In square degrees: a hundredth of both countries. What lies in a larger box is too much for an index to find. */
const smallBox = 0.1;

/** Whether a listing lies in a box; in a small one, as the index listing_search_point has it too. */
export function inBox({ west, south, east, north }: Box): SQL {
  const exactly = sql`(lng between ${float(west)} and ${float(east)} and lat between ${float(south)} and ${float(north)})`;
  if ((east - west) * (north - south) > smallBox) return exactly;
  const corner = (lng: number, lat: number) => sql`point(${float(lng * lngScale)}, ${float(lat)})`;
  const near = sql`point(lng * ${sql.raw(String(lngScale))}, lat) <@ box(${corner(west, south)}, ${corner(east, north)})`;
  return every([near, exactly]);
}

/** The box first: an index knows that. A little more than it holds, as a border is the circle's to draw. */
export function inCircle(circle: Circle): SQL {
  const { scale, degrees } = reachOf(circle);
  const x = sql`((lng - ${float(circle.lng)}) * ${float(scale)})`;
  const y = sql`(lat - ${float(circle.lat)})`;
  const around = boxOfCircle({ ...circle, metres: circle.metres + 1 });
  return every([inBox(around), sql`${x} * ${x} + ${y} * ${y} <= ${float(degrees * degrees)}`]);
}

/** A line from the point to the east crosses the border an odd number of times. */
function inPolygon(corners: readonly Point[]): SQL {
  const crossings = corners.flatMap((corner, at) => {
    const previous = corners.at(at - 1) ?? corner;
    if (previous.lat === corner.lat) return [];
    return sql`((${float(corner.lat)} > lat) <> (${float(previous.lat)} > lat) and lng <
      ((${float(previous.lng - corner.lng)} * (lat - ${float(corner.lat)})) / ${float(previous.lat - corner.lat)}
        + ${float(corner.lng)}))::int`;
  });
  const box = boxAround(corners);
  if (crossings.length === 0) return sql`false`;
  return every([inBox(box), sql`(${sql.join(crossings, sql` + `)}) % 2 = 1`]);
}

/** Whether a listing lacks one of the figures compared: it comes after those that have them all. */
export function lacksFigure(criteria: SearchCriteria, by: OrderedBy | undefined): SQL | undefined {
  const compared = figuresAsked(conditionsOf(criteria));
  if (by) compared.push([{ low: by.figure, high: by.figure }]);
  if (compared.length === 0) return undefined;
  return some(compared.map((pairs) => every(pairs.map(({ high }) => sql`${comparedOf(high)} is null`))));
}
