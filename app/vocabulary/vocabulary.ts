/** The vocabulary of the trade (specification, section 3): types, groups, markets, transactions. */

export const propertyTypes = [
  "office",
  "logistics-warehouse",
  "sme-business-unit",
  "retail",
  "city-centre-store",
  "out-of-town-stand-alone-or-retail-park",
  "shopping-centre",
  "house",
  "apartment",
  "bloc-sales",
  "co-living",
] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const typeGroups = ["warehouse", "retail", "residential"] as const;
export type TypeGroup = (typeof typeGroups)[number];

export const typesOfGroup: Record<TypeGroup, readonly PropertyType[]> = {
  warehouse: ["logistics-warehouse", "sme-business-unit"],
  retail: ["retail", "city-centre-store", "out-of-town-stand-alone-or-retail-park", "shopping-centre"],
  residential: ["house", "apartment", "bloc-sales", "co-living"],
};

export const transactions = ["to-let", "for-sale"] as const;
export type Transaction = (typeof transactions)[number];

export const markets = ["office", "retail", "industrial", "residential", "invest"] as const;
export type Market = (typeof markets)[number];

/** The group a type belongs to; an office belongs to none. */
export function groupOfType(type: PropertyType): TypeGroup | undefined {
  return typeGroups.find((group) => typesOfGroup[group].includes(type));
}

/** Types that stand by themselves among the choices: offices. */
export const typesWithoutGroup = propertyTypes.filter(
  (type): type is Exclude<PropertyType, "retail"> => groupOfType(type) === undefined,
);

/** The market that a type is of (specification, section 4). */
export function marketOfType(type: PropertyType): Exclude<Market, "invest"> {
  const group = groupOfType(type) ?? "office";
  return group === "warehouse" ? "industrial" : group;
}

/** Homes are let per month and as a whole; everything else per m² and year (decisions, section 2). */
export function isResidential(type: PropertyType): boolean {
  return groupOfType(type) === "residential";
}

/** Types that are bought for what they yield, and called so: an investment by their names. */
export const incomeTypes: readonly PropertyType[] = ["bloc-sales"];

export const listingStatuses = ["draft", "published", "under-option", "let", "sold", "withdrawn"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** EPC Flanders, EPB Brussels, PEB Wallonia, CPE Luxembourg (decisions, section 3). */
export const energySchemes = ["EPC", "EPB", "PEB", "CPE"] as const;
export type EnergyScheme = (typeof energySchemes)[number];

export const energyClasses = ["A++", "A+", "A", "B", "C", "D", "E", "F", "G", "H", "I"] as const;
export type EnergyClass = (typeof energyClasses)[number];

/** Why a property has no energy certificate, where the law asks for none (docs/legal-facts.md). */
export const energyExemptions = [
  "protected",
  "temporary",
  "workshop",
  "not-heated",
  "small",
  "uninhabitable",
  "to-demolish",
  "other",
] as const;

export const conditions = ["new", "renovated", "good", "to-renovate", "shell"] as const;
