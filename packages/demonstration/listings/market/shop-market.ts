import { z } from "zod";
import { range } from "../../data/read-data.ts";
import { readMarket } from "./market.ts";

const terms = z.object({
  /** EUR per m² and year; Luxembourg per m² and month */
  rent: range,
  /** EUR per m² */
  sale: range,
  /** m² */
  surface: range,
  /** m of shop front */
  frontage: range,
  /** Gross initial yield of a let shop, per cent */
  yield: range,
});

/** What shops cost per place. */
export type ShopTerms = z.output<typeof terms>;

export const shopMarket = readMarket("shop", terms);
