import { z } from "zod";
import { number, readTable } from "../../data/read-data.ts";

const row = z.object({
  /** Of the gazetteer: a municipality, province or canton; in Brussels, the region. */
  place: z.string().min(1),
  /** EUR per m² of an apartment, sale, ordinary condition */
  apartment: number,
  /** EUR per m² of a house, sale, ordinary condition */
  house: number,
  /** EUR per m² and month, rent of an apartment of 80 m² */
  rent: number,
});

/** What homes cost per place. */
export type HomeTerms = z.output<typeof row>;

const terms = new Map(readTable("market/home.tsv", row).map((home) => [home.place, home]));

/** @throws when the table knows neither the municipality nor its province or canton */
export function homeTerms(municipality: string, province: string | undefined): HomeTerms {
  const found = terms.get(municipality) ?? terms.get(province ?? "");
  if (!found) throw new Error(`No home prices for ${municipality}`);
  return found;
}
