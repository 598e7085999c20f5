import type { Deal } from "#app/filters/deal.ts";
import type { Order } from "#app/filters/orders.ts";
import { filterOf } from "#app/filters/search-url.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import type { Figure } from "./figure.ts";
import type { Mention } from "./place-mentions.ts";
import type { Near } from "./near.ts";
import type { Reading } from "./reading.ts";
import type { Remainder } from "./remainder.ts";
import { isChoice } from "./phrase-senses.ts";
import type { Meaning } from "./vocabulary.ts";

/** A type that a sentence names. */
export interface NamedType {
  segment: TypeSegment;
  weak: boolean;
  /** Named as another choice: "house or apartment". */
  isChoice: boolean;
}

/** What the parts of a sentence were read as. */
export interface Parts {
  figures: Figure[];
  types: (NamedType & { from: number; to: number })[];
  deals: Set<Deal>;
  /** Values of filters that words alone say. */
  said: (NonNullable<Meaning["said"]> & { from: number; to: number })[];
  mentions: Mention[];
  /** Four digits that are a postcode, unless a place beside them makes another figure of them. */
  postcodes: (Mention & { isSure: boolean })[];
  bare: Figure[];
  /** Surfaces of a plot, a garden or a terrace. */
  outside: Figure[];
  /** What is to come first. */
  order?: Order;
  /** The order says no more than a limit of price would. */
  isThrifty?: boolean;
  /** What it wants to be near. */
  near?: Near;
  rest: Remainder;
}

/** Takes what the tokens from `from` to `to` mean. */
export function takeMeaning(
  { tokens }: Reading,
  parts: Parts,
  { segment, deal, said, order, keeps, weak }: Meaning,
  from: number,
  to: number,
) {
  if (deal) parts.deals.add(deal);
  if (order) {
    parts.order = order;
    parts.isThrifty = weak === true;
  }
  if (said) {
    // "A+": the sign belongs to the letter.
    let end = to;
    for (; end < tokens.length && tokens[end]?.text === "+" && tokens[end]?.glued; end++);
    const more = typeof said.value === "string" && filterOf(said.name)?.read(said.value + "+".repeat(end - to));
    parts.said.push({ ...said, ...(more && { value: more }), from, to });
  }
  if (segment) {
    const before = tokens[from - 1]?.text ?? "";
    const isListed = isChoice(before) || /^(?:and|et|en|\/|,|&)$/.test(before);
    parts.types.push({ segment, weak: weak ?? false, isChoice: isListed, from, to });
  }
  if (keeps) parts.rest.quote(from, to);
}
