import { readFileSync } from "node:fs";
import { z } from "zod";

/*
 * The facts that listings are invented from stand in tables beside this file: tab-separated, the first line names the
 * columns, no quoting. Every row is checked when it is read.
 */

/** Several entries between semicolons; none when the cell is empty. */
export const entries = z.string().transform((cell) => (cell === "" ? [] : cell.split(";")));
/** An empty cell is none. */
export const optional = z.string().transform((cell) => (cell === "" ? undefined : cell));
export const number = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/, "must be a number")
  .transform(Number);
/** From the usual low to the usual high: `230–310`. */
export const range = z
  .string()
  .regex(/^\d+(?:\.\d+)?–\d+(?:\.\d+)?$/, "must be two numbers, low–high")
  .transform((cell) => cell.split("–").map(Number) as [low: number, high: number])
  .refine(([low, high]) => low <= high, "must begin with the lower number");
export type Range = readonly [low: number, high: number];

/**
 * The rows of a table.
 * @param name below `data/`, e.g. `spots/office.tsv`
 * @throws when a row is not as its schema wants it, with its line and column
 */
export function readTable<Row extends z.ZodType>(name: string, row: Row): z.output<Row>[] {
  const [header = "", ...lines] = readFileSync(new URL(name, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const columns = header.split("\t");
  return lines.map((line, index) => {
    const cells = line.split("\t");
    const where = `${name}, line ${index + 2}`;
    if (cells.length !== columns.length) throw new Error(`${where}: ${cells.length} cells, not ${columns.length}`);
    return checked(where, row, Object.fromEntries(columns.map((column, at) => [column, cells[at]])));
  });
}

/** The rows of a table under what they have in common, in the table's order. */
export function readGroups<Row extends z.ZodType, Key>(
  name: string,
  row: Row,
  keyOf: (row: z.output<Row>) => Key,
): ReadonlyMap<Key, readonly z.output<Row>[]> {
  const groups = new Map<Key, z.output<Row>[]>();
  for (const each of readTable(name, row)) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

/** @throws when the file is not as its schema wants it */
export function readJson<Data extends z.ZodType>(name: string, schema: Data): z.output<Data> {
  return checked(name, schema, JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8")));
}

function checked<Data extends z.ZodType>(where: string, schema: Data, data: unknown): z.output<Data> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(
    `${where}: ${result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")}`,
  );
}
