import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/**
 * Reads a table of `db/seed/data/` (tab-separated, first line the column names, no quoting; `.gz` is unpacked).
 * @param path below `db/seed/data/`, e.g. `gazetteer/places.tsv`
 * @returns one object a row; every cell is text, an empty cell is `""`
 */
export function readTable<Column extends string>(path: string): Record<Column, string>[] {
  const file = readFileSync(new URL(`./data/${path}`, import.meta.url));
  const [header = "", ...lines] = (path.endsWith(".gz") ? gunzipSync(file) : file)
    .toString("utf8")
    .replace(/\n$/, "")
    .split("\n");
  const columns = header.split("\t") as Column[];
  return lines.map((line, index) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length) {
      throw new Error(`${path}, line ${index + 2}: ${cells.length} cells instead of ${columns.length}`);
    }
    // Half of the time that pairs of a name and a cell would take, of tables with ten thousands of rows.
    const row = {} as Record<Column, string>;
    for (const [at, column] of columns.entries()) row[column] = cells[at]!;
    return row;
  });
}
