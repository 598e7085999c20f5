import type { TFunction } from "i18next";
import { capitalised } from "#app/i18n/formats.ts";
import type { Listing } from "#app/listings/find-listing.server.ts";
import { facts as definitions, type Fact } from "#app/vocabulary/facts.ts";
import { areAlikeInSize, bestOf } from "./best-values.ts";

/** Facts of which more is plainly better, whoever asks; what a larger property has more of, only among those alike in size. */
const moreIsBetter = ["clearHeight", "floorLoad", "docks", "gates", "parkingSpaces", "chargingPoints"] as const;
const growsWithSize = new Set<Fact>(["docks", "gates", "parkingSpaces", "chargingPoints"]);
const lessIsBetter = ["parkingRentPerYear"] as const;

/** Where a fact's row is the best, for a fact of which more or less is plainly better; of a yield, the higher. */
export function bestFact(label: string, listings: readonly Listing[], t: TFunction): number[] {
  if (capitalised(t("listing.facts.yield")) === label) {
    return bestOf(
      listings.map((listing) => listing.yield),
      "higher",
    );
  }
  const called = (name: Fact) => capitalised(t(definitions[name].label)) === label;
  const figures = (name: (typeof moreIsBetter | typeof lessIsBetter)[number]) =>
    listings.map(({ facts }) => facts[name] ?? null);
  const more = moreIsBetter.find(called);
  if (more) {
    const areComparable = !growsWithSize.has(more) || areAlikeInSize(listings.map(({ surfaceTotal }) => surfaceTotal));
    return areComparable ? bestOf(figures(more), "higher") : [];
  }
  const less = lessIsBetter.find(called);
  return less ? bestOf(figures(less), "lower") : [];
}
