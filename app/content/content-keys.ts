import { languages, type Language } from "#app/i18n/languages.ts";

/** What editors write: a kind of text is known by its key, the folder below `content/` (specification, section 2). */
const contentKinds = ["location", "area", "about", "insight", "service", "legal"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Types of property that location texts are written for; `industrial` is the market, the others are types. */
const locationTypes = [
  "retail",
  "office",
  "logistics-warehouse",
  "sme-business-unit",
  "industrial",
  "apartment",
] as const;
export type LocationType = (typeof locationTypes)[number];

/** What an insight can be about. */
export const insightTags = [
  "office",
  "retail",
  "logistics",
  "residential",
  "investment",
  "energy",
  "guide",
  "belgium",
  "luxembourg",
] as const;
export type InsightTag = (typeof insightTags)[number];

const name = "[a-z0-9]+(?:-[a-z0-9]+)*";
const country = "(?<country>be|lu)";
const patterns: Record<ContentKind, RegExp> = {
  location: new RegExp(`^locations/${country}/(?<type>${locationTypes.join("|")})/(?<place>${name})$`),
  area: new RegExp(`^locations/${country}/(?<type>office|retail)/(?<area>${name})/(?<deal>to-let|for-sale)$`),
  about: new RegExp(`^about/${country}$`),
  insight: new RegExp(`^insights/(?<name>\\d{4}-\\d{2}-\\d{2}-${name})$`),
  service: new RegExp(`^services/${country}/(?<name>${name})$`),
  legal: /^legal\/(?<name>terms|privacy|cookies)$/,
};

/** Languages a kind of text is written in; area pages exist in two (specification, section 2). */
export const languagesOf: Record<ContentKind, readonly Language[]> = {
  location: languages,
  area: ["en", "fr"],
  about: languages,
  insight: languages,
  service: languages,
  legal: languages,
};

/** The parts of a key that its kind names: `country` (`be`), `type`, `place`, `area`, `deal`, `name`. */
export type KeyParts = Partial<Record<"country" | "type" | "place" | "area" | "deal" | "name", string>>;

/**
 * What kind of text a key is of, and the parts it is made of.
 * @param key e.g. `locations/be/office/ghent`
 * @returns undefined for a key of no kind
 */
export function readKey(key: string): { kind: ContentKind; parts: KeyParts } | undefined {
  for (const kind of contentKinds) {
    const match = patterns[kind].exec(key);
    if (match) return { kind, parts: { ...match.groups } };
  }
  return undefined;
}
