import type { TFunction } from "i18next";
import { capitalised, formatDate, formatMeasure, formatMoney, formatNumber, formatSurface } from "#app/i18n/formats.ts";
import { factNames, facts, type Fact } from "#app/vocabulary/facts.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Facts, ListingRecord } from "#app/listings/listing-record.ts";
import { chargesText } from "#app/listings/price-words.ts";
import { segmentOfListing, type Offered } from "#app/listings/listing-segment.ts";
import { isResidential } from "#app/vocabulary/vocabulary.ts";
import { floorInWords } from "./units-view.ts";

/** One line of a facts table, in finished words. */
export interface FactRow {
  label: string;
  value: string;
  /** Of the value, where it is not the page's. */
  lang?: Language;
  /** The value in the words of the page, behind it. */
  meaning?: string | undefined;
}

interface ListingFacts extends Pick<Offered, "type" | "toLet" | "units"> {
  facts: Facts;
  charges: ListingRecord["charges"] | null;
  yield: number | null;
}

/**
 * Everything known of a property, in the order in which people ask: what it costs beside the price, the income, the
 * building, the comfort. What the advertiser does not tell is left out; a plain "no" is told.
 */
export function factRows(listing: ListingFacts, language: Language, t: TFunction): FactRow[] {
  const { type, charges, yield: yielded } = listing;
  const rows: FactRow[] = [];
  const addRow = (label: string, value: string | undefined) => {
    if (value !== undefined) rows.push({ label: capitalised(label), value });
  };
  addRow(t("listing.facts.type"), t(`vocabulary.types.${segmentOfListing(listing)}`));
  addRow(
    t(isResidential(type) ? "listing.facts.homeCharges" : "listing.facts.charges"),
    charges ? chargesText(charges, language, t) : undefined,
  );
  addRow(
    t("listing.facts.yield"),
    yielded === null ? undefined : t("listing.facts.percent", { value: formatMeasure(yielded, language) }),
  );
  for (const name of factNames) {
    // "Bedrooms: 0" is what a feed writes: of an apartment that is a studio, of anything else nothing is known by it.
    if (name === "bedrooms" && listing.facts.bedrooms === 0) {
      addRow(t(facts.bedrooms.label), type === "apartment" ? t("listing.facts.studio") : undefined);
      continue;
    }
    // Its floor has said so.
    if (name === "groundFloor" && listing.facts.floor === 0) continue;
    const isRooms = name === "dwellings" && type === "co-living";
    addRow(t(isRooms ? "listing.facts.rooms" : facts[name].label), factText(name, listing.facts, language, t));
  }
  return rows;
}

/** What a listing says of a fact, in finished words. */
function factText(name: Fact, given: Facts, language: Language, t: TFunction): string | undefined {
  const value = given[name];
  if (value === undefined) return undefined;
  if (name === "condition") return given.condition && t(`listing.facts.conditions.${given.condition}`);
  if (typeof value === "boolean") return t(`listing.facts.${value ? "yes" : "no"}`);
  if (typeof value === "string") return formatDate(value, language);
  const fact = facts[name];
  switch (fact.kind) {
    case "figure":
      return `${formatMeasure(value, language)}\u00a0${fact.unit}`;
    case "surface":
      return formatSurface(value, language);
    case "amount":
      return formatMoney(value, language) + t("listing.price.unit.total-year");
    case "floor":
      return floorInWords(value, t);
    case "year":
      return value.toString();
    default:
      return formatNumber(value, language);
  }
}
