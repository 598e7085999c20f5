import { z } from "zod";
import { readTable } from "../../data/read-data.ts";

/** What one kind of property costs per place: a table of `data/market/` (data/README.md). */
export class Market<Terms> {
  readonly #rows: ReadonlyMap<string, Terms>;

  constructor(rows: ReadonlyMap<string, Terms>) {
    this.#rows = rows;
  }

  has(name: string): boolean {
    return this.#rows.has(name);
  }

  /** @throws when the table has no such row */
  termsOf(name: string): Terms {
    const terms = this.#rows.get(name);
    if (!terms) throw new Error(`No market ${name}`);
    return terms;
  }
}

export function readMarket<Terms extends z.ZodObject>(kind: string, terms: Terms): Market<z.output<Terms>> {
  const row = z.object({ market: z.string().min(1) }).loose();
  const rows = readTable(
    `market/${kind}.tsv`,
    row.transform(({ market, ...cells }) => ({ market, cells })),
  );
  return new Market(new Map(rows.map(({ market, cells }) => [market, terms.parse(cells)])));
}
