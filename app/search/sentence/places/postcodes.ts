import type { Gazetteer } from "#app/places/gazetteer.ts";
import { readPostcode } from "#app/places/postcode.ts";
import type { Mention } from "./place-mentions.ts";
import type { Reading } from "../reading/reading.ts";
import { countsPeople, countsRoom } from "../words/people-words.ts";

/**
 * A postcode at a token: `1050`, `L-2180`.
 * @returns `isSure` when nothing else can be meant: a country letter or a word that asks for a place stands before it
 */
export function readPostcodeAt(
  { tokens, sentence }: Reading,
  at: number,
  gazetteer: Gazetteer,
): (Mention & { isSure: boolean }) | undefined {
  const token = tokens[at];
  if (token?.kind !== "postcode" && token?.kind !== "number") return undefined;
  const written = sentence.slice(token.start, token.end);
  const read = readPostcode(written);
  const place = read && gazetteer.byPostcode(read.code, read.country);
  if (!place) return undefined;
  // "1400 incl.", "1200 cc": a sum.
  if (token.kind === "number" && ofMoney.test(tokens[at + 1]?.text ?? "")) return undefined;
  if (token.kind === "number" && (countsPeople(tokens, at, at + 1) || countsRoom(tokens, at + 1))) return undefined;
  // "1150 + 100 kosten", "1400 plus 200 charges", "1500 + btw"
  const added = /^(?:\+|plus)$/.test(tokens[at + 1]?.text ?? "") ? tokens[at + 2] : undefined;
  const isSum = added !== undefined && (added.kind === "number" || costs.test(added.text));
  if (token.kind === "number" && (isSum || tokens[at - 1]?.text === "@")) return undefined;
  const isSure = token.kind === "postcode" || /^(?:in|a|te|near|bij|rond|at)$/.test(tokens[at - 1]?.text ?? "");
  return { candidates: [place], from: at, to: at + 1, isSure };
}

/** What is added to a sum. */
const costs = /^(?:btw|tva|vat|charges?|kosten|costs|frais|lasten|provisions?|provisie|syndic|syndicus)$/;

/** Right behind four digits these make a sum of them. */
const ofMoney = /^(?:incl|excl|inclus|incluse?s?|compris|comprises?|cc|hc|tcc|htva|inclusief|exclusief|warm|kalt)$/;
