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
const most = 1_000_000_000;

/** Fields that somebody types a sum into. */
type Amount = "price" | "land";

/** What a form asks: the purchase, and what was typed that is no sum, as it was typed. */
export interface AskedPurchase {
  purchase: Purchase;
  refused: Partial<Record<Amount, string>>;
}

/**
 * The purchase that an address asks about; what it leaves out is as the form starts, as are choices that there are not. A
 * price that can't be read, or is nothing, is refused: a result would be of something else than was typed. Without land
 * that field may stay empty.
 */
export function readPurchase(query: URLSearchParams): AskedPurchase {
  const [price, land] = [readEuros(query.get("price")), readEuros(query.get("land"))];
  const [typedPrice, typedLand] = [query.get("price"), query.get("land")?.trim()];
  const purchase: Purchase = {
    region: taxRegions.find((region) => region === query.get("region")) ?? usual.region,
    state: purchaseStates.find((state) => state === query.get("state")) ?? usual.state,
    use: purchaseUses.find((use) => use === query.get("use")) ?? usual.use,
    price: price || usual.price,
    land: land ?? usual.land,
    buyers: query.get("buyers") === "2" ? 2 : usual.buyers,
    inCity: query.get("city") === "yes",
  };
  return {
    purchase,
    refused: {
      ...(typedPrice !== null && !price && { price: typedPrice }),
      ...(typedLand && land === undefined && { land: typedLand }),
    },
  };
}

/** An amount as people write it, `350 000`, `350.000` or `350,000`; cents are left out; undefined when it is none. */
export function readEuros(written: string | null): number | undefined {
  const digits = (written ?? "")
    .replace(/[\s€]+$/, "")
    .replace(/[.,]\d{1,2}$/, "")
    .replace(/[\s.,'’€]/g, "");
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  return Math.min(Number(digits), most);
}

/** The same purchase as a query that the form reads: `region=flanders&state=existing&use=business&price=350000`. */
export function writePurchase({ region, state, use, price, land, buyers, inCity }: Purchase): string {
  const query = new URLSearchParams({ region, state, use, price: String(price) });
  if (land > 0) query.set("land", String(land));
  if (buyers === 2) query.set("buyers", "2");
  if (inCity) query.set("city", "yes");
  return query.toString();
}
