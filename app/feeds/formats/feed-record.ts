/** What a format's reader makes of one record of its source, in the source's own order. */
export interface FeedRecord {
  /** Where it begins in the source, counted from 1. */
  line: number;
  /** Characters, for batches of a bounded size. */
  size: number;
  /** As it stands in the feed, where that says all there is to it. */
  text?: string;
  /** What the source calls it, to find it by when it is refused; as it would be stored. */
  reference?: string;
  content: FeedContent;
  /** What the source tells and the listing format has no field for: `ausstattung/kamin`. */
  unmapped?: readonly string[];
  /** What of it was left out or is doubtful, though the listing is taken: a sentence each. */
  warnings?: readonly string[];
}

export type FeedContent =
  /** Fields of a listing record, not checked yet. */
  | { kind: "listing"; record: unknown }
  /** The source says that the listing named is no longer on offer. */
  | { kind: "withdrawal"; reference: string }
  /** It can't become a listing. */
  | { kind: "refused"; reason: string; field?: string };

/** `full`: what the feed leaves out is no longer on offer. `partial`: it says nothing of what it leaves out. */
export type FeedScope = "full" | "partial";
