import type { TFunction } from "i18next";
import { ratesReadOn } from "#app/content/purchase-costs/purchase-rates.ts";
import { formatDate, formatMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { isLandUnknown, totalCost, type Bought, type TotalCost } from "#app/listing-page/costs-view.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { quoteText } from "#app/listings/price-words.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { areAlikeInSize, bestOf } from "./best-values.ts";

/**
 * What buying each of some properties comes to, as its own page reckons it: at the ordinary rate and below that, where it is
 * less, as somebody's only home. Among properties of one size the lowest is the best, unless the buyer's case
 * decides it, or the sum of one of them is not known.
 */
export function buyingCosts(
  listings: readonly (Bought & Pick<Listing, "surfaceTotal">)[],
  gazetteer: Gazetteer,
  language: Language,
  t: TFunction,
) {
  const totals = listings.map((listing) => totalCost(listing, gazetteer));
  const best = bestOf(
    totals.map((total) => total?.general ?? null),
    "lower",
  );
  const bestAsHome = bestOf(
    totals.map((total) => total?.ownHome?.total ?? total?.general ?? null),
    "lower",
  );
  const areKnown = totals.every((total) => total !== undefined);
  const areAlike = areAlikeInSize(listings.map(({ surfaceTotal }) => surfaceTotal));
  return {
    values: totals.map((total, at) => {
      if (total) return totalText(total, language, t);
      return isLandUnknown(listings[at]!, gazetteer) ? t("shortlistPage.compare.buying.landUnknown") : null;
    }),
    best: areKnown && areAlike && best.join() === bestAsHome.join() ? best : [],
    ...(totals.some((total) => total) && {
      method: [
        t("shortlistPage.compare.buying.method", { date: formatDate(ratesReadOn, language) }),
        t("purchase.notes.left-out"),
      ].join(" "),
    }),
  };
}

function totalText({ general, ownHome, isFrom }: TotalCost, language: Language, t: TFunction): string {
  const before = isFrom ? t("listing.price.from") : "";
  const price = (euros: number) => quoteText({ before, amount: formatMoney(euros, language), unit: "" });
  if (!ownHome) return price(general);
  return [
    t("shortlistPage.compare.buying.general", { price: price(general) }),
    t(`shortlistPage.compare.buying.${ownHome.of}`, { price: price(ownHome.total) }),
  ].join("\n");
}
