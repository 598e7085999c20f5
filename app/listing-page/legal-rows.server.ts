import type { TFunction } from "i18next";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Country } from "#app/places/place.ts";
import { translateZone } from "#app/listings/legal/flemish-zones.ts";
import type { FactRow } from "./listing-facts.ts";
import type { Legal, Sale } from "#app/listings/listing-record.ts";
import { taxNamed } from "#app/listings/price-words.ts";

/** What Flemish advertisements abbreviate the answers of planning law to, yes and no (docs/legal-facts.md). */
const abbreviations = {
  planningPermission: ["Vg", "Gvg"],
  planningSummons: ["Dv", "Gmo"],
  preEmptionRight: ["Vkr", "Gvkr"],
  subdivisionPermit: ["Vv", "Gvv"],
} as const;

/** Where the words for yes and no stand. */
const wordsOf = {
  planningSummons: "legal.summons",
  preEmptionRight: "facts",
  subdivisionPermit: "facts",
} as const;

interface LegalFacts {
  legal: Legal;
  country: Country;
  inFlanders: boolean;
  /** A home whose buyer has to renovate it, which advertisements must mention. */
  renovationDuty: boolean;
  /** What is asked, where it is for sale or an investment. */
  sale: Sale | null;
  /** Of the agent: in Belgium with its institute, `IPI/BIV 500.000`, in Luxembourg the number of the permit. */
  licence: string | undefined | null;
}

/** What the law wants told of a property beside its energy, as far as the advertiser tells it. */
export function legalRows(
  { legal, country, inFlanders, renovationDuty, sale, licence }: LegalFacts,
  language: Language,
  t: TFunction,
): FactRow[] {
  const rows: FactRow[] = [];
  if (renovationDuty) {
    rows.push({ label: t("listing.legal.renovationDuty"), value: t("listing.legal.renovationDutyOfBuyer") });
  }
  // Flanders has one permit for building and environment; elsewhere in Belgium the planning permit is one by itself.
  const permission = inFlanders ? "flemishPermission" : (`planningPermission.${country}` as const);
  const answer = (name: keyof typeof abbreviations) => {
    const value = legal[name];
    if (value === undefined) return;
    const said = value ? "yes" : "no";
    const words =
      name === "planningPermission"
        ? t(`listing.legal.granted.${country}.${said}`)
        : t(`listing.${wordsOf[name]}.${said}`);
    const [yes, no] = abbreviations[name];
    rows.push({
      label: t(`listing.legal.${name === "planningPermission" ? permission : name}`),
      value: inFlanders ? `${words} (${value ? yes : no})` : words,
    });
  };
  answer("planningPermission");
  if (legal.destination) {
    // The law wants the name that the register of plans has for it, and the register is in Dutch.
    const isForeign = inFlanders && language !== "nl";
    rows.push({
      label: t("listing.legal.destination"),
      value: legal.destination,
      ...(isForeign && { lang: "nl", meaning: translateZone(legal.destination, textsIn("nl"), t) }),
    });
  }
  answer("planningSummons");
  answer("preEmptionRight");
  answer("subdivisionPermit");
  // Until 2023 the law had other words for it; a listing read then says nothing until its feed comes again.
  if (legal.floodScores) {
    const { plot, building } = legal.floodScores;
    rows.push({ label: t("listing.legal.plotFloodScore"), value: t(`listing.legal.floodScores.${plot}`) });
    if (building) {
      rows.push({ label: t("listing.legal.buildingFloodScore"), value: t(`listing.legal.floodScores.${building}`) });
    }
  }
  if (sale && "amount" in sale) {
    rows.push({
      label: t("listing.legal.regime"),
      value: t(`listing.legal.regimes.${taxNamed(sale.regime, inFlanders)}`),
    });
  }
  if (legal.cadastralIncome) {
    rows.push({ label: t("listing.legal.cadastralIncome"), value: formatMoney(legal.cadastralIncome, language) });
  }
  if (licence) rows.push({ label: t(`listing.legal.licence.${country}`), value: licence });
  return rows;
}
