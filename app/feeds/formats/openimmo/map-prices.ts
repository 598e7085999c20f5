import { readAmount, nonZero } from "../read-figure.ts";
import { saysYes, type XmlElement } from "../xml/xml-element.ts";

interface MappedPrices {
  rent?: unknown;
  charges?: unknown;
  sale?: unknown;
  /** EUR a year. */
  annualRent?: number;
  /** Why the prices can't be taken. */
  reason?: string;
}

/** Times that a period fits into a year. */
const perYear = new Map([
  ["jahr", 1],
  ["monat", 12],
]);

/** Rents as a whole, the first that is told; what follows is asked for beside charges or with them. */
const rents = ["kaltmiete", "nettokaltmiete", "hauptmietzinsnetto", "pacht", "pauschalmiete"] as const;
const rentsWithCharges = ["warmmiete", "gesamtmietebrutto"] as const;

/**
 * The prices of a `preise`. Rents are per month unless `preis_zeiteinheit` says a year; 0 and nothing stand for a price on
 * request.
 */
export function mapPrices(
  prices: XmlElement | undefined,
  { toLet, forSale }: { toLet: boolean; forSale: boolean },
): MappedPrices {
  const currency = prices?.child("waehrung")?.attribute("iso_waehrung")?.toUpperCase();
  if (currency !== undefined && currency !== "EUR") return { reason: `its prices are in ${currency}, and not in EUR` };
  const unit = prices?.child("preis_zeiteinheit")?.attribute("zeiteinheit")?.toLowerCase() ?? "monat";
  if (toLet && !perYear.has(unit)) return { reason: `its rent is per ${unit}: short stays are not offered here` };
  const period = unit === "jahr" ? "year" : "month";
  const amount = (name: string) => nonZero(readAmount(prices?.textOf(name)));
  const charges = toLet ? (amount("nebenkosten") ?? amount("betriebskostennetto")) : undefined;
  return {
    rent: toLet ? rentOf(amount, period) : undefined,
    charges: charges === undefined ? undefined : { amount: charges, basis: "total", period },
    sale: forSale ? saleOf(prices, amount) : undefined,
    annualRent: annualRentOf(prices),
  };
}

type Amount = (name: string) => number | undefined;

function rentOf(amount: Amount, period: "year" | "month"): unknown {
  const perSquareMetre = amount("mietpreis_pro_qm");
  const whole = rents.map(amount).find((each) => each !== undefined);
  if (whole !== undefined) return { amount: whole, basis: "total", period };
  if (perSquareMetre !== undefined) return { amount: perSquareMetre, basis: "m2", period };
  const withCharges = rentsWithCharges.map(amount).find((each) => each !== undefined);
  if (withCharges !== undefined) return { amount: withCharges, basis: "total", period, chargesIncluded: true };
  return { onRequest: true };
}

function saleOf(prices: XmlElement | undefined, amount: Amount): unknown {
  if (saysYes(prices?.child("kaufpreis")?.attribute("auf_anfrage"))) return { onRequest: true };
  const regime = saysYes(prices?.textOf("zzg_mehrwertsteuer")) ? "vat" : "registration-duties";
  const whole = amount("kaufpreis") ?? amount("kaufpreisbrutto") ?? amount("kaufpreisnetto");
  if (whole !== undefined) return { amount: whole, basis: "total", regime };
  const perSquareMetre = amount("kaufpreis_pro_qm");
  return perSquareMetre === undefined ? { onRequest: true } : { amount: perSquareMetre, basis: "m2", regime };
}

function annualRentOf(prices: XmlElement | undefined): number | undefined {
  const income = prices?.child("mieteinnahmen_ist");
  const times = perYear.get(income?.attribute("periode")?.toLowerCase() ?? "jahr");
  const amount = nonZero(readAmount(income?.text));
  return amount === undefined || times === undefined ? undefined : amount * times;
}
