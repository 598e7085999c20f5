import type { FeedRecord } from "./formats/feed-record.ts";

/** So many fields are counted apart; a source with more of them has a fault that the first show. */
const most = 300;

interface UnmappedField {
  /** As the source names it: `ausstattung/kamin`. */
  field: string;
  records: number;
  firstLine: number;
}

/** Counts what a source tells and the listing format has no field for. */
export class UnmappedFields {
  readonly #fields = new Map<string, UnmappedField>();
  /** Names beyond those that are counted apart. */
  others = 0;

  note({ unmapped = [], line }: Pick<FeedRecord, "unmapped" | "line">): void {
    for (const field of new Set(unmapped)) {
      const known = this.#fields.get(field);
      if (known) known.records++;
      else if (this.#fields.size < most) this.#fields.set(field, { field, records: 1, firstLine: line });
      else this.others++;
    }
  }

  /** The most frequent first. */
  list(): UnmappedField[] {
    return [...this.#fields.values()].sort((a, b) => b.records - a.records || (a.field < b.field ? -1 : 1));
  }
}
