import { z } from "zod";
import { languages } from "#app/i18n/languages.ts";
import { paths, type Page } from "#app/i18n/paths.ts";
import { deals, type Deal } from "#app/filters/deal.ts";
import { typeSegments, type TypeSegment } from "#app/filters/type-segments.ts";

/** A search that a text points at. */
export interface TextSearch {
  deal: Deal;
  type?: TypeSegment;
  /** A gazetteer key. */
  place?: string;
}

const place = z.string();
const search = {
  deal: z.enum(deals),
  type: z.enum(Object.keys(typeSegments) as TypeSegment[]).optional(),
  place: place.optional(),
};
const nothing = z.strictObject({});
const searchSchema = z.strictObject(search);

/** Pages whose address needs nothing but the language. */
const plainPages = (Object.keys(paths) as Page[]).filter((page) =>
  languages.every((language) => paths[page][language]?.split("/").every((part) => !/^:.*[^?]$/.test(part))),
);
const page = z.enum(plainPages);

/**
 * How a component stands in a text: as a word, as a link around words, as a block alone on its line, or as such a block
 * around words.
 */
export type TagForm = "word" | "link" | "block" | "block-of-words";

interface Tag {
  form: TagForm;
  attributes: z.ZodType;
  /** Shows what changes by itself: no part of a text that people accept. */
  isLive?: boolean;
}

/** What every text may use beside markdown (docs/editing.md), and with which attributes. */
export const contentTags = {
  SiteName: { form: "word", attributes: nothing },
  OperatorName: { form: "word", attributes: nothing },
  OperatorLegalForm: { form: "word", attributes: nothing },
  ContactEmail: { form: "word", attributes: nothing },
  OperatorAddress: { form: "block", attributes: nothing },
  PageLink: { form: "link", attributes: z.strictObject({ page }) },
  SearchLink: { form: "link", attributes: searchSchema },
  InsightLink: { form: "link", attributes: z.strictObject({ insight: z.string() }) },
  Contents: { form: "block", attributes: nothing },
  PlaceMap: { form: "block", attributes: z.strictObject({ place }) },
  CallToAction: { form: "block-of-words", attributes: z.union([z.strictObject({ page }), searchSchema]) },
  LiveFigures: { form: "block", attributes: searchSchema, isLive: true },
  PurchaseCosts: { form: "block", attributes: nothing, isLive: true },
  Listings: { form: "block", attributes: searchSchema, isLive: true },
} satisfies Record<string, Tag>;

export type TagName = keyof typeof contentTags;

export function isTagName(name: string): name is TagName {
  return Object.hasOwn(contentTags, name);
}

/** HTML that markdown has no signs for, and that does nothing by itself. */
export const htmlTags = new Set(
  "abbr br caption cite col colgroup dd dl dt kbd mark small sub sup table tbody td tfoot th thead tr".split(" "),
);
