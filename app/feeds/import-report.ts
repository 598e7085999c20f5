import type { Placing } from "./checking/complete-address.server.ts";
import type { KeptDetails } from "./writing/advertiser-details.server.ts";
import { FeedWarnings } from "./feed-warnings.ts";
import { LegalFindings } from "./legal-findings.ts";
import { cutTo, longestReason, type Rejection } from "./checking/rejection.ts";
import { UnmappedFields } from "./unmapped-fields.ts";

/** What an import did, in listings. */
export interface ImportReport {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Of those updated, how many ask less than before. */
  priceDrops: number;
  refusedCount: number;
  /** The first thousand; `onRefused` gets them all. */
  refused: Rejection[];
  /** Of which advertisers the feed says otherwise than is known, and what: they stay as they were. */
  unchangedDetails: KeptDetails[];
  /** Of those unchanged, how many were withdrawn by a command and are brought as they were then: they stay so. */
  stayWithdrawnCount: number;
  /** The first thousand of them. */
  stayWithdrawn: string[];
  /** Taken down, as the feed said so or left them out. */
  withdrawn: number;
  /** The same, but too many to be taken down before a person has looked: their references. */
  held: string[];
  /** The feed is a full one, but nothing was taken down for being left out: a refused record does not say which it is. */
  absenceIgnored: boolean;
  /** How surely the places of records that were not refused are known; how many of each. */
  placings: Partial<Record<Placing, number>>;
  /** What the laws ask advertisements for and records that were not refused do not tell. */
  legal: LegalFindings;
  /** What the source told and the listing format has no field for. */
  unmapped: UnmappedFields;
  /** What of records was left out or is doubtful, though they were not refused for it. */
  warnings: FeedWarnings;
}

const maxRefused = 1_000;
const maxStaying = 1_000;

/** Why an import that came to its end has failed all the same; undefined where it has taken anything, or there was nothing. */
export function failureOf({ read, refusedCount, withdrawn, held }: ImportReport): string | undefined {
  const tookNothing = refusedCount === read && withdrawn === 0 && held.length === 0;
  return read > 0 && tookNothing ? "every record was refused" : undefined;
}

/**
 * A report of nothing yet, and what notes in it a refused record, and listings that stay withdrawn.
 * @param options.onRefused gets every record that is refused
 */
export function startReport({ onRefused }: { onRefused?: (rejection: Rejection) => void } = {}) {
  const report: ImportReport = {
    read: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    priceDrops: 0,
    refusedCount: 0,
    refused: [],
    unchangedDetails: [],
    stayWithdrawnCount: 0,
    stayWithdrawn: [],
    withdrawn: 0,
    held: [],
    absenceIgnored: false,
    placings: {},
    legal: new LegalFindings(),
    unmapped: new UnmappedFields(),
    warnings: new FeedWarnings(),
  };
  const refuse = (given: Rejection) => {
    const rejection = { ...given, reason: cutTo(longestReason, given.reason) };
    report.refusedCount++;
    if (report.refused.length < maxRefused) report.refused.push(rejection);
    onRefused?.(rejection);
  };
  const noteStaying = (references: readonly string[]) => {
    report.stayWithdrawnCount += references.length;
    report.stayWithdrawn.push(...references.slice(0, maxStaying - report.stayWithdrawn.length));
  };
  return { report, refuse, noteStaying };
}
