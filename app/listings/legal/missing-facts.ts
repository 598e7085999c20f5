import type { Place } from "#app/places/place.ts";
import type { EnergyScheme, Transaction } from "#app/vocabulary/vocabulary.ts";
import type { ListingRecord } from "../listing-record.ts";
import { adFacts } from "./ad-facts.ts";
import { legalRules, type LegalRegion, type LegalRule } from "./legal-rules.ts";

/** A fact that a law asks an advertisement for, and a listing does not tell. */
export interface MissingFact {
  /** Of the listing format. */
  field: string;
  /** In a sentence, for whoever sends the feed. */
  reason: string;
  /** Whether the listing may not be shown without it. */
  holds: boolean;
}

/** By the gazetteer's keys. */
const regionsByKey: Partial<Record<string, LegalRegion>> = {
  "BE-02000": "flanders",
  "BE-03000": "wallonia",
  "BE-04000": "brussels",
  LU: "luxembourg",
};

/** The certificate of each region. */
const schemes: Record<LegalRegion, EnergyScheme> = {
  flanders: "EPC",
  brussels: "EPB",
  wallonia: "PEB",
  luxembourg: "CPE",
};

const regionNames: Record<LegalRegion, string> = {
  flanders: "Flanders",
  brussels: "Brussels",
  wallonia: "Wallonia",
  luxembourg: "Luxembourg",
};

/** Whose law holds in a place. @param around the place with all that it lies in @throws Error for a place in none */
export function legalRegionOf(around: readonly Pick<Place, "key">[]): LegalRegion {
  for (const { key } of around) {
    const region = regionsByKey[key];
    if (region) return region;
  }
  throw new Error(`${around[0]?.key} lies in no region`);
}

/**
 * What the advertisement of a property must tell by law and does not (legal-rules.ts), each field once and what holds it back
 * first; and whether the certificate told is another region's. Only what is on offer is advertised: drafts and what is let,
 * sold or withdrawn owe nothing.
 */
export function missingFacts(record: ListingRecord, region: LegalRegion): MissingFact[] {
  if (record.status !== "published" && record.status !== "under-option") return [];
  const missing = new Map<string, MissingFact>();
  const applying = legalRules.filter((rule) => applies(rule, record, region));
  // Of two rules that ask for the same, the stricter counts.
  for (const rule of [...applying.filter(holdsFor(record)), ...applying]) {
    for (const name of rule.facts) {
      const { field, words, isStated } = adFacts[name];
      if (missing.has(field) || isStated(record)) continue;
      missing.set(field, {
        field,
        reason: `an advertisement in ${regionNames[region]} states ${words} (${rule.source})`,
        holds: holdsFor(record)(rule),
      });
    }
  }
  const { energy } = record;
  if (energy && energy.scheme !== schemes[region]) {
    const reason = `the certificate of ${regionNames[region]} is ${schemes[region]}, and not ${energy.scheme}`;
    missing.set("energy.scheme", { field: "energy.scheme", reason, holds: false });
  }
  return [...missing.values()];
}

function holdsFor({ facts }: ListingRecord) {
  return ({ effect, warnsIfNew }: LegalRule) => effect === "holds" && !(warnsIfNew && facts.condition === "new");
}

function applies(
  { regions, types, deals, largerThan = 0 }: LegalRule,
  { type, transactions, invest, surface, units }: ListingRecord,
  region: LegalRegion,
): boolean {
  const offered: readonly Transaction[] = invest ? [...transactions, "for-sale"] : transactions;
  const total = surface?.total ?? units.reduce((sum, unit) => sum + unit.surface, 0);
  return (
    regions.includes(region) &&
    types.includes(type) &&
    deals.some((deal) => offered.includes(deal)) &&
    (largerThan === 0 || total > largerThan)
  );
}
