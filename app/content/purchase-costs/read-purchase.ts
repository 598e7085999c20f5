import { purchaseStates, purchaseUses, type Purchase } from "./purchase-costs.ts";
import { taxRegions } from "./purchase-rates.ts";

/** What the form starts with. */
const usual: Purchase = {
  region: "flanders",
  state: "existing",
  use: "own-home",
  price: 300_000,
  land: 0,
  buyers: 1,
  inCity: false,
};

/** EUR; more is a slip of the keyboard. */
export const mostEuros = 1_000_000_000;
/** EUR below which a decimal is no cents: `1.5` means a million and a half as well as one euro. */
const leastWithCents = 1000;

const amountPattern = /^(?:€\s*)?(\d+|\d{1,3}(?:[\s.,'’]\d{3})+)([.,]\d{1,2})?(?:\s*€)?$/;

/** Fields that somebody types a sum into. */
type Amount = "price" | "land";

/** A sum that is not reckoned with: as it was typed, and why. */
export interface RefusedAmount {
  typed: string;
  why: "unread" | "above-most" | "above-price";
}

/** What a form asks: the purchase, and what was typed that it can't be reckoned with. */
export interface AskedPurchase {
  purchase: Purchase;
  refused: Partial<Record<Amount, RefusedAmount>>;
}

/**
 * The purchase that an address asks about; what it leaves out is as the form starts, as are choices that there are not. A
 * price that can't be read, is nothing or is more than any, and land that costs more than the whole, are refused: a result
 * would be of something else than was typed. Without land that field may stay empty.
 */
export function readPurchase(query: URLSearchParams): AskedPurchase {
  const price = readAmount(query.get("price"), usual.price, { isNeeded: true });
  const land = readAmount(query.get("land"), usual.land, { least: 0 });
  const isOfMore = price.why === undefined && land.why === undefined && land.euros > price.euros;
  const purchase: Purchase = {
    region: taxRegions.find((region) => region === query.get("region")) ?? usual.region,
    state: purchaseStates.find((state) => state === query.get("state")) ?? usual.state,
    use: purchaseUses.find((use) => use === query.get("use")) ?? usual.use,
    price: price.euros,
    land: land.euros,
    buyers: query.get("buyers") === "2" ? 2 : usual.buyers,
    inCity: query.get("city") === "yes",
  };
  const refused: AskedPurchase["refused"] = {};
  if (price.why) refused.price = { typed: price.typed, why: price.why };
  if (land.why ?? isOfMore) refused.land = { typed: land.typed, why: land.why ?? "above-price" };
  return { purchase, refused };
}

/**
 * @param usually what counts where nothing was asked, or is refused
 * @param options.isNeeded an empty field is refused as well
 */
function readAmount(
  written: string | null,
  usually: number,
  { least = 1, isNeeded = false },
): { typed: string; euros: number; why?: RefusedAmount["why"] } {
  const typed = written ?? "";
  if (written === null || (!isNeeded && typed.trim() === "")) return { typed, euros: usually };
  const euros = readEuros(written);
  if (euros === undefined || euros < least) return { typed, euros: usually, why: "unread" };
  return euros > mostEuros ? { typed, euros: usually, why: "above-most" } : { typed, euros };
}

/**
 * An amount as people write it, `350 000`, `350.000` or `350,000`; cents of a thousand and more are left out, and a decimal
 * of less is no amount, like points that part no thousands; undefined when it is none.
 */
export function readEuros(written: string | null): number | undefined {
  const [, grouped = "", cents] = written?.trim().match(amountPattern) ?? [];
  if (grouped === "") return undefined;
  const euros = Number(grouped.replace(/\D/g, ""));
  return cents !== undefined && euros < leastWithCents ? undefined : euros;
}

/** The same purchase as a query that the form reads: `region=flanders&state=existing&use=business&price=350000`. */
export function writePurchase({ region, state, use, price, land, buyers, inCity }: Purchase): string {
  const query = new URLSearchParams({ region, state, use, price: String(price) });
  if (land > 0) query.set("land", String(land));
  if (buyers === 2) query.set("buyers", "2");
  if (inCity) query.set("city", "yes");
  return query.toString();
}
