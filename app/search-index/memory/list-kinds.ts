import type { ListedKind } from "../search-index.ts";
import { coworkingFlag, flagSets, forSaleFlag, investFlag, toLetFlag, typeOfFlags } from "./listing-flags.ts";
import type { MemoryIndex } from "./memory-index.ts";

/**
 * The kinds of listings on offer. One pass over them, the newest first: of those with the same place and flags only the
 * first counts, so that a million take some milliseconds.
 */
export function listKinds({ columns, newest }: MemoryIndex): ListedKind[] {
  const { flags, place, publishedAt } = columns;
  // Of all that flags can be, few are: each is numbered as it comes.
  const numbers = new Int32Array(flagSets);
  const seen = new Set<number>();
  const kinds: ListedKind[] = [];
  let last = 0;
  for (const row of newest) {
    const has = flags[row]!;
    const number = (numbers[has] ||= ++last);
    const key = number * 0x10000 + place[row]!;
    if (seen.has(key)) continue;
    seen.add(key);
    const type = typeOfFlags(has);
    if (type === undefined) continue;
    kinds.push({
      placeId: place[row]!,
      type,
      toLet: (has & toLetFlag) !== 0,
      forSale: (has & forSaleFlag) !== 0,
      invest: (has & investFlag) !== 0,
      coworking: (has & coworkingFlag) !== 0,
      newest: publishedAt[row]!,
    });
  }
  return kinds;
}
