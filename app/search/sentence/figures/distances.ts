import { readRadius } from "./radius.ts";
import type { Reading } from "../reading/reading.ts";

/**
 * "500 m from the E40", "à 300 m de la mer": how far something is, and no floor of so many metres.
 * @param at the number
 * @returns how many tokens say it; 0 for none
 */
export function distanceLength(reading: Reading, at: number): number {
  const { tokens } = reading;
  if (tokens[at]?.kind !== "number") return 0;
  const bounded = readRadius(reading, at);
  if (bounded) return bounded.to - at;
  if (!/^(?:m|met(?:er|re)s?)$/.test(tokens[at + 1]?.text ?? "")) return 0;
  const link = tokens[at + 2]?.text ?? "";
  if (/^(?:from|du|des|away|off)$/.test(link)) return 2;
  if (!/^(?:de|d|of|van)$/.test(link)) return 0;
  const isAsked = /^(?:a|op|at|within|binnen)$/.test(tokens[at - 1]?.text ?? "");
  return isAsked || /^(?:la|l|le|les|het|de|the)$/.test(tokens[at + 3]?.text ?? "") ? 2 : 0;
}

const written =
  /^(?:(?:\+|00)\d{2,3}(?:[ ./-]?\d{1,3}){3,5}|0\d{1,3}(?:[ ./-]+\d{2,3}){2,4}|0\d{1,3}[ ./-]+\d{5,7}|0\d{8,9})(?![\d.,/-]*\d)/;

/** Behind these, digits are those of a telephone however they are parted: "tel. 621 123 456". */
const phones = new Set("tel telefoon telephone phone gsm whatsapp".split(" "));
const asNamed = /^\d(?:[ ./-]{0,2}\d){5,11}(?!\d)/;

/** "0478 12 34 56", "+32 478 12 34 56": how many tokens a telephone number takes; 0 for none. */
export function phoneLength({ tokens, sentence }: Reading, at: number): number {
  const token = tokens[at];
  if (token?.kind !== "number" && token?.text !== "+") return 0;
  const named = tokens[at - 1]?.text === ":" ? at - 2 : at - 1;
  const pattern = token.kind === "number" && phones.has(tokens[named]?.text ?? "") ? asNamed : written;
  const [phone] = pattern.exec(sentence.slice(token.start)) ?? [];
  if (phone === undefined) return 0;
  const end = token.start + phone.length;
  return tokens.filter((other, index) => index >= at && other.start < end).length;
}
