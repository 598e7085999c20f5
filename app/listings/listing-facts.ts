import type { TFunction } from "i18next";
import { formatDate, formatDecimal, formatMoney, formatNumber, formatSurface } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Facts, Legal, ListingRecord } from "./listing-record.ts";
import { chargesText } from "./price-words.ts";
import { segmentOfListing, type Offered } from "./listing-segment.ts";

/** One line of a facts table, in finished words. */
export interface FactRow {
  label: string;
  value: string;
}

interface ListingFacts extends Pick<Offered, "type" | "toLet" | "units"> {
  facts: Facts;
  charges: ListingRecord["charges"] | null;
  yield: number | null;
}

type FactLabel = Exclude<keyof Facts, "parkingRentPerYear"> | "type" | "charges" | "yield" | "rooms" | "parkingRent";

/**
 * Everything known of a property, in the order in which people ask: what it costs beside the price, the building, the
 * comfort, the income. What the advertiser does not tell is left out; a plain "no" is told.
 */
export function factRows(listing: ListingFacts, language: Language, t: TFunction) {
  const { type, facts, charges, yield: yielded } = listing;
  const rows: FactRow[] = [];
  const tell = (label: FactLabel, value: string | undefined) => {
    if (value !== undefined) rows.push({ label: t(`listing.facts.${label}`), value });
  };
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value, language));
  const surface = (value: number | undefined) => (value === undefined ? undefined : formatSurface(value, language));
  const metres = (value: number | undefined) =>
    value === undefined ? undefined : t("listing.facts.metres", { value: formatDecimal(value, language) });
  const yesOrNo = (value: boolean | undefined) =>
    value === undefined ? undefined : t(`listing.facts.${value ? "yes" : "no"}`);
  const perYear = (value: number | undefined) =>
    value === undefined ? undefined : formatMoney(value, language) + t("listing.price.unit.total-year");

  tell("type", t(`vocabulary.types.${segmentOfListing(listing)}`));
  tell("charges", charges ? chargesText(charges, language, t) : undefined);
  tell("annualRent", perYear(facts.annualRent));
  tell("yield", yielded === null ? undefined : t("listing.facts.percent", { value: formatDecimal(yielded, language) }));
  tell("leaseEnd", facts.leaseEnd && formatDate(facts.leaseEnd, language));
  tell("bedrooms", number(facts.bedrooms));
  tell("bathrooms", number(facts.bathrooms));
  tell(type === "co-living" ? "rooms" : "dwellings", number(facts.dwellings));
  tell("clearHeight", metres(facts.clearHeight));
  tell(
    "floorLoad",
    facts.floorLoad === undefined
      ? undefined
      : t("listing.facts.tonnes", { value: formatDecimal(facts.floorLoad, language) }),
  );
  tell("docks", number(facts.docks));
  tell("gates", number(facts.gates));
  tell("officeSurface", surface(facts.officeSurface));
  tell("frontage", metres(facts.frontage));
  tell("ceilingHeight", metres(facts.ceilingHeight));
  tell("storeys", number(facts.storeys));
  tell("landSurface", surface(facts.landSurface));
  tell("terrace", surface(facts.terrace));
  tell("balcony", yesOrNo(facts.balcony));
  tell("garden", surface(facts.garden));
  tell("parkingSpaces", number(facts.parkingSpaces));
  tell("parkingRent", perYear(facts.parkingRentPerYear));
  tell("chargingPoints", number(facts.chargingPoints));
  tell("bicycleStorage", yesOrNo(facts.bicycleStorage));
  tell("lift", yesOrNo(facts.lift));
  tell("furnished", yesOrNo(facts.furnished));
  tell("airConditioning", yesOrNo(facts.airConditioning));
  tell("raisedFloors", yesOrNo(facts.raisedFloors));
  tell("sprinklers", yesOrNo(facts.sprinklers));
  tell("showroom", yesOrNo(facts.showroom));
  tell("corner", yesOrNo(facts.corner));
  tell("groundFloor", yesOrNo(facts.groundFloor));
  tell("condition", facts.condition && t(`listing.facts.conditions.${facts.condition}`));
  tell("builtYear", facts.builtYear?.toString());
  tell("renovatedYear", facts.renovatedYear?.toString());
  return rows;
}

/** What the law wants told of a property, as far as the advertiser tells it. */
export function legalRows(legal: Legal, language: Language, t: TFunction): FactRow[] {
  const rows: FactRow[] = [];
  for (const name of ["planningPermission", "subdivisionPermit", "preEmptionRight", "planningSummons"] as const) {
    const value = legal[name];
    if (value === undefined) continue;
    const answers = name === "planningPermission" ? "listing.legal.granted" : "listing.facts";
    rows.push({ label: t(`listing.legal.${name}`), value: t(`${answers}.${value ? "yes" : "no"}`) });
  }
  // Until 2023 the law had other words for it; a listing read then says nothing until its feed comes again.
  if (legal.floodScores) {
    const { plot, building } = legal.floodScores;
    rows.push({ label: t("listing.legal.plotFloodScore"), value: t(`listing.legal.floodScores.${plot}`) });
    if (building) {
      rows.push({ label: t("listing.legal.buildingFloodScore"), value: t(`listing.legal.floodScores.${building}`) });
    }
  }
  if (legal.cadastralIncome) {
    rows.push({ label: t("listing.legal.cadastralIncome"), value: formatMoney(legal.cadastralIncome, language) });
  }
  return rows;
}
