import { z } from "zod";
import { readTable } from "../data/read-data.ts";

/** `coast`: flats look at the sea; `leafy`: of Brussels, with gardens and avenues of trees; `university`: flats are let to students and beginners. */
const traits = ["coast", "leafy", "german-speaking", "university"] as const;

const row = z.object({ municipality: z.string().min(1), trait: z.enum(traits) });
const known = new Set(
  readTable("municipalities.tsv", row).map(({ municipality, trait }) => `${municipality} ${trait}`),
);

export function hasTrait(municipality: string, trait: (typeof traits)[number]): boolean {
  return known.has(`${municipality} ${trait}`);
}
