import type { TFunction } from "i18next";
import { purchaseCosts, type Purchase } from "#app/content/purchase-costs/purchase-costs.ts";
import { purchaseFormId } from "#app/content/purchase-costs/purchase-form-id.ts";
import { purchaseRates as rates, type TaxRegion } from "#app/content/purchase-costs/purchase-rates.ts";
import { ratesInWords, type RatesInWords } from "#app/content/purchase-costs/rates-in-words.ts";
import { writePurchase } from "#app/content/purchase-costs/read-purchase.ts";
import { capitalised, formatMeasure, formatMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { isResidential } from "#app/vocabulary/vocabulary.ts";

/** What buying a property costs in all, in finished words. */
export interface CostsView {
  /** What the amounts are of, one for each column of `rows`: "Ordinary rate"; one alone needs no head. */
  columns: string[];
  rows: CostsRow[];
  /** What the sums leave open, a sentence each. */
  notes: string[];
  /** Since when rates hold, and where that is said. */
  rates: RatesInWords[];
  /** The calculator with this purchase filled in; missing where nobody has written the guide that holds it. */
  calculator?: string;
}

interface CostsRow {
  label: string;
  /** An amount in each column, with the rate that it comes from. */
  cells: { amount: string; rate?: string }[];
  isTotal?: true;
}

export type Bought = Pick<
  Listing,
  | "facts"
  | "forSale"
  | "invest"
  | "municipalityId"
  | "placeId"
  | "regionId"
  | "sale"
  | "saleHigh"
  | "saleLow"
  | "status"
  | "type"
>;

/** By the gazetteer's keys. */
const regions: Readonly<Record<string, TaxRegion>> = {
  "BE-02000": "flanders",
  "BE-03000": "wallonia",
  "BE-04000": "brussels",
};
const luxembourgCity = "LU-0304";

/** What natural persons live in as their only home; a block or a shared house is bought to let. */
const ownHomes: readonly Listing["type"][] = ["apartment", "house"];

/**
 * Price, duties or VAT, and what they come to, at the rates of where the property lies; beside them, where it may be
 * somebody's only home and that changes the sum, at the reduced ones. Of what is sold in parts, those of the cheapest.
 * @param guide address of the text that holds the calculator
 * @returns undefined for what is not for sale, or not at a price
 */
export function costsView(
  listing: Bought,
  gazetteer: Gazetteer,
  language: Language,
  t: TFunction,
  guide?: string,
): CostsView | undefined {
  const reckoned = reckon(listing, gazetteer);
  if (!reckoned) return undefined;
  const { usual, general, ownHome, reduced } = reckoned;
  if (isLandApart(usual)) return landApart(usual, language, t, guide);
  const isReduced = reduced !== undefined && reduced.total < general.total;
  const compared = [{ purchase: usual, costs: general }, ...(isReduced ? [{ purchase: ownHome, costs: reduced }] : [])];
  const money = (euros: number) => formatMoney(Math.round(euros), language);
  const isNew = usual.state === "new";
  const rows: CostsRow[] = [
    {
      label: t(isInParts(listing) ? "purchase.listing.lowestPrice" : "purchase.listing.price"),
      cells: compared.map(({ purchase }) => ({ amount: money(purchase.price) })),
    },
    {
      label: isNew
        ? capitalised(t("purchase.vat"))
        : t(`purchase.listing.duties.${usual.region === "flanders" ? "flanders" : "other"}`),
      cells: compared.map(({ purchase, costs }) => ({
        amount: money(isNew ? costs.vat : costs.duties),
        rate: isNew ? percentOf(rates.vat.belgium, language, t) : dutyRate(purchase, language, t),
      })),
    },
    {
      label: t("purchase.listing.total"),
      cells: compared.map(({ purchase, costs }) => ({ amount: money(purchase.price + costs.total) })),
      isTotal: true,
    },
  ];
  const open = new Set([...(reduced?.notes ?? []), ...general.notes]);
  // The calculator's words for it: here nothing can be entered.
  open.delete("land-sold-together");
  return {
    columns: compared.map(({ purchase }) =>
      t(purchase === usual ? "purchase.listing.general" : `purchase.listing.ownHome.${homeOf(usual.region)}`),
    ),
    rows,
    notes: [
      ...(isNew ? [t("purchase.listing.landTogether")] : []),
      ...[...open].map((note) => t(`purchase.notes.${note}`)),
      t("purchase.notes.left-out"),
    ],
    rates: ratesInWords(usual, language, t),
    ...(guide && { calculator: calculatorOf(guide, isReduced ? ownHome : usual) }),
  };
}

/** What buying a property comes to in all, in whole euros. */
export interface TotalCost {
  /** At the ordinary rate. */
  general: number;
  /** As somebody's only home, or main residence, where that is less. */
  ownHome?: { total: number; of: ReturnType<typeof homeOf> };
  /** Sold in parts: the sum is of the cheapest. */
  isFrom: boolean;
}

/** The sums of `costsView` by themselves; undefined where it tells none. */
export function totalCost(listing: Bought, gazetteer: Gazetteer): TotalCost | undefined {
  const reckoned = reckon(listing, gazetteer);
  if (!reckoned || isLandApart(reckoned.usual)) return undefined;
  const { usual, general, reduced } = reckoned;
  const sum = (costs: number) => Math.round(usual.price + costs);
  return {
    general: sum(general.total),
    ...(reduced &&
      reduced.total < general.total && { ownHome: { total: sum(reduced.total), of: homeOf(usual.region) } }),
    isFrom: isInParts(listing),
  };
}

/** Whether no sum can be told because nobody says how much of the price is land. */
export function isLandUnknown(listing: Bought, gazetteer: Gazetteer): boolean {
  const usual = purchaseOf(listing, gazetteer);
  return usual !== undefined && isLandApart(usual);
}

/** A purchase at the ordinary rate and, of what may be somebody's only home, as that. */
function reckon(listing: Bought, gazetteer: Gazetteer) {
  const usual = purchaseOf(listing, gazetteer);
  if (!usual) return undefined;
  const ownHome: Purchase = { ...usual, use: "own-home" };
  const isOwnHome = listing.forSale && ownHomes.includes(listing.type);
  return { usual, general: purchaseCosts(usual), ownHome, reduced: isOwnHome ? purchaseCosts(ownHome) : undefined };
}

const isInParts = ({ saleLow, saleHigh }: Bought) => saleLow !== saleHigh;

const isLandApart = ({ region, state }: Purchase) => region === "luxembourg" && state === "new";

const calculatorOf = (guide: string, purchase: Purchase) => `${guide}?${writePurchase(purchase)}#${purchaseFormId}`;

/** Luxembourg's credit asks for a main residence, where Belgian regions ask for an only home. */
const homeOf = (region: TaxRegion) => (region === "luxembourg" ? "main" : "only");

/**
 * A new building in Luxembourg: as a rule its land is bought apart, with duties instead of VAT, and no listing tells how much
 * of the price that is. Whatever sum stood here would be thousands too high.
 */
function landApart(purchase: Purchase, language: Language, t: TFunction, guide?: string): CostsView {
  const price = formatMoney(purchase.price, language);
  return {
    columns: [t("purchase.listing.general")],
    rows: [{ label: t("purchase.listing.price"), cells: [{ amount: price }] }],
    notes: [t("purchase.listing.landApart"), t("purchase.notes.left-out")],
    rates: [],
    ...(guide && { calculator: calculatorOf(guide, purchase) }),
  };
}

/** The purchase as somebody makes it who does not live in it. */
function purchaseOf(listing: Bought, gazetteer: Gazetteer): Purchase | undefined {
  const { facts, forSale, invest, sale, saleLow, status, regionId } = listing;
  const isOnOffer = status === "published" || status === "under-option";
  if (!isOnOffer || !(forSale || invest) || !sale || !("amount" in sale) || saleLow === null) return undefined;
  const isLuxembourg = gazetteer.getById(listing.placeId).country === "LU";
  // A feed that says nothing of VAT means duties: of a new building that would be an untruth.
  if (facts.condition === "new" && sale.regime !== "vat") return undefined;
  const region = isLuxembourg ? "luxembourg" : regionId !== null && regions[gazetteer.getById(regionId).key];
  if (!region) return undefined;
  return {
    region,
    state: sale.regime === "vat" ? "new" : "existing",
    use: isResidential(listing.type) ? "other-home" : "business",
    price: Math.round(saleLow),
    land: 0,
    buyers: 1,
    inCity: gazetteer.getById(listing.municipalityId).key === luxembourgCity,
  };
}

const percentOf = (part: number, language: Language, t: TFunction) =>
  t("purchase.percent", { value: formatMeasure(part * 100, language) });

/** `12%`; of a Brussels or Luxembourg home with what is taken off: "12.5%, first €200,000 exempt". */
function dutyRate({ region, use, inCity }: Purchase, language: Language, t: TFunction): string {
  const { duty } = rates[region];
  const surcharge = region === "luxembourg" && inCity && use === "business" ? rates.luxembourg.citySurcharge : 0;
  const percent = percentOf(duty + surcharge, language, t);
  if (use !== "own-home") return percent;
  if (region === "brussels") {
    const amount = formatMoney(rates.brussels.abatement, language);
    return t("purchase.listing.abatement", { percent, amount });
  }
  if (region === "luxembourg") {
    return t("purchase.listing.credit", { percent, amount: formatMoney(rates.luxembourg.credit, language) });
  }
  return percentOf(rates[region].ownHome, language, t);
}
