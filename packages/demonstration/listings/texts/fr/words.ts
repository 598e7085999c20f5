import { formatMoney, formatNumber, formatSurface } from "../../../../../app/i18n/formats.ts";
import { streetLine } from "../../../../../app/places/street-line.ts";
import type { Town } from "../../../places/atlas.ts";
import type { Property } from "../../property.ts";
import type { Location } from "../../../places/location.ts";
import { areaPhrase } from "../areas.ts";
import { memoize } from "../memoize.ts";

const small = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"];
const ordinals = [
  "",
  "premier",
  "deuxième",
  "troisième",
  "quatrième",
  "cinquième",
  "sixième",
  "septième",
  "huitième",
  "neuvième",
  "dixième",
  "onzième",
  "douzième",
];
const months = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");

/** `deux`, `douze`, `13`; one is masculine unless told. */
export function count(number: number, feminine = false): string {
  if (number === 1 && feminine) return "une";
  return small[number] ?? formatNumber(number, "fr");
}

/** `un quai`, `deux quais`; feminine words end in `e` in all our uses but are told apart by hand. */
export function many(number: number, singular: string, gender: "m" | "f", plural = `${singular}s`): string {
  return `${count(number, gender === "f")} ${number === 1 ? singular : plural}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `rez-de-chaussée`, `troisième étage`. */
export function floorName(number: number): string {
  return number === 0 ? "rez-de-chaussée" : `${ordinal(number)} étage`;
}

/** `au rez-de-chaussée`, `au troisième étage`. */
export function onFloor(number: number): string {
  return `au ${floorName(number)}`;
}

export function ordinal(number: number): string {
  return ordinals[number] ?? `${number}e`;
}

/** `du deuxième au cinquième étage`, `au rez-de-chaussée et au premier étage`. */
export function onFloors([low, high]: readonly [number, number]): string {
  if (low === high) return onFloor(low);
  if (high === low + 1) {
    return low === 0 ? "au rez-de-chaussée et au premier étage" : `aux ${ordinal(low)} et ${ordinal(high)} étages`;
  }
  return low === 0 ? `du rez-de-chaussée au ${ordinal(high)} étage` : `du ${ordinal(low)} au ${ordinal(high)} étage`;
}

/** `1,250 m²` */
export const area = memoize((squareMetres: number) => formatSurface(squareMetres, "fr"));

export const money = memoize((euros: number) => formatMoney(euros, "fr"));

export const decimal = memoize((value: number) => String(value).replace(".", ","));

export function distance(metres: number): string {
  return metres < 975
    ? `${Math.max(50, Math.round(metres / 50) * 50)}\u00a0m`
    : `${(metres / 1_000).toFixed(1).replace(".0", "").replace(".", ",")}\u00a0km`;
}

/** `1er mars 2027` */
export const date = memoize((iso: string) => {
  const [year, month, day] = iso.split("-").map(Number);
  return `${day === 1 ? "1er" : day} ${months[(month ?? 1) - 1]} ${year}`;
});

export const month = memoize((iso: string) => {
  const [year, month] = iso.split("-").map(Number);
  return `${months[(month ?? 1) - 1]} ${year}`;
});

export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`;
}

/** `de Namur`, `d'Anvers`, `du Roeulx`. An h is treated as sounded: that is never wrong for a Belgian town. */
export function withDe(name: string): string {
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
  return /^[aàâeéèêiîoôuûœy]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** `la gare de Namur`, `la station de métro Arts-Loi`, `l’arrêt de tram Bailli`. */
export function stopName({ mode, names }: Location["station"]): string {
  switch (mode) {
    case "train":
      return `la gare ${withDe(names.fr)}`;
    case "metro":
      return `la station de métro ${names.fr}`;
    case "premetro":
      return `la station de prémétro ${names.fr}`;
    case "tram":
      return `l’arrêt de tram ${names.fr}`;
  }
}

/** `à Gand`, `au Roeulx`, `dans le quartier européen`. */
export const inside = memoize((town: Town) => {
  const phrase = areaPhrase(town.key, "fr");
  if (phrase) return phrase;
  const name = town.names.fr;
  if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
  if (name.startsWith("Lac ")) return `au ${name}`;
  if (name.startsWith("Les ")) return `aux ${name.slice(4)}`;
  return `à ${name}`;
});

const generic =
  /^(?:Rue|Avenue|Boulevard|Chaussée|Place|Quai|Route|Square|Allée|Drève|Chemin|Clos|Cité|Zone|Parc|Petite Rue|Vieille Rue|Venelle|Cours|Esplanade|Première|Deuxième|Troisième)\b/;

/** `avenue Louise`, `Kerkstraat`: in a sentence French writes the kind of street small. */
export function streetName(at: Location): string {
  return inSentence(at.street.names.fr);
}

const inSentence = memoize((name: string) =>
  name.replace("Rond-Point", "rond-point").replace(generic, (kind) => kind.charAt(0).toLowerCase() + kind.slice(1)),
);

export function address(at: Location): string {
  return at.hidden ? "" : streetLine(streetName(at), at.number, at.country);
}

/** `avenue Louise`, `dans la Kerkstraat`, `sur la Boomsesteenweg`; the neighbourhood where the street is not shown. */
export function onStreet(at: Location): string {
  if (at.hidden) return inside(at.area);
  const name = streetName(at);
  if (at.region !== "flanders")
    return /^(?:zone|parc|campus)/i.test(name) ? `dans ${/^zone/i.test(name) ? "la" : "le"} ${name}` : name;
  return onDutchStreet(name) || name;
}

const onDutchStreet = memoize((name: string) => {
  const [la, le, au] = /^[aeiouéèê]/i.test(name)
    ? [`l’${name}`, `l’${name}`, `à l’${name}`]
    : [`la ${name}`, `le ${name}`, `au ${name}`];
  if (/(?:straat|steeg)$/i.test(name)) return `dans ${la}`;
  // Avec son propre article ou sa préposition, un nom n’en prend pas d’autre.
  if (/^(?:De|Het|[’']t|T|Ten|Ter|Op|Weg|Campus|Rustoord|Shopping) |-ten-/.test(name)) return "";
  if (/(?:laan|lei|steenweg|baan|kaai|dreef|weg|vest|singel|dijk|plaats)$/i.test(name)) return `sur ${la}`;
  if (/(?:plein|markt|Meir|dam)$/i.test(name)) return `sur ${le}`;
  if (/park$/i.test(name)) return `dans ${le}`;
  return /(?:hof|berg)$/i.test(name) ? au : "";
});

export function titled(named: string, at: Location): string {
  const what = numberJoined(named);
  if (at.hidden) return `${what} ${inside(at.area)}`;
  const everywhere = isInEveryTown(streetName(at)) ? `, ${at.municipality.names.fr}` : "";
  return `${what}, ${address(at)}${everywhere}`;
}

/** A number with what it counts behind it, which stand on one line of a title: `deux chambres`, `14 postes`. */
const numbered = new RegExp(`(?<![\\p{L}\\d])(${small.join("|")}|une|\\d+) (?=\\p{L})`, "giu");
const numberJoined = memoize((text: string) => text.replace(numbered, "$1\u00a0"));

/** Names of streets that nearly every town has: they say nothing without the town. */
const inEveryTown =
  /^(?:(?:Grand-)?rue|place|avenue)(?: (?:de |du |de la |de l’|d’)?(?:Église|Station|Gare|École|Moulin|Marché|Centre))?$|^(?:Dorps|Kerk|Stations?|School|Molen|Markt|Nieuw)(?:straat|plein|laan)$/i;
const isInEveryTown = memoize((street: string) => inEveryTown.test(street));

/** `l'E40 et le ring (R0)`, `l'A3 et l'A13`. */
export const roads = memoize((motorways: readonly string[]) => {
  return list(
    motorways.map((name) =>
      name === "R0" ? "le ring de Bruxelles (R0)" : name.startsWith("R") ? `le ${name}` : `l’${name}`,
    ),
  );
});

/** `à louer`, `à vendre`, `en investissement`. */
export function purpose({ deal }: Pick<Property, "deal">, invested = "en investissement"): string {
  if (deal.invest) return invested;
  return deal.toLet ? (deal.forSale ? "à louer ou à vendre" : "à louer") : "à vendre";
}

/** As it stands after "est proposé": `à la location`, `à la vente`, `en investissement`. */
export function proposed({ deal }: Pick<Property, "deal">, invested = "en investissement"): string {
  if (deal.invest) return invested;
  return deal.toLet ? (deal.forSale ? "à la location ou à la vente" : "à la location") : "à la vente";
}

/** `à louer rue Neuve`; `rue Neuve, en investissement, déjà loué`. */
export function offeredAt(property: Pick<Property, "deal" | "at">, invested?: string): string {
  const [how, where] = [purpose(property, invested), onStreet(property.at)];
  if (property.deal.invest) return `${where}, ${how}`;
  return /^\p{Lu}/u.test(where) ? `${how}, ${where}` : `${how} ${where}`;
}

/** `une chambre`, `trois chambres`. */
export const rooms = (bedrooms: number) => many(bedrooms, "chambre", "f");

/** `une salle de bains`, `deux salles de bains`. */
export const baths = (bathrooms: number) => many(bathrooms, "salle de bains", "f", "salles de bains");

/** As it stands after "orienté". */
export const orientations = {
  south: "au sud",
  "south-west": "au sud-ouest",
  west: "à l’ouest",
  east: "à l’est",
} as const;
