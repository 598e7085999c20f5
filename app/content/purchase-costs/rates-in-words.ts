import type { TFunction } from "i18next";
import { formatDate } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { NamedLink } from "#app/ui/linked-names.tsx";
import type { Purchase } from "./purchase-costs.ts";
import { rateSources, ratesReadOn, rateValidity, type RatesOf } from "./purchase-rates.ts";

/** The rates that a purchase is taxed at: VAT on a new building, duties on all else. */
function ratesOf({ state, region, land }: Pick<Purchase, "state" | "region" | "land">): RatesOf[] {
  if (state === "existing") return [region];
  return [region === "luxembourg" ? "vatLuxembourg" : "vatBelgium", ...(land > 0 ? [region] : [])];
}

/** A sentence about rates, with the way to what it names as their source. */
export interface RatesInWords {
  text: string;
  links: readonly NamedLink[];
}

/** A text whose dates stay in one line: a note stands in a narrow column. */
const withWholeDates = (text: string) =>
  text.replace(/\d{1,2}(?:er)? \p{L}+ \d{4}/gu, (date) => date.replaceAll(" ", "\u00a0"));

/** Since when the rates of a purchase hold, when they were looked up last and where: a sentence for each. */
export function ratesInWords(
  purchase: Pick<Purchase, "state" | "region" | "land">,
  language: Language,
  t: TFunction,
): RatesInWords[] {
  return ratesOf(purchase).map((name) => {
    const { since } = rateValidity[name];
    const source = withWholeDates(t(`purchase.source.${name}`));
    const href = rateSources[name]?.[language];
    const said = { rates: t(`purchase.ratesOf.${name}`), source };
    const text =
      since === undefined
        ? t("purchase.by", said)
        : t("purchase.asOf", { ...said, since: formatDate(since, language), date: formatDate(ratesReadOn, language) });
    return { text: withWholeDates(text), links: href === undefined ? [] : [{ name: source, href }] };
  });
}
