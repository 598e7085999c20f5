import { formatMoney, formatNumber, formatSurface } from "../../../../../app/i18n/formats.ts";
import { streetLine } from "../../../../../app/places/street-line.ts";
import type { Town } from "../../../places/atlas.ts";
import type { Property } from "../../property.ts";
import type { Location } from "../../../places/location.ts";
import { areaPhrase } from "../areas.ts";
import { memoize } from "../memoize.ts";

const small = ["nul", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf"];
const ordinals = [
  "",
  "eerste",
  "tweede",
  "derde",
  "vierde",
  "vijfde",
  "zesde",
  "zevende",
  "achtste",
  "negende",
  "tiende",
  "elfde",
  "twaalfde",
];
const months = "januari februari maart april mei juni juli augustus september oktober november december".split(" ");

/** `twee`, `twaalf`, `13`. */
export function count(number: number): string {
  return small[number] ?? formatNumber(number, "nl");
}

/** `één laadkade`, `twee laadkades`. */
export function many(number: number, singular: string, plural: string): string {
  return `${count(number)} ${number === 1 ? singular : plural}`;
}

export function capital(text: string): string {
  return text.startsWith("één") ? `Eén${text.slice(3)}` : text.charAt(0).toUpperCase() + text.slice(1);
}

export function ordinal(number: number): string {
  return ordinals[number] ?? `${number}e`;
}

/** `gelijkvloers`, `derde verdieping`. */
export function floorName(number: number): string {
  return number === 0 ? "gelijkvloers" : `${ordinal(number)} verdieping`;
}

/** `op het gelijkvloers`, `op de derde verdieping`. */
export function onFloor(number: number): string {
  return `op ${number === 0 ? "het" : "de"} ${floorName(number)}`;
}

/** `op de tweede tot de vijfde verdieping`, `op het gelijkvloers en de eerste verdieping`. */
export function onFloors([low, high]: readonly [number, number]): string {
  if (low === high) return onFloor(low);
  const joined = high === low + 1 ? "en" : "tot";
  if (low === 0)
    return `${joined === "tot" ? "van" : "op"} het gelijkvloers ${joined === "tot" ? "tot" : "en"} de ${ordinal(high)} verdieping`;
  return joined === "en"
    ? `op de ${ordinal(low)} en de ${ordinal(high)} verdieping`
    : `van de ${ordinal(low)} tot de ${ordinal(high)} verdieping`;
}

/** `1,250 m²` */
export const area = memoize((squareMetres: number) => formatSurface(squareMetres, "nl"));

export const money = memoize((euros: number) => formatMoney(euros, "nl"));

export const decimal = memoize((value: number) => String(value).replace(".", ","));

export function distance(metres: number): string {
  return metres < 975
    ? `${Math.max(50, Math.round(metres / 50) * 50)}\u00a0m`
    : `${(metres / 1_000).toFixed(1).replace(".0", "").replace(".", ",")}\u00a0km`;
}

/** `1 maart 2027` */
export const date = memoize((iso: string) => {
  const [year, month, day] = iso.split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
});

export const month = memoize((iso: string) => {
  const [year, month] = iso.split("-").map(Number);
  return `${months[(month ?? 1) - 1]} ${year}`;
});

export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} en ${items.at(-1)}`;
}

export const inside = memoize((town: Town) => {
  return areaPhrase(town.key, "nl") ?? `in ${town.names.nl}`;
});

export function address(at: Location): string {
  return at.hidden ? "" : streetLine(at.street.names.nl, at.number, at.country);
}

/** `in de Veldstraat`, `aan de Louizalaan`, `aan het Madouplein`; the neighbourhood where the street is not shown. */
export function onStreet(at: Location): string {
  if (at.hidden) return inside(at.area);
  return onNamedStreet(at.street.names.nl);
}

/** Streets that their towns speak of otherwise than their names let expect. */
const asTheTownSays: Readonly<Record<string, string>> = {
  Brabantdam: "op de Brabantdam",
  "De Keyserlei": "aan De Keyserlei",
  "Engelse Wandeling": "aan de Engelse Wandeling",
  Kantersteen: "aan de Kantersteen",
  Kouter: "op de Kouter",
  Langemunt: "in de Langemunt",
  Steenpoort: "in de Steenpoort",
};

/** `De Pintelaan` is named after a De Pinte: it keeps that article beside its own. */
const ofSurname = /^(?:De|Den) \p{Lu}\p{L}+(?:straat|laan|lei|dreef|plein)$/u;

const onNamedStreet: (name: string) => string = memoize((name: string) => {
  const said = asTheTownSays[name];
  if (said) return said;
  if (/^(?:De|Den|Het|’t|Am) /.test(name) && !ofSurname.test(name)) return `aan ${name}`;
  // "de Lignestraat" is named after a prince: its article is the sentence's.
  if (/^de \p{Lu}/u.test(name)) return onNamedStreet(name.slice(3));
  if (
    /^(?:Rue|Grand-Rue|Impasse|Clos|Cité|Venelle|Vieille|Petite)\b|(?:[Ss]traat|steeg|straße|hof|wijk|Meir|Bruul)$/.test(
      name,
    )
  ) {
    return `${/hof$/.test(name) ? "in het" : /Meir$/.test(name) ? "op de" : "in de"} ${name}`;
  }
  if (/^(?:Zone|Zoning)/.test(name)) return `in de ${name}`;
  if (/^Parc\b|(?:Industrie|Technologie)park(?:-\p{L}+)?$/u.test(name)) return `in het ${name}`;
  if (
    /^(?:Avenue|Boulevard|Chaussée|Route|Quai|Place|Allée|Drève|Esplanade|Montée|Chemin|Square|Première|Deuxième|Troisième)\b/.test(
      name,
    )
  ) {
    return `aan de ${name}`;
  }
  if (/plein$/i.test(name)) return `aan het ${name}`;
  if (/markt$/i.test(name)) return `op de ${name}`;
  if (
    /(?:laan|lei|steenweg(?:-Zuid)?|baan|kaai|dreef|weg|vest|singel|dijk|square|rei|plaats|kade|kom|vliet)$/i.test(name)
  )
    return `aan de ${name}`;
  if (/(?:Zavel|brug|leen|-Haven)$/.test(name) || /^(?:Steenweg|Grand-Place|Faubourg)\b/.test(name))
    return `aan de ${name}`;
  return `aan ${name}`;
});

/** `Kantoren, Louizalaan 149`; without the street `Kantoren in Elsene`. */
export function titled(what: string, at: Location): string {
  return at.hidden ? `${what} ${inside(at.area)}` : `${what}, ${capital(address(at))}`;
}

/** `de E40 en de Brusselse ring (R0)` */
export const roads = memoize((motorways: readonly string[]) => {
  return list(motorways.map((name) => (name === "R0" ? "de Brusselse ring (R0)" : `de ${name}`)));
});

/** `te huur`, `te koop`, `te koop als investering`. */
export function purpose({ deal }: Pick<Property, "deal">, invested = "te koop als investering"): string {
  if (deal.invest) return invested;
  return deal.toLet ? (deal.forSale ? "te huur of te koop" : "te huur") : "te koop";
}

/** As it stands in "bieden wij … aan": what is offered is for sale already. */
export function offeredAs(property: Pick<Property, "deal">, invested = "als investering"): string {
  return property.deal.invest ? invested : purpose(property);
}

/** `één slaapkamer`, `drie slaapkamers`. */
export const rooms = (bedrooms: number) => many(bedrooms, "slaapkamer", "slaapkamers");

/** `één badkamer`, `twee badkamers`. */
export const baths = (bathrooms: number) => many(bathrooms, "badkamer", "badkamers");

/** As it stands after "ligt op". */
export const facing = {
  south: "het zuiden",
  "south-west": "het zuidwesten",
  west: "het westen",
  east: "het oosten",
} as const;
