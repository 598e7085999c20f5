import type { Language } from "#app/i18n/languages.ts";
import { slugify } from "#app/places/fold.ts";
import type { ListingRecordInput } from "#app/listings/listing-record.ts";
import type { Region } from "#app/drawings/building.ts";
import type { Family } from "./property.ts";
import { Lot, type Random } from "./random.ts";

type Advertiser = ListingRecordInput["advertiser"];
type Trade = "business" | "homes" | "all";

interface Agency {
  advertiser: Advertiser;
  regions: readonly Region[];
  trade: Trade;
  /** What it writes its texts in; the site falls back on what there is. */
  languages: readonly Language[];
  weight: number;
}

const fr: readonly Language[] = ["fr"];
const nl: readonly Language[] = ["nl"];
const enFr: readonly Language[] = ["en", "fr"];
const enNl: readonly Language[] = ["en", "nl"];
const frNl: readonly Language[] = ["fr", "nl"];
const all: readonly Language[] = ["en", "fr", "nl"];

/**
 * Invented agencies. Telephone numbers begin with a 0 after the area or country code, where no number can; licences are
 * of a series that is not given out; mail and web addresses end in `.example`.
 */
const rows: readonly (readonly [
  name: string,
  regions: string,
  trade: Trade,
  languages: readonly Language[],
  weight: number,
])[] = [
  ["Van Kesteren & Duvigneaud", "brussels flanders wallonia", "business", all, 9],
  ["Horizon Neuf Commercial", "brussels flanders wallonia luxembourg", "business", all, 8],
  ["Atrium Verhelst Partners", "brussels flanders", "business", all, 6],
  ["Cantersteen Advisory", "brussels", "business", all, 6],
  ["Maison Tilquin Bureaux", "brussels wallonia", "business", all, 4],
  ["Zenneboog Kantoren", "brussels flanders", "business", all, 4],
  ["Square Marly Immobilier", "brussels", "all", all, 3],
  ["Les Pierres Bleues", "brussels", "homes", all, 4],
  ["Agence du Parvis Rouge", "brussels", "homes", frNl, 2],
  ["Quatre Tilleuls Immobilier", "brussels wallonia", "homes", all, 3],
  ["De Gouden Gaper Vastgoed", "brussels", "homes", all, 2],
  ["Scheldezicht Bedrijfsvastgoed", "flanders", "business", all, 6],
  ["Havenlicht Logistiek", "flanders", "business", enNl, 2],
  ["Bastion Zuid Makelaars", "flanders", "business", all, 4],
  ["Leiebocht Bedrijfsmakelaars", "flanders", "business", all, 4],
  ["Dijlezijde Kantoor & Kmo", "flanders", "business", all, 4],
  ["Kempenvenster Bedrijfsvastgoed", "flanders", "business", all, 3],
  ["Demerbrug Vastgoedadvies", "flanders", "business", all, 3],
  ["Belfortplein Retail", "flanders", "business", all, 3],
  ["Winkelhaak & Zoon", "flanders", "all", nl, 2],
  ["Immo Roodborst", "flanders", "homes", nl, 2],
  ["Huyze Vlierbes", "flanders", "homes", all, 4],
  ["Tuin & Torenvalk Wonen", "flanders", "homes", all, 4],
  ["Zeehondje Kustvastgoed", "flanders", "homes", all, 3],
  ["Kantoor Morgendauw", "flanders", "homes", all, 3],
  ["Val Perdrix Entreprises", "wallonia", "business", all, 4],
  ["Trois Coquelicots Immobilier", "wallonia", "homes", all, 4],
  ["Ourthe & Sambre Conseil", "wallonia", "business", all, 4],
  ["Le Perron Vert", "wallonia", "all", fr, 2],
  ["Agence des Deux Châtaigniers", "wallonia", "homes", enFr, 2],
  ["Bureau Lavandier", "wallonia", "business", enFr, 2],
  ["Beffroi & Ardoise", "wallonia", "homes", all, 3],
  ["Nord-Sud Entrepôts", "wallonia brussels", "business", all, 3],
  ["Grünewald Office Partners", "luxembourg", "business", all, 5],
  ["Alzette Plateau Advisory", "luxembourg", "business", all, 5],
  ["Pétrusse Bureaux", "luxembourg", "business", enFr, 2],
  ["Minette Espaces", "luxembourg", "all", all, 3],
  ["Moselle & Vignes Immobilier", "luxembourg", "homes", all, 3],
  ["Hierscht Immobilière", "luxembourg", "homes", enFr, 1.5],
  ["Trois Glands Wunnen", "luxembourg", "homes", all, 3],
];

const areaCodes: Record<Region, string> = { brussels: "2", flanders: "3", wallonia: "81", luxembourg: "" };

const agencies: readonly Agency[] = rows.map(([name, regionNames, trade, languages, weight], index) => {
  const regions = regionNames.split(" ") as Region[];
  const home = regions[0] ?? "brussels";
  const slug = slugify(name.replace("&", " "));
  const digits = String(index + 11).padStart(2, "0");
  const phone = home === "luxembourg" ? `+352 00 00 ${digits}` : `+32 ${areaCodes[home]} 000 00 ${digits}`;
  const licence = home === "luxembourg" ? `000000${digits}/0` : `900.0${digits}`;
  return {
    advertiser: {
      reference: `demo-${slug}`,
      name,
      email: `info@${slug}.example`,
      phone,
      website: `https://www.${slug}.example`,
      licence,
    },
    regions,
    trade,
    languages,
    weight,
  };
});

const homeFamilies = new Set<Family>(["apartment", "house", "block", "co-living"]);

const lots = new Map<string, Lot<Agency>>();

/** An agency that works in the region and in this kind of property. */
export function drawAgency(region: Region, family: Family, random: Random): Pick<Agency, "advertiser" | "languages"> {
  const trade: Trade = homeFamilies.has(family) ? "homes" : "business";
  const key = `${region} ${trade}`;
  let lot = lots.get(key);
  if (!lot) {
    const fitting = agencies.filter(
      (agency) => agency.regions.includes(region) && (agency.trade === trade || agency.trade === "all"),
    );
    lots.set(key, (lot = new Lot(fitting, ({ weight }) => weight)));
  }
  return lot.draw(random);
}

export const allAgencies = agencies;
