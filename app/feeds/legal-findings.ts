import type { MissingFact } from "#app/listings/legal/missing-facts.ts";

/** So many are told each by itself; of those beyond, how many there are by field. */
const maxFindings = 1_000;

interface Finding extends MissingFact {
  /** Counted from 1. */
  line: number;
  reference: string;
}

interface MissingCount extends MissingFact {
  listings: number;
}

/** Counts what the laws ask for and the listings of a feed do not tell, and which of them are held back for it. */
export class LegalFindings {
  /** Listings that lack something. */
  listings = 0;
  /** Those of them that are not shown. */
  heldBack = 0;
  /** The first thousand. */
  readonly first: Finding[] = [];
  readonly #counts = new Map<string, MissingCount>();

  /** @param heldFor fields without which the listing is not shown */
  note({ line, reference, missing, heldFor }: Noted): void {
    if (missing.length === 0) return;
    this.listings++;
    if (heldFor.length > 0) this.heldBack++;
    for (const fact of missing) {
      const holds = heldFor.includes(fact.field);
      if (this.first.length < maxFindings) this.first.push({ line, reference, ...fact, holds });
      // As many as there are rules, whatever the feed.
      const counted = this.#counts.get(fact.reason);
      if (counted) counted.listings++;
      else this.#counts.set(fact.reason, { ...fact, holds, listings: 1 });
    }
  }

  /** By field and reason, what holds listings back first, then the most frequent. */
  list(): MissingCount[] {
    return [...this.#counts.values()].sort(
      (a, b) => Number(b.holds) - Number(a.holds) || b.listings - a.listings || (a.reason < b.reason ? -1 : 1),
    );
  }
}

interface Noted {
  line: number;
  reference: string;
  missing: readonly MissingFact[];
  heldFor: readonly string[];
}
