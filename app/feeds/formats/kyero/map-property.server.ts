import type { PropertyType } from "#app/vocabulary/vocabulary.ts";
import { readEnergyClass } from "../energy-scheme.ts";
import {
  refused,
  refusedAbroad,
  type MappedFields,
  type MappedListing,
  type SourceContext,
} from "../mapped-listing.ts";
import { readAmount, readCount, readFigure, nonZero } from "../read-figure.ts";
import { sourceReference } from "../source-reference.server.ts";
import { altOf, languageOf, textsOf, type SourceTexts } from "../source-texts.ts";
import { saysYes, type XmlElement } from "../xml/xml-element.ts";
import { unreadFigures } from "../xml/unread-figures.ts";
import { figures } from "./figures.ts";

const countries = new Map([
  ["belgium", "BE"],
  ["belgique", "BE"],
  ["belgië", "BE"],
  ["bélgica", "BE"],
  ["belgica", "BE"],
  ["be", "BE"],
  ["luxembourg", "LU"],
  ["luxemburg", "LU"],
  ["luxemburgo", "LU"],
  ["lu", "LU"],
]);

/** The type names of the format's list, and those that feeds have beside it. */
const types = new Map<string, PropertyType>([
  ["apartment", "apartment"],
  ["flat", "apartment"],
  ["penthouse", "apartment"],
  ["studio", "apartment"],
  ["duplex", "apartment"],
  ["loft", "apartment"],
  ["ground floor apartment", "apartment"],
  ["house", "house"],
  ["villa", "house"],
  ["town house", "house"],
  ["townhouse", "house"],
  ["terraced house", "house"],
  ["semi-detached house", "house"],
  ["detached house", "house"],
  ["country house", "house"],
  ["village house", "house"],
  ["farmhouse", "house"],
  ["bungalow", "house"],
  ["chalet", "house"],
  ["cottage", "house"],
  ["finca", "house"],
  ["room", "co-living"],
  ["office", "office"],
  ["shop", "retail"],
  ["retail", "retail"],
  ["commercial", "retail"],
  ["commercial property", "retail"],
  ["restaurant", "retail"],
  ["warehouse", "logistics-warehouse"],
  ["industrial", "logistics-warehouse"],
  ["industrial unit", "sme-business-unit"],
  ["workshop", "sme-business-unit"],
]);

/** What the format tells as free words and the site has a fact for. */
const features = new Map<string, Record<string, unknown>>([
  ["lift", { lift: true }],
  ["elevator", { lift: true }],
  ["furnished", { furnished: true }],
  ["unfurnished", { furnished: false }],
  ["air conditioning", { airConditioning: true }],
  ["balcony", { balcony: true }],
  ["bicycle storage", { bicycleStorage: true }],
  ["good condition", { condition: "good" }],
  ["renovated", { condition: "renovated" }],
  ["to renovate", { condition: "to-renovate" }],
]);

/** The listing format takes so many. */
const mostPictures = 60;

/**
 * A `property` of a Kyero feed, version 3, as a listing record. Its number is the agency's `ref`, else `id`. The format
 * has no titles (some feeds do) and no postcode: the importer finds it by the town and the point.
 */
export function mapProperty(property: XmlElement, { advertiser, language }: SourceContext): MappedListing {
  const unmapped: string[] = [];
  const [number, id] = [property.textOf("ref"), property.textOf("id")];
  const named = number ?? id;
  if (named === undefined) return { unmapped, content: refused("ref is missing, and so is id", "reference") };
  const reference = sourceReference(advertiser.reference, named);
  const written = property.child("type")?.text ?? property.textOf("type", "en");
  const type = types.get(written?.toLowerCase() ?? "");
  if (type === undefined) {
    return {
      reference,
      unmapped,
      content: refused(`type ${JSON.stringify(written?.slice(0, 60) ?? "")} is not offered here`, "type"),
    };
  }
  const currency = property.textOf("currency")?.toUpperCase() ?? "EUR";
  if (currency !== "EUR") {
    return {
      reference,
      unmapped,
      content: refused(`its prices are in ${currency.slice(0, 10)}, and not in EUR`, "sale"),
    };
  }
  const frequency = property.textOf("price_freq")?.toLowerCase() ?? "sale";
  if (frequency !== "sale" && frequency !== "month") {
    const reason = `its price is per ${frequency.slice(0, 20)}: short stays are not offered here`;
    return { reference, unmapped, content: refused(reason, "rent") };
  }
  const price = nonZero(readAmount(property.textOf("price")));
  const address = mapAddress(property);
  const abroad = refusedAbroad(address.country);
  if (abroad) return { reference, unmapped, content: abroad };
  const given = { titles: textsBy(property, "title"), descriptions: textsBy(property, "desc") };
  if (language !== undefined) given.descriptions[language] ??= property.textOf("desc");
  const texts = textsOf(given, { type, locality: address.locality }, unmapped);
  const fields: MappedFields = {
    reference,
    status: "published",
    type,
    transactions: [frequency === "sale" ? "for-sale" : "to-let"],
    advertiser,
    ...texts,
    address,
    point: mapPoint(property),
    surface: surfaceOf(property),
    ...pricesOf(frequency, price),
    energy: energyOf(property, address.country),
    facts: withoutEmpty(factsOf(property, unmapped)),
    photos: picturesOf(property, texts.title, unmapped),
    updatedAt: momentOf(property.textOf("date")),
  };
  const warnings = unreadFigures(property, figures);
  // Notes are the agency's own; addresses lead to its site, where this one has a page.
  for (const name of ["notes", "url", "email", "contact_number"]) property.child(name)?.ignore();
  return {
    reference,
    content: { kind: "listing", record: withoutEmpty(fields) },
    unmapped: [...unmapped, ...property.unread()],
    warnings,
  };
}

function mapAddress(property: XmlElement) {
  const written = property.textOf("country");
  const detail = property.child("location_detail");
  detail?.ignore();
  return {
    postcode: (property.textOf("postcode") ?? property.textOf("postal_code"))?.replace(/^[BL]E?[-\s]*/i, ""),
    locality: property.textOf("town"),
    country: written === undefined ? undefined : (countries.get(written.toLowerCase()) ?? written),
    // Kyero publishes the municipality only, and so does a feed that is made for it.
    hidden: true,
  };
}

function mapPoint(property: XmlElement) {
  const [lat, lng] = ["latitude", "longitude"].map((name) => readFigure(property.textOf("location", name)));
  return lat === undefined || lng === undefined || (lat === 0 && lng === 0) ? undefined : { lat, lng };
}

/** A child of each language: `<desc><fr>…</fr></desc>`. Those of other languages than the site's are left. */
function textsBy(property: XmlElement, name: string): SourceTexts {
  const texts: SourceTexts = {};
  for (const child of property.child(name)?.children ?? []) {
    const language = languageOf(child.name);
    if (language === undefined) continue;
    const text = child.text;
    if (text !== undefined) texts[language] = text;
  }
  return texts;
}

function pricesOf(frequency: "sale" | "month", amount: number | undefined): MappedFields {
  if (frequency === "sale") return { sale: amount === undefined ? { onRequest: true } : { amount, basis: "total" } };
  return { rent: amount === undefined ? { onRequest: true } : { amount, basis: "total", period: "month" } };
}

function surfaceOf(property: XmlElement) {
  const total = nonZero(readFigure(property.textOf("surface_area", "built")));
  return total === undefined ? undefined : { total };
}

/** `X` and `In process` stand for none. Which certificate it is follows from the place; Belgium's have no class of CO₂. */
function energyOf(property: XmlElement, country: string | undefined) {
  const energyClass = readEnergyClass(property.textOf("energy_rating", "consumption"));
  if (energyClass === undefined) return undefined;
  if (country !== "LU") return { class: energyClass };
  return withoutEmpty({
    class: energyClass,
    emissionsClass: readEnergyClass(property.textOf("energy_rating", "emissions")),
  });
}

function factsOf(property: XmlElement, unmapped: string[]): Record<string, unknown> {
  const facts: Record<string, unknown> = {
    bedrooms: readCount(property.textOf("beds")),
    bathrooms: readCount(property.textOf("baths")),
    landSurface: nonZero(readFigure(property.textOf("surface_area", "plot"))),
    condition: saysYes(property.textOf("new_build")) ? "new" : undefined,
  };
  for (const element of property.child("features")?.all("feature") ?? []) {
    const known = features.get(element.text?.toLowerCase() ?? "");
    if (known) Object.assign(facts, known);
    else unmapped.push(`features/feature ${element.text?.slice(0, 60) ?? ""}`.trim());
  }
  return facts;
}

function picturesOf(property: XmlElement, title: SourceTexts, unmapped: string[]) {
  const images = property.child("images")?.all("image") ?? [];
  const pictures = images.flatMap((image) => {
    const source = image.textOf("url");
    const isPlan = saysYes(image.textOf("floorplan")) || image.all("tag").some(({ text }) => text === "floorplan");
    image.ignore();
    if (source === undefined) return [];
    if (!/^https:/i.test(source)) {
      unmapped.push("images/image (not https)");
      return [];
    }
    return [{ source, kind: isPlan ? "floor-plan" : "photo", alt: altOf(title, undefined, undefined) }];
  });
  if (pictures.length > mostPictures) unmapped.push(`images/image (beyond ${mostPictures})`);
  return pictures.slice(0, mostPictures);
}

/** `2013-09-27 12:00:10`, of a clock that the format does not name: taken as UTC. */
function momentOf(text: string | undefined): string | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2}))?/.exec(text ?? "") ?? [];
  return date === undefined ? undefined : `${date}T${time ?? "00:00:00"}Z`;
}

function withoutEmpty<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
