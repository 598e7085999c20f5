import type { TFunction } from "i18next";
import { formatDecimal, formatMoney, formatNumber, formatSurface } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { priceUnitOf } from "#app/filters/deal.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import type { MarketFigures } from "#app/search-index/clusters.ts";
import type { Figure } from "#app/ui/figures.tsx";

/** In what a median rent is quoted. */
const rentUnits = { perYear: "m2-year", perMonth: "total-month", perDesk: "desk-month", total: "total-month" } as const;

/** The market of a search in a few figures; those that say nothing are left out. */
export function marketInWords(
  figures: MarketFigures,
  criteria: SearchCriteria,
  language: Language,
  t: TFunction,
): Figure[] {
  const { count, medianRent, medianPricePerSquareMetre, smallest, largest } = figures;
  const words: Figure[] = [{ value: formatNumber(count, language), label: t("seo.market.count", { count }) }];
  if (medianRent !== undefined) {
    const unit = t(`listing.price.unit.${rentUnits[priceUnitOf(criteria)]}`);
    words.push({ value: formatMoney(medianRent, language), unit, label: t("seo.market.medianRent") });
  }
  if (medianPricePerSquareMetre !== undefined) {
    const value = formatMoney(medianPricePerSquareMetre, language);
    words.push({ value, unit: t("listing.price.unit.m2"), label: t("seo.market.medianPrice") });
  }
  const yielded = yieldInWords(figures, language, t);
  if (yielded) words.push(yielded);
  if (smallest !== undefined && largest !== undefined && smallest < largest) {
    words.push({ value: formatSurface(smallest, language), label: t("seo.market.smallest") });
    words.push({ value: formatSurface(largest, language), label: t("seo.market.largest") });
  }
  return words;
}

/** What investments yield, gross; undefined where none were sought, and where too few tell theirs. */
export function yieldInWords({ medianYield }: MarketFigures, language: Language, t: TFunction): Figure | undefined {
  if (medianYield === undefined) return undefined;
  const value = t("listing.facts.percent", { value: formatDecimal(medianYield, language) });
  return { value, label: t("seo.market.medianYield") };
}

/** The median among such figures, the one that is a price; undefined where too few state theirs. */
export function medianAmong(figures: readonly Figure[] | undefined): Figure | undefined {
  return figures?.find(({ unit }) => unit !== undefined);
}
