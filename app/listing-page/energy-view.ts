import type { TFunction } from "i18next";
import { formatDecimal, formatNumber } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { isResidential } from "#app/vocabulary/vocabulary.ts";
import { energyLetter, energyScale } from "#app/listings/energy.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import type { FactRow } from "./listing-facts.ts";

export type EnergyView = NonNullable<ReturnType<typeof energyView>>;

type Certified = Pick<
  Listing,
  | "type"
  | "energyScheme"
  | "energyClass"
  | "energyConsumption"
  | "energyEmissions"
  | "energyCertificate"
  | "energyDetails"
>;

/**
 * The energy certificate in finished words, under the names that it and its figures bear in its region, or why there is none;
 * undefined where the advertiser tells neither.
 */
export function energyView(listing: Certified, language: Language, t: TFunction) {
  const { energyScheme: scheme, energyClass, energyConsumption, energyEmissions, energyCertificate } = listing;
  if (!scheme) return undefined;
  const isHome = isResidential(listing.type);
  const { total, insulationClass, emissionsClass, exemption } = listing.energyDetails ?? {};
  const decimal = (value: number) => formatDecimal(value, language);
  const rows: FactRow[] = [];
  const addRow = <T>(label: string, value: T | null | undefined, words: (value: T) => string) => {
    if (value !== null && value !== undefined) rows.push({ label, value: words(value) });
  };
  addRow(t(`listing.energy.score.${scheme}`), energyConsumption, (value) =>
    t("listing.energy.consumptionValue", { value: decimal(value) }),
  );
  addRow(t("listing.energy.total"), total, (value) =>
    t("listing.energy.totalValue", { value: formatNumber(value, language) }),
  );
  addRow(t("listing.energy.insulationClass"), insulationClass, (value) => value);
  addRow(t("listing.energy.emissions"), energyEmissions, (value) =>
    t("listing.energy.emissionsValue", { value: decimal(value) }),
  );
  addRow(t("listing.energy.emissionsClass"), emissionsClass, (value) => value);
  addRow(t("listing.energy.certificate"), energyCertificate, (value) => value);
  const scale = energyScale(scheme, energyClass);
  const inWords = () => {
    if (exemption) return t("listing.energy.exempt", { reason: t(`listing.energy.exemptions.${exemption}`) });
    if (!energyClass) return t("listing.energy.noClass");
    return t("listing.energy.scale", { best: scale[0], worst: scale.at(-1), class: energyClass });
  };
  return {
    scheme: t(`listing.energy.${isHome ? "schemeInFull" : "schemeOfOthers"}.${scheme}`),
    class: energyClass ?? undefined,
    scale: scale.map((step) => ({ class: step, letter: energyLetter(step) })),
    inWords: inWords(),
    rows,
    // A letter of one scheme is no letter of another.
    note: energyClass && !isHome ? t("listing.energy.notOfHomes") : undefined,
  };
}
