import type { TFunction } from "i18next";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { monthlyRent } from "./price-words.ts";
import { smallestRent, type Rented } from "./smallest-rent.ts";

/* Shops are compared per month by who keeps one, per m² and year by who owns it: both are told, as asked first. */

/**
 * The rent of a shop that is asked in all, per m² and year as others are: "or €330/m²/year", and by the month where it is
 * asked by the year.
 * @returns nothing where units differ, or where a surface is not known
 */
export function shopRentPerSurface(shop: Rented, language: Language, t: TFunction): string[] {
  const { rent, surfaceTotal } = shop;
  if (!rent || !("amount" in rent) || rent.basis === "m2") return [];
  if (rent.upTo !== undefined && rent.upTo > rent.amount) return [];
  const perYear = rent.period === "year" ? rent.amount : rent.amount * 12;
  const or = (amount: number, unit: "m2-year" | "total-month") =>
    t("listing.price.perYear", { price: formatMoney(Math.round(amount), language) + t(`listing.price.unit.${unit}`) });
  return [
    ...(rent.period === "year" ? [or(perYear / 12, "total-month")] : []),
    ...(surfaceTotal ? [or(perYear / surfaceTotal, "m2-year")] : []),
  ];
}

/**
 * What stands below the rent on a card, in the unit that it is not asked in: `about €3,854/month`, `or €330/m²/year`.
 * Of what can be divided a month is told with the surface that it is for.
 * @param sought the least m² that are asked for: of what can be had in that size, a month of so much is told
 */
export function rentOtherwise(offer: Rented, language: Language, t: TFunction, sought?: number): string | undefined {
  const { rent, surfaceMin, surfaceTotal } = offer;
  if (!rent || !("amount" in rent)) return undefined;
  if (rent.basis !== "m2") return shopRentPerSurface(offer, language, t).join(" · ") || undefined;
  if (surfaceMin !== null && surfaceMin !== surfaceTotal) return monthlyRent(partSought(offer, sought), language, t);
  const least = smallestRent(offer);
  if (!least) return undefined;
  const price = formatMoney(Math.round(least.perMonth), language) + t("listing.price.unit.total-month");
  return t("listing.price.about", { price });
}

/** An offer as if the part that is sought were the smallest to be had; as it is where that is smaller, or too large. */
function partSought(offer: Rented, sought = 0): Rented {
  const { surfaceMin, surfaceTotal } = offer;
  const isPart = surfaceMin !== null && surfaceTotal !== null && sought > surfaceMin && sought < surfaceTotal;
  return isPart ? { ...offer, surfaceMin: sought } : offer;
}

/** What a shop costs a month, short enough to stand below its price: nothing where that is the price. */
export function shopRentByMonth(shop: Rented, language: Language, t: TFunction): string | undefined {
  const { rent } = shop;
  if (!rent || !("amount" in rent)) return undefined;
  if (rent.basis === "m2") return rentOtherwise(shop, language, t);
  return rent.period === "year" ? shopRentPerSurface(shop, language, t)[0] : undefined;
}
