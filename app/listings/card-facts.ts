import type { TFunction } from "i18next";
import { formatDecimal, formatMonth, formatNumber, formatSurface } from "#app/i18n/formats.ts";
import { inEveryLanguage, type Language } from "#app/i18n/languages.ts";
import type { Facts } from "./listing-record.ts";
import { yieldText } from "./price-words.ts";
import { isResidential, type PropertyType } from "#app/vocabulary/vocabulary.ts";

/** What a card's facts are chosen from: columns of a listing. */
export interface FactSource {
  type: PropertyType;
  toLet: boolean;
  forSale: boolean;
  surfaceMin: number | null;
  surfaceTotal: number | null;
  yield: number | null;
  desks: number | null;
  /** ISO date; null means now. */
  availableFrom: string | null;
  facts: Facts;
}

const most = 3;

/** Which facts matter for a type, the weightiest first; a card shows the first three that the listing has. */
export const weightiest: Record<PropertyType, readonly CardFact[]> = {
  office: ["desks", "divisible", "parking", "furnished", "terrace", "airConditioning", "lift"],
  "logistics-warehouse": ["clearHeight", "docks", "divisible", "gates", "floorLoad", "parking"],
  "sme-business-unit": ["clearHeight", "gates", "divisible", "docks", "parking"],
  retail: ["frontage", "divisible", "parking", "terrace", "airConditioning"],
  "city-centre-store": ["frontage", "divisible", "terrace", "airConditioning", "parking"],
  "out-of-town-stand-alone-or-retail-park": ["parking", "frontage", "divisible", "land", "clearHeight"],
  "shopping-centre": ["frontage", "divisible", "parking", "airConditioning"],
  house: ["bedrooms", "garden", "land", "terrace", "parking", "furnished"],
  apartment: ["bedrooms", "terrace", "balcony", "furnished", "garden", "parking", "lift"],
  "bloc-sales": ["homes", "divisible", "parking", "garden", "lift"],
  "co-living": ["rooms", "furnished", "garden", "terrace"],
};

type CardFact = keyof typeof tellers;
type Teller = (source: FactSource, language: Language, t: TFunction) => string | undefined;

const tellers = {
  desks: counted("desks", ({ desks }) => desks),
  parking: counted("parking", ({ facts }) => facts.parkingSpaces),
  docks: counted("docks", ({ facts }) => facts.docks),
  gates: counted("gates", ({ facts }) => facts.gates),
  bedrooms: counted("bedrooms", ({ facts }) => facts.bedrooms),
  homes: counted("homes", ({ facts }) => facts.dwellings),
  rooms: counted("rooms", ({ facts }) => facts.dwellings ?? facts.bedrooms),
  divisible: (source, _, t) => (isDivisible(source) ? t("listing.card.divisible") : undefined),
  clearHeight: ({ facts }, language, t) =>
    facts.clearHeight && t("listing.card.clearHeight", { metres: formatDecimal(facts.clearHeight, language) }),
  frontage: ({ facts }, language, t) =>
    facts.frontage && t("listing.card.frontage", { metres: formatDecimal(facts.frontage, language) }),
  floorLoad: ({ facts }, language, t) =>
    facts.floorLoad && t("listing.card.floorLoad", { tonnes: formatDecimal(facts.floorLoad, language) }),
  land: ({ facts }, language, t) =>
    facts.landSurface && t("listing.card.land", { surface: formatSurface(facts.landSurface, language) }),
  balcony: ({ facts }, _, t) => (facts.balcony ? t("listing.card.balcony") : undefined),
  terrace: ({ facts }, _, t) => (facts.terrace ? t("listing.card.terrace") : undefined),
  garden: ({ facts }, _, t) => (facts.garden ? t("listing.card.garden") : undefined),
  furnished: ({ facts }, _, t) => (facts.furnished ? t("listing.card.furnished") : undefined),
  lift: ({ facts }, _, t) => (facts.lift ? t("listing.card.lift") : undefined),
  airConditioning: ({ facts }, _, t) => (facts.airConditioning ? t("listing.card.airConditioning") : undefined),
} satisfies Record<string, Teller | ((...given: Parameters<Teller>) => string | 0 | undefined)>;

/**
 * The facts of a card, three at most: what was asked for first, a yield, what matters for the type next, and the
 * availability where there is room.
 * @param today ISO date
 * @param asked what the search asks for, in words; all of it is told
 */
export function cardFacts(
  source: FactSource,
  language: Language,
  t: TFunction,
  today: string,
  asked: readonly string[] = [],
): string[] {
  const told = [...asked];
  const tell = (words: string | undefined | 0) => {
    if (words && told.length < most && !told.includes(words)) told.push(words);
  };
  if (source.yield) tell(yieldText(source.yield, language, t));
  for (const fact of weightiest[source.type]) tell(tellers[fact](source, language, t));
  if (told.length < most && source.toLet) told.push(availability(source.availableFrom, language, t, today));
  return told;
}

/** Whether a part can be had by itself; nobody divides a home. */
export function isDivisible({
  type,
  surfaceMin,
  surfaceTotal,
}: Pick<FactSource, "type" | "surfaceMin" | "surfaceTotal">) {
  return !isResidential(type) && surfaceMin !== null && surfaceTotal !== null && surfaceMin < surfaceTotal;
}

function availability(from: string | null, language: Language, t: TFunction, today: string): string {
  if (from === null || from <= today) return t("listing.card.availableNow");
  return t("listing.card.availableFrom", { month: formatMonth(from, language) });
}

/** Plural rules cost more than anything else on a card, and most counts are small: each is put into words once. */
function counted(
  name: "desks" | "parking" | "docks" | "gates" | "bedrooms" | "homes" | "rooms",
  countOf: (source: FactSource) => number | null | undefined,
): Teller {
  const known = inEveryLanguage(() => new Map<number, string>());
  return (source, language, t) => {
    const count = countOf(source);
    if (!count) return undefined;
    const words =
      known[language].get(count) ?? t(`listing.card.${name}`, { count, formatted: formatNumber(count, language) });
    if (count < 200) known[language].set(count, words);
    return words;
  };
}
