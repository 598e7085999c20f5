import { createHash } from "node:crypto";

const longest = 64;

/**
 * The reference under which a listing of an advertiser's own numbering is kept: `immo-namur-1234`. The advertiser's stands
 * before, as every agency begins to count at 1. What a reference can't hold becomes a dash, and a digest of the number
 * then keeps `12/A` and `12-A` apart; so it does with what is cut.
 * @param number as the source writes it
 */
export function sourceReference(advertiser: string, number: string): string {
  const written = `${advertiser.trim()}-${number.trim()}`.toLowerCase();
  const fit = written.replace(/[^a-z0-9._-]+/g, "-").replace(/^[^a-z0-9]+/, "");
  if (fit === written && fit.length <= longest) return fit;
  const digest = createHash("sha256").update(written).digest("hex").slice(0, 8);
  return `${fit.slice(0, longest - 9).replace(/-+$/, "")}-${digest}`;
}
