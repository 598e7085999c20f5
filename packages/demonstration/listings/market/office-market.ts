import { z } from "zod";
import { number, range } from "../../data/read-data.ts";
import { readMarket } from "./market.ts";

const terms = z.object({
  /** EUR per m² and year in Belgium, per m² and month in Luxembourg: as each market quotes it. */
  rent: range,
  /** The rent of new or renovated space in the best buildings. */
  prime: number,
  /** EUR per m² */
  sale: range,
  /** In the unit of `rent`. */
  charges: range,
  /** EUR per parking space and year */
  parking: range,
  /** m² of offices that come with one parking space */
  perSpace: range,
  /** m² of one floor */
  plate: range,
  storeys: range,
  /** EUR per coworking desk and month */
  desk: range,
});

/** What offices cost and look like per place. */
export type OfficeTerms = z.output<typeof terms>;

export const officeMarket = readMarket("office", terms);
