import type { Language } from "#app/i18n/languages.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import type { FeedContent } from "./feed-record.ts";

/** What a mapping makes of a source's record: fields of the listing format, which the check then judges. */
export type MappedFields = { [Field in keyof ListingRecordInput]?: unknown };

export interface MappedListing {
  reference?: string;
  content: FeedContent;
  /** Paths of what the source tells and the listing format has no field for. */
  unmapped: string[];
  /** What was left out as it could not be read: a sentence each. */
  warnings?: string[];
}

/** What is known of the one advertiser whose file it is, beside what the file says. */
export interface SourceAdvertiser {
  /** The site's own reference of the advertiser, not the source's. */
  reference: string;
  name?: string;
  email?: string;
  phone?: string;
  website?: string;
  licence?: string;
  /** Of their office. */
  address?: NonNullable<ListingRecordInput["advertiser"]>["address"];
}

export interface SourceContext {
  advertiser: SourceAdvertiser;
  /** Of texts whose language the source does not tell. */
  language?: Language;
}

/** What is said of a figure that none could be read from; the listing is taken without it. */
export function noFigure(field: string, text: string): string {
  return `${field} is left out: ${JSON.stringify(text.slice(0, 60))} is no number`;
}

/** What a mapping says of a record that is no listing of this site's. */
export function refused(reason: string, field: string): FeedContent {
  return { kind: "refused", reason, field };
}

/** What a mapping says of a record whose address is in another country; undefined for ours, and where none is told. */
export function refusedAbroad(country: string | undefined): FeedContent | undefined {
  if (country === undefined || country === "BE" || country === "LU") return undefined;
  const reason = `lies in ${country.slice(0, 40)}: what is offered here lies in Belgium or Luxembourg`;
  return refused(reason, "address.country");
}
