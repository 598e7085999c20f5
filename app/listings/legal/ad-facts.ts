import type { ListingRecord } from "../listing-record.ts";

/** A fact of an advertisement that some law asks for. */
interface AdFact {
  /** Of the listing format: `energy.class`. */
  field: string;
  /** What it is, for whoever sends the feed. */
  words: string;
  isStated: (record: ListingRecord) => boolean;
}

/** One that a certificate tells; the reason why none is needed answers for it as well. */
function ofCertificate(
  field: string,
  words: string,
  isStated: (energy: NonNullable<ListingRecord["energy"]>) => boolean,
): AdFact {
  return {
    field,
    words,
    isStated: ({ energy }) => energy !== undefined && (energy.exemption !== undefined || isStated(energy)),
  };
}

/** One of `legal`: told when it is there, also when it says no. */
function ofLaw(name: Exclude<keyof ListingRecord["legal"], "floodScores">, words: string): AdFact {
  return { field: `legal.${name}`, words, isStated: ({ legal }) => legal[name] !== undefined };
}

/** Every fact that a rule may ask for (legal-rules.ts), by its name there. */
export const adFacts = {
  energyClass: ofCertificate(
    "energy.class",
    "the class of the energy certificate",
    (energy) => energy.class !== undefined,
  ),
  energyScore: ofCertificate(
    "energy.consumption",
    "the energy score, kWh per m² and year",
    (energy) => energy.consumption !== undefined,
  ),
  energyResult: ofCertificate(
    "energy.class",
    "what the energy certificate says, its class or its figure per m²",
    (energy) => energy.class !== undefined || energy.consumption !== undefined,
  ),
  energyTotal: ofCertificate(
    "energy.total",
    "the total consumption of primary energy, kWh a year",
    (energy) => energy.total !== undefined,
  ),
  energyEmissions: ofCertificate(
    "energy.emissions",
    "the CO₂ emissions, kg per m² and year",
    (energy) => energy.emissions !== undefined,
  ),
  energyCertificate: ofCertificate(
    "energy.certificate",
    "the number of the energy certificate",
    (energy) => energy.certificate !== undefined,
  ),
  insulationClass: ofCertificate(
    "energy.insulationClass",
    "the class of thermal insulation",
    (energy) => energy.insulationClass !== undefined,
  ),
  certificateOrAddress: {
    field: "energy.certificate",
    words: "the number of the energy certificate, or the whole address",
    isStated: ({ energy, address }) =>
      energy?.exemption !== undefined ||
      energy?.certificate !== undefined ||
      (!address.hidden && address.street !== undefined && address.number !== undefined),
  },
  planningPermission: ofLaw("planningPermission", "whether a planning permit was granted"),
  destination: ofLaw("destination", "the latest planning destination, as the register of plans calls it"),
  planningSummons: ofLaw("planningSummons", "whether there is a summons or a measure for a planning offence"),
  preEmptionRight: ofLaw("preEmptionRight", "whether there is a right of pre-emption"),
  subdivisionPermit: ofLaw("subdivisionPermit", "whether a subdivision permit applies"),
  plotFloodScore: {
    field: "legal.floodScores.plot",
    words: "the flood score of the plot (P-score)",
    isStated: ({ legal }) => legal.floodScores !== undefined,
  },
  buildingFloodScore: {
    field: "legal.floodScores.building",
    words: "the flood score of the building (G-score)",
    isStated: ({ legal }) => legal.floodScores?.building !== undefined,
  },
  rentAmount: {
    field: "rent.amount",
    words: "the rent",
    isStated: ({ rent }) => rent !== undefined && "amount" in rent,
  },
  commonCharges: {
    field: "charges.amount",
    words: "the charges, or that the rent includes them",
    isStated: ({ rent, charges }) =>
      charges !== undefined || (rent !== undefined && "amount" in rent && rent.chargesIncluded),
  },
  licence: {
    field: "advertiser.licence",
    words: "the agent’s licence",
    isStated: ({ advertiser }) => advertiser.licence !== undefined,
  },
} as const satisfies Record<string, AdFact>;

export type AdFactName = keyof typeof adFacts;
