import { siteTexts } from "#app/i18n/texts-by-language.server.ts";
import { computeFigures } from "#app/listings/listing-figures.ts";
import type { EnergyDetails, ListingRecord } from "#app/listings/listing-record.ts";
import { groupOfType, propertyTypes } from "#app/vocabulary/vocabulary.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { chainOf } from "#app/places/place-for-address.server.ts";
import { minutesToStation } from "#app/places/stations.server.ts";
import type { Place } from "#app/places/place.ts";
import { bedroomsWord } from "#app/search-index/bedrooms.ts";
import { typeSegments } from "#app/filters/type-segments.ts";
import type { listings } from "#db/schema/listings.ts";
import { municipalityOf, type CheckedLine } from "../checking/check-line.server.ts";
import { searchDocument } from "./search-document.ts";

/** The columns of a listing that its record tells by itself. */
export type ListingRow = Omit<
  typeof listings.$inferInsert,
  "advertiserId" | "importedAt" | "firstListedAt" | "priceDroppedAt" | "continues" | "sameAs" | "ownStatus"
>;

/**
 * The columns of a listing, its document for free text, and the words that adds to the vocabulary. A hidden address counts as its
 * municipality in everything a search compares or a map shows (decisions, section 3): place, point and document. Only the
 * walk to a station is not stated: from the middle of a town it is another one.
 * @param now the date of the change, for a record that tells none, or one that is still to come
 */
export function buildRow(
  gazetteer: Gazetteer,
  checked: CheckedLine,
  now: Date,
): { row: ListingRow; document: string; words: string[] } {
  const { record, reference, digest, heldFor } = checked;
  const { address, energy } = record;
  const place = address.hidden ? municipalityOf(gazetteer, checked.place) : checked.place;
  const point = (address.hidden ? undefined : record.point) ?? place;
  const figures = computeFigures(record);
  const document = searchDocument(ownTexts(record), sharedTexts(gazetteer, record, place, figures.coworking));
  const row: ListingRow = {
    reference,
    demonstration: record.demonstration,
    // Whatever is not shown is a draft: searches, feeds, mails and pages know no other state for it.
    status: heldFor.length > 0 ? "draft" : record.status,
    heldFor: heldFor.length > 0 ? [...heldFor] : null,
    type: record.type,
    toLet: record.transactions.includes("to-let"),
    forSale: record.transactions.includes("for-sale"),
    invest: record.invest,
    titles: record.title,
    descriptions: record.description,
    street: address.street,
    houseNumber: address.number,
    box: address.box,
    postcode: address.postcode,
    addressHidden: address.hidden,
    ...chainOf(gazetteer, place),
    lat: point.lat,
    lng: point.lng,
    stationMinutes: address.hidden ? null : minutesToStation(point),
    ...figures,
    rent: record.rent,
    charges: record.charges,
    sale: record.sale,
    yield: record.yield,
    energyScheme: energy?.scheme,
    energyClass: energy?.class,
    energyConsumption: energy?.consumption,
    energyEmissions: energy?.emissions,
    energyCertificate: energy?.certificate,
    energyDetails: energy && detailsOf(energy),
    facts: record.facts,
    legal: record.legal,
    documents: record.documents,
    availableFrom: record.availableFrom,
    publishedAt: record.publishedAt === undefined ? now : notAhead(new Date(record.publishedAt), now),
    updatedAt: record.updatedAt === undefined ? now : notAhead(new Date(record.updatedAt), now),
    digest,
  };
  return { row, document: document.vector, words: document.words };
}

/** What of a certificate no search compares; null when that is nothing. */
function detailsOf(energy: NonNullable<ListingRecord["energy"]>): EnergyDetails | null {
  const { total, insulationClass, emissionsClass, exemption } = energy;
  const details = { total, insulationClass, emissionsClass, exemption };
  return Object.values(details).every((value) => value === undefined) ? null : details;
}

/** What a listing says of itself. */
function ownTexts({ reference, title, description, address, facts }: ListingRecord): string[] {
  const { street = "", number = "", postcode, hidden } = address;
  return [
    reference,
    ...Object.values(title),
    ...(facts.bedrooms === undefined ? [] : [bedroomsWord(facts.bedrooms)]),
    ...(hidden ? [] : [street, number, postcode]),
    ...Object.values(description),
  ];
}

/** What it shares with others: the names of its place and those around it, and what its type is called. */
function sharedTexts(gazetteer: Gazetteer, { type }: ListingRecord, place: Place, coworking: boolean): string[] {
  const around = gazetteer.ancestors(place).filter(({ kind }) => kind !== "country");
  return [
    ...[place, ...around].flatMap(({ names }) => Object.values(names)),
    typeWords[type],
    ...(coworking ? [typeWords["co-working"]] : []),
  ];
}

/** What each type and its group are called in every language, one and many, and in addresses of the site. */
const typeWords = Object.fromEntries(
  [...propertyTypes, "co-working" as const].map((type) => {
    const group = type === "co-working" ? undefined : groupOfType(type);
    const words = [type, ...(group ? [group] : [])].flatMap((name) => [
      ...Object.values(typeSegments[name]),
      ...Object.values(siteTexts).flatMap(({ vocabulary: { types, typesPlural } }) => [types[name], typesPlural[name]]),
    ]);
    return [type, words.join(" ")];
  }),
) as Record<ListingRecord["type"] | "co-working", string>;

/** A date that lies ahead would keep a listing above all newer ones until then. */
function notAhead(date: Date, now: Date): Date {
  return date > now ? now : date;
}
