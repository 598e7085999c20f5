import { inEveryLanguage, type PerLanguage } from "#app/i18n/languages.ts";

/** Where taxes on a purchase differ: the three Belgian regions and Luxembourg. */
export const taxRegions = ["flanders", "brussels", "wallonia", "luxembourg"] as const;
export type TaxRegion = (typeof taxRegions)[number];

/** When the rates below were looked up last, as pages say it. */
export const ratesReadOn = "2026-11-28";

/**
 * Rates as they stood on `ratesReadOn`, as parts of one, and amounts in EUR. Each names the law with its date, or where it
 * can be read; whoever changes one changes that day, the guide `2026-11-23-what-buying-costs` and its date as well.
 */
export const purchaseRates = {
  /**
   * Sales duty 12 %, the only own home 2 %: Flemish Tax Code, article 2.9.4; vlaanderen.be, “Verlaagd tarief in het
   * verkooprecht …”, conditions of agreements since 1 January 2026.
   */
  flanders: { duty: 0.12, ownHome: 0.02 },
  /**
   * 12.5 %; on an own home nothing on the first 200,000 when the price is 600,000 at most: Registration Duties Code of
   * the Brussels Region, article 46bis; be.brussels, “Réduction des droits d’enregistrement”.
   */
  brussels: { duty: 0.125, abatement: 200_000, abatementUpTo: 600_000 },
  /** 12.5 %, the only own home 3 %, a plot for it as well: decree of 5 December 2024; circular 2025/C/42 of 5 July 2025. */
  wallonia: { duty: 0.125, ownHome: 0.03 },
  /**
   * 6 % and 1 % of transcription, less a credit for each buyer of an own home, 100 at least staying due: guichet.lu,
   * “Bëllegen Akt”; act of 3 July 2025 (40,000 from 1 July 2025). In the City of Luxembourg 3 % more on what is not for
   * living: guichet.lu, “Droits d’enregistrement”.
   */
  luxembourg: { duty: 0.07, credit: 40_000, least: 100, citySurcharge: 0.03 },
  /** On new buildings: 21 % in Belgium (Royal Decree no. 20 of 20 July 1970), 17 % in Luxembourg, 3 % there for an own home (pfi.public.lu, “TVA logement”). */
  vat: { belgium: 0.21, luxembourg: 0.17, luxembourgHome: 0.03, luxembourgMostSaved: 50_000 },
} as const;

/** Since when rates hold as they stand above, each by days as `2025-01-31`. */
interface Validity {
  /** Missing where no source was found for the day: pages say no day then. */
  since?: string;
  /** The last day of rates that the law lets end; a test says when it has passed. */
  until?: string;
}

/** What has rates of its own: duties of a region, and VAT of a country. Where each is from is said in `purchase.source`. */
export type RatesOf = TaxRegion | "vatBelgium" | "vatLuxembourg";

/** From the day on which the last of them changed. */
export const rateValidity: Readonly<Record<RatesOf, Validity>> = {
  /** 12 % since 2022, 2 % (before, 3 %) since this day. */
  flanders: { since: "2025-01-01" },
  /** The abatement; the rate is older. */
  brussels: { since: "2023-04-01" },
  /** Decree of 5 December 2024: deeds from this day on. */
  wallonia: { since: "2025-01-01" },
  /** Act of 3 July 2025, which made the credit of 40,000 lasting. */
  luxembourg: { since: "2025-07-01" },
  vatBelgium: {},
  /** 16 % in 2023 alone. */
  vatLuxembourg: { since: "2024-01-01" },
};

/**
 * Which rates hold no more, or not yet, on a day.
 * @param validity by what they are of
 */
export function ratesNotInForce(day: string, validity: Readonly<Record<string, Validity>> = rateValidity): string[] {
  return Object.entries(validity)
    .filter(([, { since, until }]) => (since !== undefined && since > day) || (until !== undefined && until < day))
    .map(([name]) => name);
}

const creditOfLuxembourg = (language: "en" | "fr") =>
  `https://guichet.public.lu/${language}/citoyens/logement/aides/aides-indirectes-avantages-fiscaux/credit-impot-actes-notaries.html`;

/** Where rates can be read, as the guide links them: laws that `purchase.source` names by their date have no address here. */
export const rateSources: Readonly<Partial<Record<RatesOf, PerLanguage<string>>>> = {
  flanders: inEveryLanguage(
    () =>
      "https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht/tarieven-in-het-verkooprecht/verlaagd-tarief-in-het-verkooprecht-voor-de-aankoop-van-de-enige-eigen-woning",
  ),
  brussels: inEveryLanguage(
    () =>
      "https://be.brussels/fr/logement/achat-vente-propriete/achat-vente/aides-lachat/reduction-des-droits-denregistrement",
  ),
  luxembourg: { en: creditOfLuxembourg("en"), fr: creditOfLuxembourg("fr"), nl: creditOfLuxembourg("en") },
  vatLuxembourg: inEveryLanguage(() => "https://pfi.public.lu/fr/professionnel/tva/logement.html"),
};
