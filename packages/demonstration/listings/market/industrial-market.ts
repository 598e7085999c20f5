import { z } from "zod";
import { range } from "../../data/read-data.ts";
import { readMarket } from "./market.ts";

const terms = z.object({
  /** EUR per m² and year of a large warehouse; Luxembourg per m² and month, as it is quoted there. */
  logistics: range,
  /** EUR per m², sale of a large warehouse */
  logisticsSale: range,
  /** In the unit of `logistics`, rent of a small business unit */
  unit: range,
  /** EUR per m², sale of a small business unit */
  unitSale: range,
  /** In the unit of `logistics` */
  charges: range,
});

/** What warehouses and business units cost per place. */
export type IndustrialTerms = z.output<typeof terms>;

export const industrialMarket = readMarket("industrial", terms);
