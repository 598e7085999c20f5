import { purchaseRates as rates, type TaxRegion } from "./purchase-rates.ts";

export const purchaseUses = ["own-home", "other-home", "business"] as const;
export const purchaseStates = ["existing", "new"] as const;

/** What somebody wants to buy. */
export interface Purchase {
  region: TaxRegion;
  /** New: sold with VAT on the building. */
  state: (typeof purchaseStates)[number];
  use: (typeof purchaseUses)[number];
  /** EUR, without taxes and costs. */
  price: number;
  /** EUR of the price that is for land taxed by itself; of a new building only. */
  land: number;
  /** Who buy together, each with a credit in Luxembourg; 1 or 2. */
  buyers: number;
  /** In the City of Luxembourg. */
  inCity: boolean;
}

/** What the rates leave open, for the reader to ask a notary. */
type PurchaseNote =
  | "own-home-conditions"
  | "above-brussels-limit"
  | "no-own-home-for-plots"
  | "land-sold-together"
  | "demolition"
  | "vat-saving-used-up"
  | "least-duty";

/** Taxes on a purchase, in EUR rounded to cents; `rate` is their part of the price. */
interface PurchaseCosts {
  duties: number;
  /** Taken off the duties already. */
  credit: number;
  vat: number;
  total: number;
  rate: number;
  notes: PurchaseNote[];
}

/**
 * Registration duties and VAT of a purchase. Notary, mortgage and agent are not in it: their fees have no one rate.
 * Sources of each rate: purchase-rates.ts.
 */
export function purchaseCosts(purchase: Purchase): PurchaseCosts {
  const { price, state } = purchase;
  const land = Math.min(purchase.land, price);
  const taxed = state === "new" ? land : price;
  const { duties, credit, notes } = dutiesOn(taxed, purchase);
  const vat = state === "new" ? vatOn(price - land, purchase) : { vat: 0, notes: [] };
  const total = inCents(duties + vat.vat);
  const found = new Set([...notes, ...vat.notes]);
  if (state === "new" && land === 0) found.add("land-sold-together");
  return { duties, credit, vat: vat.vat, total, rate: price > 0 ? total / price : 0, notes: [...found] };
}

type Part = Pick<PurchaseCosts, "duties" | "credit" | "notes">;

function dutiesOn(amount: number, purchase: Purchase): Part {
  if (purchase.region === "luxembourg") return dutiesInLuxembourg(amount, purchase);
  const isOwnHome = purchase.use === "own-home";
  const isPlot = purchase.state === "new";
  const ordinary = { duties: inCents(amount * rates[purchase.region].duty), credit: 0, notes: [] };
  if (!isOwnHome || amount === 0) return ordinary;
  // Flanders and Brussels have other rules for plots, which no source at hand states in full.
  if (isPlot && purchase.region !== "wallonia") return { ...ordinary, notes: ["no-own-home-for-plots"] };
  const reduced: Part = { ...ordinary, notes: ["own-home-conditions"] };
  if (purchase.region !== "brussels") return { ...reduced, duties: inCents(amount * rates[purchase.region].ownHome) };
  const { duty, abatement, abatementUpTo } = rates.brussels;
  if (amount > abatementUpTo) return { ...ordinary, notes: ["above-brussels-limit"] };
  return { ...reduced, duties: inCents(Math.max(0, amount - abatement) * duty) };
}

function dutiesInLuxembourg(amount: number, { use, buyers, inCity }: Purchase): Part {
  const { duty, credit: perBuyer, least, citySurcharge } = rates.luxembourg;
  const before = inCents(amount * (duty + (inCity && use === "business" ? citySurcharge : 0)));
  if (use !== "own-home" || before === 0) return { duties: before, credit: 0, notes: [] };
  const credit = Math.max(0, Math.min(perBuyer * buyers, before - least));
  const duties = inCents(before - credit);
  const notes: PurchaseNote[] = duties === least ? ["own-home-conditions", "least-duty"] : ["own-home-conditions"];
  return { duties, credit: inCents(credit), notes };
}

function vatOn(building: number, { region, use }: Purchase): { vat: number; notes: PurchaseNote[] } {
  const { belgium, luxembourg, luxembourgHome, luxembourgMostSaved } = rates.vat;
  if (region !== "luxembourg")
    return { vat: inCents(building * belgium), notes: use === "business" ? [] : ["demolition"] };
  if (use !== "own-home") return { vat: inCents(building * luxembourg), notes: [] };
  const saving = building * (luxembourg - luxembourgHome);
  const isUsedUp = saving > luxembourgMostSaved;
  const vat = inCents(building * luxembourg - Math.min(saving, luxembourgMostSaved));
  return { vat, notes: isUsedUp ? ["own-home-conditions", "vat-saving-used-up"] : ["own-home-conditions"] };
}

function inCents(euros: number): number {
  return Math.round(euros * 100) / 100;
}
