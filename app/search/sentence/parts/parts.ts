import type { Deal } from "#app/filters/deal.ts";
import type { Order } from "#app/filters/orders.ts";
import { filterOf } from "#app/filters/search-url.ts";
import type { TypeSegment } from "#app/filters/type-segments.ts";
import type { Figure } from "../figures/figure.ts";
import type { Mention } from "../places/place-mentions.ts";
import type { Near } from "../places/near.ts";
import type { Reading } from "../reading/reading.ts";
import { Remainder } from "./remainder.ts";
import { isBusinessOfSeeker } from "./businesses.ts";
import { isChoiceBefore } from "./phrase-senses.ts";
import type { Meaning } from "../words/vocabulary.ts";

/** A type that a sentence names. */
export interface NamedType {
  segment: TypeSegment;
  weak: boolean;
  /** Named as another choice: "house or apartment". */
  isChoice: boolean;
  /** Says how a house stands, which nothing is searched by where its type is named: "halfopen woning". */
  isStanding?: boolean;
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
  /** Where results are to be shown. */
  display?: "map";
  /** The order says no more than a limit of price would. */
  isThrifty?: boolean;
  /** What it wants to be near. */
  near?: Near;
  rest: Remainder;
}

/** Of a sentence of which nothing was read yet. */
export function noParts(reading: Reading): Parts {
  return {
    figures: [],
    types: [],
    deals: new Set(),
    said: [],
    mentions: [],
    postcodes: [],
    bare: [],
    outside: [],
    rest: new Remainder(reading),
  };
}

const isLet = ({ name, value }: Parts["said"][number]) => name === "tenancy" && value === "let";

const leases = /^(?:bail|lease|leases|handelshuur|handelshuurovereenkomst|handelshuurcontract|huurcontract)$/;
const beforeLeases = /^(?:long|on|commercial|en)$/;

/** Whether a deal is said by the word for the contract alone: "bail commercial", but not "bail à céder", "for lease". */
const isLease = (tokens: Reading["tokens"], from: number, to: number) =>
  tokens.slice(from, to).every(({ text }) => leases.test(text) || beforeLeases.test(text));

/** Takes what the tokens from `from` to `to` mean. */
export function takeMeaning(
  { tokens }: Reading,
  parts: Parts,
  { segment, deal, said, order, display, keeps, weak, isTold }: Meaning,
  from: number,
  to: number,
) {
  // "Loué avec bail commercial": the lease of what is let already.
  const isLetBy = deal === "to-let" && isLease(tokens, from, to) && parts.said.some(isLet);
  if (deal && !isLetBy) parts.deals.add(deal);
  if (order) {
    parts.order = order;
    parts.isThrifty = weak === true;
  }
  if (display) parts.display = display;
  if (said) {
    // "A+": the sign belongs to the letter.
    let end = to;
    const most = said.name === "energy" ? tokens.length : to;
    for (; end < most && tokens[end]?.text === "+" && tokens[end]?.glued; end++);
    const more = typeof said.value === "string" && filterOf(said.name)?.read(said.value + "+".repeat(end - to));
    parts.said.push({ ...said, ...(more && { value: more }), from, to });
  }
  if (segment) {
    const before = tokens[from - 1]?.text ?? "";
    const isListed = isChoiceBefore(tokens, from) || /^(?:and|et|en|\/|,|&)$/.test(before);
    const isStanding = segment === "house" && weak === true;
    parts.types.push({ segment, weak: weak ?? false, isChoice: isListed, ...(isStanding && { isStanding }), from, to });
  }
  const isOfSeeker = keeps && segment !== undefined && isBusinessOfSeeker(tokens, segment, from, to);
  if (isTold && segment) parts.rest.tell(from, to);
  else if (isTold || isOfSeeker) parts.rest.leaveOut(from, to);
  else if (keeps) parts.rest.quote(from, to);
}
