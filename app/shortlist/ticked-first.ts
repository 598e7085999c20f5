import type { CardRow } from "#app/listings/read-cards.server.ts";
import { dealOfListing } from "#app/listings/listing-segment.ts";
import { grouped } from "#app/places/grouped.ts";
import { marketOfType } from "#app/vocabulary/vocabulary.ts";
import { mostCompared } from "./shortlist.ts";

type Kept = Pick<CardRow, "reference" | "type" | "toLet" | "invest" | "status">;

/**
 * Which of the kept properties stand ticked to be compared until somebody chooses: those of the kind that most of them
 * are, offices to let say, the first four in the order of the list. What is no longer on offer is none of them.
 * @returns references; none where no two can be set side by side
 */
export function tickedFirst(kept: readonly Kept[]): string[] {
  const kinds = grouped(
    kept.filter(({ status }) => status === "published" || status === "under-option"),
    (listing) => `${marketOfType(listing.type)} ${dealOfListing(listing)}`,
  );
  const largest = [...kinds.values()].reduce((best, kind) => (kind.length > best.length ? kind : best), []);
  return largest.length < 2 ? [] : largest.slice(0, mostCompared).map(({ reference }) => reference);
}
