import type { PropertyType } from "#app/vocabulary/vocabulary.ts";
import type { XmlElement } from "../xml/xml-element.ts";

interface MappedType {
  type?: PropertyType;
  /** Sold for the rents it brings. */
  invest: boolean;
  /** Why it has no type here. */
  reason?: string;
}

/** By the element below `objektart`; what its subtypes say more is looked up first. */
const types = new Map<string, PropertyType>([
  ["wohnung", "apartment"],
  ["haus", "house"],
  ["zimmer", "co-living"],
  ["buero_praxen", "office"],
  ["einzelhandel", "retail"],
  ["gastgewerbe", "retail"],
  ["hallen_lager_prod", "logistics-warehouse"],
  ["zinshaus_renditeobjekt", "bloc-sales"],
]);

/** By the subtype, whichever attribute or spelling of it a version of the format has; undefined: offered by nobody here. */
const subtypes = new Map<string, PropertyType | undefined>([
  ["einkaufszentrum", "shopping-centre"],
  ["einkaufscentren", "shopping-centre"],
  ["kaufhaus", "city-centre-store"],
  ["fachmarktzentren", "out-of-town-stand-alone-or-retail-park"],
  ["fachmarkt", "out-of-town-stand-alone-or-retail-park"],
  ["factory_outlet", "out-of-town-stand-alone-or-retail-park"],
  ["verbrauchermarkt", "out-of-town-stand-alone-or-retail-park"],
  ["verbrauchermaerkte", "out-of-town-stand-alone-or-retail-park"],
  ["baumarkt", "out-of-town-stand-alone-or-retail-park"],
  ["werkstatt", "sme-business-unit"],
  ["produktion", "sme-business-unit"],
  ["service", "sme-business-unit"],
  ["gewerbepark", "sme-business-unit"],
  ["buerogebaeude", "office"],
  ["geschaeftshaus", "retail"],
  ["sb_maerkte", "out-of-town-stand-alone-or-retail-park"],
  ["industrieanlagen", "logistics-warehouse"],
  ["logistik", "logistics-warehouse"],
  ["ferienwohnung", undefined],
  ["ferienhaus", undefined],
  ["ferienzimmer", undefined],
  ["hotels", undefined],
  ["hotel_garni", undefined],
  ["pensionen", undefined],
  ["hotel", undefined],
  ["freiflaechen", undefined],
]);

/** Blocks of homes when they are sold to bring rents, and houses otherwise. */
const blocks = new Set(["mehrfamilienhaus", "wohnanlagen", "wohn_und_geschaeftshaus"]);

/** The type of an `objektkategorie`, and whether it is an investment. */
export function mapType(category: XmlElement | undefined): MappedType {
  const usage = category?.child("nutzungsart")?.flags() ?? new Set();
  const kinds = category?.child("objektart")?.children ?? [];
  const kind = kinds.find(({ name }) => types.has(name)) ?? kinds.find(({ name }) => !name.startsWith("objektart_"));
  const forRent = usage.has("anlage") || kind?.name === "zinshaus_renditeobjekt";
  if (!kind) return { invest: forRent, reason: "objektart names no kind of property" };
  const subtype = subtypeOf(kind);
  const refused = {
    invest: forRent,
    reason: `objektart ${[kind.name, subtype].filter(Boolean).join(" ")} is not offered here`,
  };
  if (subtype !== undefined && subtypes.has(subtype)) {
    const type = subtypes.get(subtype);
    return type === undefined ? refused : { type, invest: forRent };
  }
  if (kind.name === "haus" && subtype !== undefined && blocks.has(subtype) && forRent) {
    return { type: "bloc-sales", invest: true };
  }
  const type = types.get(kind.name);
  return type === undefined ? refused : { type, invest: forRent };
}

/** `wohnung wohnungtyp="ETAGE"`, `buero_praxen buero_typ="BUEROFLAECHE"`: the one attribute whose name ends so. */
function subtypeOf(kind: XmlElement): string | undefined {
  const name = [
    "wohnungtyp",
    "haustyp",
    "zimmertyp",
    "buero_typ",
    "handel_typ",
    "gastgew_typ",
    "hallen_typ",
    "zins_typ",
  ].find((each) => kind.attribute(each) !== undefined);
  return name === undefined ? undefined : kind.attribute(name)?.toLowerCase();
}
