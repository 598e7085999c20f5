import type { TFunction } from "i18next";
import { formatDecimal } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import { energyLetter, energyScale } from "./energy.ts";
import type { Listing } from "./find-listing.server.ts";

export type EnergyView = NonNullable<ReturnType<typeof energyView>>;

/** The energy certificate in finished words, under the name it bears in its region; undefined without one. */
export function energyView(listing: Listing, language: Language, t: TFunction) {
  const { energyScheme, energyClass, energyConsumption, energyEmissions, energyCertificate } = listing;
  if (!energyScheme) return undefined;
  const decimal = (value: number) => formatDecimal(value, language);
  const rows = [
    energyConsumption !== null && {
      label: t("listing.energy.consumption"),
      value: t("listing.energy.consumptionValue", { value: decimal(energyConsumption) }),
    },
    energyEmissions !== null && {
      label: t("listing.energy.emissions"),
      value: t("listing.energy.emissionsValue", { value: decimal(energyEmissions) }),
    },
    energyCertificate !== null && { label: t("listing.energy.certificate"), value: energyCertificate },
  ];
  const scale = energyScale(energyScheme, energyClass);
  return {
    scheme: t(`listing.energy.schemeInFull.${energyScheme}`),
    class: energyClass ?? undefined,
    scale: scale.map((step) => ({ class: step, letter: energyLetter(step) })),
    inWords: energyClass
      ? t("listing.energy.scale", { best: scale[0], worst: scale.at(-1), class: energyClass })
      : t("listing.energy.noClass"),
    rows: rows.filter((row) => row !== false),
  };
}
