import type { PropertyType } from "#app/vocabulary/vocabulary.ts";
import { groupOfType } from "#app/vocabulary/vocabulary.ts";
import { readEnergyClass } from "../energy-scheme.ts";
import { readCount, readFigure, nonZero } from "../read-figure.ts";
import { saysYes, type XmlElement } from "../xml/xml-element.ts";
import { readFloor } from "./read-floor.ts";

const conditions = new Map([
  ["erstbezug", "new"],
  ["neuwertig", "new"],
  ["projektiert", "new"],
  ["voll_saniert", "renovated"],
  ["teil_vollsaniert", "renovated"],
  ["teil_vollrenoviert", "renovated"],
  ["modernisiert", "renovated"],
  ["gepflegt", "good"],
  ["teil_saniert", "good"],
  ["teil_vollrenovierungsbed", "to-renovate"],
  ["renovierungsbeduerftig", "to-renovate"],
  ["sanierungsbeduerftig", "to-renovate"],
  ["baufaellig", "to-renovate"],
  ["rohbau", "shell"],
  ["entkernt", "shell"],
]);

/** What the total surface of each kind of property is called, the best first. */
const totals = {
  residential: ["wohnflaeche", "gesamtflaeche", "nutzflaeche"],
  office: ["bueroflaeche", "vermietbare_flaeche", "gesamtflaeche", "nutzflaeche"],
  retail: ["verkaufsflaeche", "ladenflaeche", "gastroflaeche", "vermietbare_flaeche", "gesamtflaeche", "nutzflaeche"],
  warehouse: ["lagerflaeche", "vermietbare_flaeche", "gesamtflaeche", "nutzflaeche"],
};

/** The surface of a `flaechen`, m²; undefined when none is told. */
export function mapSurface(areas: XmlElement | undefined, type: PropertyType | undefined): unknown {
  const figure = (name: string) => nonZero(readFigure(areas?.textOf(name)));
  const group = (type && groupOfType(type)) ?? "office";
  const total = totals[group].map(figure).find((each) => each !== undefined);
  return total === undefined ? undefined : { total, divisibleFrom: figure("teilbar_ab") };
}

/** The facts of an `immobilie`: its areas, what it is equipped with, and its state. */
export function mapFacts(property: XmlElement, type: PropertyType | undefined): Record<string, unknown> {
  const [areas, equipment, state] = ["flaechen", "ausstattung", "zustand_angaben"].map((name) => property.child(name));
  const surface = (name: string) => nonZero(readFigure(areas?.textOf(name)));
  const count = (name: string) => readCount(areas?.textOf(name));
  const isWarehouse = type !== undefined && groupOfType(type) === "warehouse";
  const hasDwellings = type === "bloc-sales" || type === "co-living";
  const balconies = count("anzahl_balkone");
  return {
    parkingSpaces: count("anzahl_stellplaetze"),
    landSurface: surface("grundstuecksflaeche"),
    floor: type === "house" ? undefined : readFloor(property.textOf("geo", "etage")),
    storeys: readCount(property.textOf("geo", "anzahl_etagen")),
    clearHeight: nonZero(readFigure(equipment?.textOf("hallenhoehe"))),
    officeSurface: isWarehouse ? surface("bueroflaeche") : undefined,
    frontage: type && groupOfType(type) === "retail" ? surface("fensterfront") : undefined,
    bedrooms: count("anzahl_schlafzimmer"),
    bathrooms: count("anzahl_badezimmer"),
    dwellings: hasDwellings ? count("anzahl_wohneinheiten") : undefined,
    terrace: surface("balkon_terrasse_flaeche"),
    balcony: balconies === undefined ? undefined : balconies > 0,
    garden: surface("gartenflaeche"),
    furnished: furnishedIn(equipment),
    lift: liftIn(equipment),
    airConditioning: booleanIn(equipment, "klimatisiert"),
    raisedFloors: equipment?.child("boden")?.attribute("doppelboden") === undefined ? undefined : raisedIn(equipment),
    bicycleStorage: booleanIn(equipment, "fahrradraum"),
    condition: conditions.get(state?.child("zustand")?.attribute("zustand_art")?.toLowerCase() ?? ""),
    builtYear: yearIn(state?.textOf("baujahr")),
    renovatedYear: yearIn(state?.textOf("letztemodernisierung")),
  };
}

/** The energy certificate, without its name, which follows from the place; undefined when none is told. */
export function mapEnergy(property: XmlElement): Record<string, unknown> | undefined {
  const certificate = property.child("zustand_angaben", "energiepass");
  if (!certificate) return undefined;
  const consumption = ["energieverbrauchkennwert", "endenergiebedarf", "hwbwert"]
    .map((name) => nonZero(readFigure(certificate.textOf(name))))
    .find((each) => each !== undefined);
  const energyClass =
    readEnergyClass(certificate.textOf("wertklasse")) ?? readEnergyClass(certificate.textOf("hwbklasse"));
  const emissions = readFigure(certificate.textOf("co2ausstoss"));
  if (consumption !== undefined || energyClass !== undefined) return { class: energyClass, consumption, emissions };
  // Only the sender knows why.
  return certificate.textOf("jahrgang")?.toLowerCase() === "nicht_noetig" ? { exemption: "other" } : undefined;
}

function furnishedIn(equipment: XmlElement | undefined): boolean | undefined {
  const element = equipment?.child("moebliert");
  const how = element?.attribute("moeb");
  if (how !== undefined) return how.toUpperCase() !== "NEIN";
  return element?.text === undefined ? undefined : saysYes(element.text);
}

function liftIn(equipment: XmlElement | undefined): boolean | undefined {
  const element = equipment?.child("fahrstuhl");
  if (!element) return undefined;
  return element.flags().size > 0 || saysYes(element.text);
}

function raisedIn(equipment: XmlElement | undefined): boolean {
  return saysYes(equipment?.child("boden")?.attribute("doppelboden"));
}

function booleanIn(equipment: XmlElement | undefined, name: string): boolean | undefined {
  const text = equipment?.textOf(name);
  return text === undefined ? undefined : saysYes(text);
}

/** `1998`, `01.06.1998`, `ca. 1998`; a year of a thousand is none, and the check refuses what is absurd. */
function yearIn(text: string | undefined): number | undefined {
  const [year] = /\d{4,}/.exec(text ?? "") ?? [];
  return year === undefined ? undefined : Number(year);
}
