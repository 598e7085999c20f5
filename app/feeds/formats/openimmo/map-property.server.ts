import type { Language } from "#app/i18n/languages.ts";
import {
  refused,
  refusedAbroad,
  type MappedFields,
  type MappedListing,
  type SourceContext,
} from "../mapped-listing.ts";
import { readFigure } from "../read-figure.ts";
import { sourceReference } from "../source-reference.server.ts";
import { unreadFigures } from "../xml/unread-figures.ts";
import { languageOf, textsOf, type SourceTexts } from "../source-texts.ts";
import { saysYes, type XmlElement } from "../xml/xml-element.ts";
import { figures } from "./figures.ts";
import { countries } from "./countries.ts";
import { mapEnergy, mapFacts, mapSurface } from "./map-facts.ts";
import { mapNamedFields } from "./map-legal.ts";
import { mapAttachments } from "./map-attachments.ts";
import { mapPrices } from "./map-prices.ts";
import { mapType } from "./map-type.ts";

/** What makes up a description, in the order in which it is read. */
const prose = ["dreizeiler", "objektbeschreibung", "ausstatt_beschr", "lage", "sonstige_angaben"];

/** Known, and nothing for the public: who handles it, other addresses, how the file came about. */
const internal = ["kontaktperson", "weitere_adresse", "bewertung", "versteigerung", "bieterverfahren"];

/**
 * An `immobilie` of OpenImmo 1.2.7 and before as a listing record. Its number is the agency's (`objektnr_extern`), else
 * `openimmo_obid`. An address that is not released (`objektadresse_freigeben`) is hidden.
 */
export function mapProperty(property: XmlElement, context: SourceContext): MappedListing {
  const { advertiser } = context;
  const technical = property.child("verwaltung_techn");
  const [extern, id] = [technical?.textOf("objektnr_extern"), technical?.textOf("openimmo_obid")];
  const number = extern ?? id ?? technical?.textOf("objektnr_intern");
  const unmapped: string[] = [];
  if (number === undefined) return { unmapped, content: refused("objektnr_extern is missing", "reference") };
  const reference = sourceReference(advertiser.reference, number);
  const action = technical?.child("aktion")?.attribute("aktionart")?.toUpperCase() ?? "CHANGE";
  if (action === "DELETE") return { reference, unmapped, content: { kind: "withdrawal", reference } };
  if (action === "REFERENZ") {
    const reason = "aktionart REFERENZ shows what was sold or let in the past; it is no offer";
    return { reference, unmapped, content: refused(reason, "status") };
  }
  if (action !== "CHANGE") return { reference, unmapped, content: refused(`aktionart ${action} is unknown`, "status") };

  const { type, invest, reason: noType } = mapType(property.child("objektkategorie"));
  if (noType !== undefined) return { reference, unmapped, content: refused(noType, "type") };
  const marketed = property.child("objektkategorie", "vermarktungsart")?.flags() ?? new Set();
  const [forSale, toLet] = [marketed.has("kauf"), marketed.has("miete_pacht") || marketed.has("miete")];
  const { annualRent, reason: noPrices, ...prices } = mapPrices(property.child("preise"), { toLet, forSale });
  if (noPrices !== undefined) return { reference, unmapped, content: refused(noPrices, toLet ? "rent" : "sale") };

  const language = languageOf(technical?.textOf("sprache")) ?? context.language;
  const address = mapAddress(property);
  const abroad = refusedAbroad(address.country);
  if (abroad) return { reference, unmapped, content: abroad };
  const given = textsIn(property, language);
  if (Object.keys({ ...given.titles, ...given.descriptions }).length === 0) {
    const given = technical?.textOf("sprache");
    const which = given === undefined ? "is not given" : `is ${given.slice(0, 10)}`;
    return {
      reference,
      unmapped,
      content: refused(`the language of its texts ${which}; say --language where it is en, fr or nl`, "title"),
    };
  }
  const named = mapNamedFields(property);
  const texts = textsOf(given, { type, locality: address.locality }, unmapped);
  const fields: MappedFields = {
    reference,
    status: statusOf(property, toLet),
    type,
    transactions: invest && forSale && !toLet ? [] : [...(toLet ? ["to-let"] : []), ...(forSale ? ["for-sale"] : [])],
    invest: invest && forSale,
    advertiser,
    ...texts,
    address,
    point: mapPoint(property),
    surface: mapSurface(property.child("flaechen"), type),
    ...prices,
    energy: unlessEmpty({ ...mapEnergy(property), ...named.energy }),
    legal: unlessEmpty(named.legal),
    facts: withoutEmpty({ ...mapFacts(property, type), annualRent }),
    ...mapAttachments(property, texts.title, language, unmapped),
    availableFrom: dateIn(property.textOf("verwaltung_objekt", "abdatum")),
    publishedAt: momentIn(technical?.textOf("aktiv_von")),
    updatedAt: momentIn(technical?.textOf("stand_vom")),
  };
  for (const name of internal) property.child(name)?.ignore();
  technical?.ignore();
  const unread = property.unread();
  const warnings = unreadFigures(
    property,
    figures.filter((path) => !unread.includes(path)),
  );
  return {
    reference,
    content: { kind: "listing", record: withoutEmpty(fields) },
    unmapped: [...unmapped, ...unread],
    warnings,
  };
}

function mapAddress(property: XmlElement) {
  const geo = property.child("geo");
  const written = geo?.child("land")?.attribute("iso_land")?.toUpperCase();
  return {
    street: geo?.textOf("strasse"),
    number: geo?.textOf("hausnummer")?.slice(0, 20),
    postcode: geo?.textOf("plz")?.replace(/^[BL]E?[-\s]*/i, ""),
    locality: geo?.textOf("ort"),
    country: written === undefined ? undefined : (countries.get(written) ?? written),
    hidden: !saysYes(property.textOf("verwaltung_objekt", "objektadresse_freigeben")),
  };
}

function mapPoint(property: XmlElement) {
  const coordinates = property.child("geo", "geokoordinaten");
  const [lat, lng] = ["breitengrad", "laengengrad"].map((name) => readFigure(coordinates?.attribute(name)));
  return lat === undefined || lng === undefined || (lat === 0 && lng === 0) ? undefined : { lat, lng };
}

function textsIn(property: XmlElement, language: Language | undefined) {
  const texts = property.child("freitexte");
  const [titles, descriptions]: [SourceTexts, SourceTexts] = [{}, {}];
  const description = prose.flatMap((name) => texts?.textOf(name) ?? []).join("\n\n");
  if (language !== undefined) {
    titles[language] = texts?.textOf("objekttitel");
    descriptions[language] = description || undefined;
  }
  for (const text of texts?.all("objekt_text") ?? []) {
    const given = text.attribute("lang");
    const other = given === undefined ? language : languageOf(given);
    if (other !== undefined) descriptions[other] ??= text.text;
  }
  return { titles: withoutEmpty(titles), descriptions: withoutEmpty(descriptions) };
}

function statusOf(property: XmlElement, toLet: boolean): string {
  const element = property.child("zustand_angaben", "verkaufstatus");
  const stand = (element?.attribute("stand") ?? element?.text)?.toUpperCase();
  if (stand === "RESERVIERT") return "under-option";
  return stand === "VERKAUFT" || stand === "VERMIETET" ? (toLet ? "let" : "sold") : "published";
}

function dateIn(text: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(text ?? "")?.[0];
}

/** A day of the source is its beginning in UTC: the format has no times of day. */
function momentIn(text: string | undefined): string | undefined {
  const date = dateIn(text);
  return date === undefined ? undefined : `${date}T00:00:00Z`;
}

function unlessEmpty(fields: Record<string, unknown>): Record<string, unknown> | undefined {
  return Object.keys(fields).length === 0 ? undefined : fields;
}

function withoutEmpty<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
