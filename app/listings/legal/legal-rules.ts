import { propertyTypes, typesOfGroup, type PropertyType, type Transaction } from "#app/vocabulary/vocabulary.ts";
import type { AdFactName } from "./ad-facts.ts";

/** Where one law holds: a region of Belgium, or Luxembourg. */
export const legalRegions = ["flanders", "brussels", "wallonia", "luxembourg"] as const;
export type LegalRegion = (typeof legalRegions)[number];

/** What an advertisement of some kind has to tell, and how surely. */
export interface LegalRule {
  /** Where it is explained, with law and authority: a heading of docs/legal-facts.md. */
  source: string;
  regions: readonly LegalRegion[];
  types: readonly PropertyType[];
  /** An investment is a sale. */
  deals: readonly Transaction[];
  facts: readonly AdFactName[];
  /** `holds`: the law certainly asks for it, so that a listing without it is held back. `warns`: anything less. */
  effect: "holds" | "warns";
  /** m² in all; what is no larger has no such duty. */
  largerThan?: number;
  /** What is newly built is advertised before it has its final certificate: there, the rule only warns. */
  warnsIfNew?: boolean;
}

const belgium = ["flanders", "brussels", "wallonia"] as const;
const dwellings = ["house", "apartment"] as const;
/** With bloc sales and rooms in shared homes, of which it is nowhere said whose certificate an advertisement tells. */
const homes = typesOfGroup.residential;
const shopsAndOffices = ["office", ...typesOfGroup.retail] as const;
const either = ["to-let", "for-sale"] as const;

/**
 * Which facts the advertisement of a property must tell, by region, type and deal, with the source of each
 * (docs/legal-facts.md, where what could not be verified stands too: that only warns).
 */
export const legalRules: readonly LegalRule[] = [
  {
    source: "flanders-epc-homes",
    regions: ["flanders"],
    types: dwellings,
    deals: either,
    facts: ["energyScore", "certificateOrAddress"],
    effect: "holds",
    warnsIfNew: true,
  },
  {
    source: "flanders-epc-homes",
    regions: ["flanders"],
    types: homes,
    deals: either,
    facts: ["energyScore", "energyClass", "certificateOrAddress"],
    effect: "warns",
  },
  {
    source: "flanders-epc-others",
    regions: ["flanders"],
    types: shopsAndOffices,
    deals: either,
    facts: ["energyScore", "energyClass", "certificateOrAddress"],
    effect: "warns",
  },
  {
    source: "brussels-peb",
    regions: ["brussels"],
    types: dwellings,
    deals: either,
    facts: ["energyClass"],
    effect: "holds",
    warnsIfNew: true,
  },
  {
    source: "brussels-peb",
    regions: ["brussels"],
    types: ["office"],
    deals: either,
    facts: ["energyClass"],
    effect: "holds",
    largerThan: 500,
    warnsIfNew: true,
  },
  {
    source: "brussels-peb",
    regions: ["brussels"],
    types: homes,
    deals: either,
    facts: ["energyClass", "energyEmissions"],
    effect: "warns",
  },
  {
    source: "brussels-peb",
    regions: ["brussels"],
    types: ["office"],
    deals: either,
    facts: ["energyEmissions"],
    effect: "warns",
    largerThan: 500,
  },
  {
    source: "wallonia-peb",
    regions: ["wallonia"],
    types: dwellings,
    deals: either,
    facts: ["energyResult"],
    effect: "holds",
    warnsIfNew: true,
  },
  {
    source: "wallonia-peb",
    regions: ["wallonia"],
    types: homes,
    deals: either,
    facts: ["energyClass", "energyScore", "energyTotal", "energyCertificate"],
    effect: "warns",
  },
  {
    source: "luxembourg-cpe",
    regions: ["luxembourg"],
    types: dwellings,
    deals: either,
    facts: ["energyClass"],
    effect: "holds",
    warnsIfNew: true,
  },
  {
    source: "luxembourg-cpe",
    regions: ["luxembourg"],
    types: homes,
    deals: either,
    facts: ["energyClass", "insulationClass"],
    effect: "warns",
  },
  {
    source: "luxembourg-cpe",
    regions: ["luxembourg"],
    types: shopsAndOffices,
    deals: either,
    facts: ["energyClass"],
    effect: "warns",
  },
  {
    source: "flanders-planning",
    regions: ["flanders"],
    types: propertyTypes,
    deals: ["for-sale"],
    facts: ["planningPermission", "destination", "planningSummons", "preEmptionRight", "subdivisionPermit"],
    effect: "holds",
  },
  {
    source: "flanders-floods",
    regions: ["flanders"],
    types: propertyTypes,
    deals: ["for-sale"],
    facts: ["plotFloodScore", "buildingFloodScore"],
    effect: "holds",
  },
  {
    source: "belgium-rent",
    regions: belgium,
    types: homes,
    deals: ["to-let"],
    facts: ["rentAmount"],
    effect: "holds",
  },
  {
    source: "belgium-rent",
    regions: belgium,
    types: homes,
    deals: ["to-let"],
    facts: ["commonCharges"],
    effect: "warns",
  },
  {
    source: "agent-licence",
    regions: legalRegions,
    types: propertyTypes,
    deals: either,
    facts: ["licence"],
    effect: "warns",
  },
];
