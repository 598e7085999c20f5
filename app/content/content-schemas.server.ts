import { z } from "zod";
import { markets } from "#app/vocabulary/vocabulary.ts";
import { deals } from "#app/filters/deal.ts";
import { insightTags, type ContentKind } from "./content-keys.ts";

/** The front matter of each kind of text; nothing else may stand there. */

const words = z.string().trim().min(1);
/** A gazetteer key, e.g. `BE-44021`. */
const place = z.string().regex(/^(BE|LU)(-[a-z0-9-]+)?$/);

/** Where figures in a text come from, as its page says below it. */
const figureSources = [
  "population",
  "buildings",
  "establishments",
  "boundaries",
  "stations",
  "lines",
  "transit",
  "streets",
  "duties",
  "market",
] as const;
export type FigureSource = (typeof figureSources)[number];

const location = z.strictObject({
  title: words,
  /** One sentence, as search engines show it. */
  description: words.min(90).max(160),
  place,
  /** Other places that the text is about as well, where it shows too. */
  also: z.array(place).min(1).optional(),
  sources: z.array(z.enum(figureSources)).optional(),
});

/** As YAML says it: a version needs its quotation marks, else 1.0 is the number 1. */
export const legalVersionSchema = z.string().regex(/^\d+\.\d+$/);

export const contentSchemas = {
  location,
  area: location,
  about: z.strictObject({}),
  insight: z.strictObject({
    title: words,
    description: words.max(200),
    published: z.date(),
    updated: z.date().optional(),
    /** When every statement was last compared with its source, as the page says. */
    checked: z.date().optional(),
    tags: z.array(z.enum(insightTags)).min(1),
    /** A picture in the same folder. */
    cover: z.string().regex(/^[a-z0-9-]+\.(jpg|jpeg|png|webp|avif|svg)$/),
    coverAlt: words,
  }),
  service: z.strictObject({
    title: words,
    /** The last segment of its path in this language; its folder keeps the specification's key. */
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** One or two sentences. */
    summary: words,
    /** Who stands behind the link. */
    provider: words,
    link: z.url({ protocol: /^https$/ }),
    markets: z.array(z.enum(markets)).min(1),
    /** The deals it is meant for; all of them when left out. */
    deals: z.array(z.enum(deals)).min(1).optional(),
    /** The key of the place it is meant for, when that is not the whole country. */
    place: place.optional(),
    /** The lower, the earlier in a list. */
    order: z.int(),
    /** When every statement was last compared with its source, as the page says. */
    checked: z.date(),
  }),
  legal: z.strictObject({
    title: words,
    description: words,
    version: legalVersionSchema,
    updated: z.date(),
    /** The version before, if there was one, and its day: the check sees by it that both were set anew. */
    replaces: z.strictObject({ version: legalVersionSchema, updated: z.date() }).optional(),
  }),
} satisfies Record<ContentKind, z.ZodType>;

/** The checked front matter of a kind of text. */
export type FrontMatter<Kind extends ContentKind> = z.infer<(typeof contentSchemas)[Kind]>;
