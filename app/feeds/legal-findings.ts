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
  get first(): readonly Finding[] {
    return this.#first;
  }
  #first: Finding[] = [];
  readonly #counts = new Map<string, MissingCount>();

  /**
   * Notes a record, and those of a feed in their order.
   * @param heldFor fields without which the listing is not shown
   * @param written the reference as the feed has it; asked only of records that are told each by itself
   */
  note({ line, missing, heldFor }: Noted, written: () => string): void {
    if (missing.length === 0) return;
    this.listings++;
    if (heldFor.length > 0) this.heldBack++;
    if (this.#first.length < maxFindings) {
      const reference = written();
      const found = missing.map((fact) => ({ line, reference, ...fact, holds: heldFor.includes(fact.field) }));
      this.#first.push(...found.slice(0, maxFindings - this.#first.length));
    }
    for (const fact of missing) {
      const holds = heldFor.includes(fact.field);
      // As many as there are rules, whatever the feed.
      const counted = this.#counts.get(fact.reason);
      if (counted) counted.listings++;
      else this.#counts.set(fact.reason, { ...fact, holds, listings: 1 });
    }
  }

  /** Takes back what was noted of a record, which was refused in the end. */
  forget({ line, reference, missing, heldFor }: Noted): void {
    if (missing.length === 0) return;
    this.listings--;
    if (heldFor.length > 0) this.heldBack--;
    for (const { reason } of missing) {
      const counted = this.#counts.get(reason);
      if (counted && --counted.listings === 0) this.#counts.delete(reason);
    }
    // Lines come in their order: one behind the last that is told is none of them.
    if (line <= (this.#first.at(-1)?.line ?? 0)) {
      this.#first = this.#first.filter((each) => each.line !== line || each.reference.toLowerCase() !== reference);
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
  /** In lower case: several records may begin on one line. */
  reference: string;
  missing: readonly MissingFact[];
  heldFor: readonly string[];
}
