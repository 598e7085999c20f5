import { languages } from "../../../app/i18n/languages.ts";
import { fold } from "../../../app/places/fold.ts";
import { municipalityAtPoint } from "../../../app/places/municipality-at-point.server.ts";
import { readGazetteer, type GazetteerRow } from "../../../app/places/read-gazetteer.server.ts";
import type { PointKind } from "../../../app/places/points/point.ts";
import { readTable } from "../../../db/seed/read-table.server.ts";
import { largeTowns } from "./large-towns.ts";
import type { MadePoint } from "./made-point.ts";

/** A stop is called by a street, a square, a gate, a hospital; by what is in every town it says nothing: "Kerk", "École". */
const kinds: readonly [PointKind, RegExp][] = [
  ["square", /^(?:place|square|parvis|esplanade|rond point|carrefour|marche|grand place)\b/],
  ["square", /(?:plein|plaats|markt|square)$/],
  ["landmark", /(?:^|\b)(?:ziekenhuis|hopital|clinique|kliniek|universite|universiteit|hogeschool|citadelle)\b/],
  ["landmark", /^(?:az|zna|chr|chu|uz|campus|palais|cite|chateau|abbaye|pont|porte|parc|gare) \S/],
  ["landmark", /\S(?:poort|brug|kaai|park|dok|haven|abdij|kasteel|ziekenhuis)$/],
  [
    "street",
    /^(?:rue|avenue|boulevard|chaussee|quai|route|faubourg|allee|drive|dreve|clos|chemin|montagne|val|cour) \S/,
  ],
  ["street", /\S(?:straat|laan|lei|weg|dreef|steenweg|vest|baan|singel|wal|leie|kade|dijk|hof|gracht|vaart|ring)$/],
];

/** What is in many a town and has a name of its own there: a kind alone is none. */
const unnamed =
  /^(?:place|plaats|carrefour|clinique|ziekenhuis|hopital|gare station|dorpsplaats|dorpsplein|gemeenteplein|kerkplein|stationsplein|voetbalplein|place communale|place de l eglise|cite|campus|parc|park|brug|pont|kaai|quai|dok|haven|kasteel|chateau|abbaye|abdij|universite|universiteit|hogeschool|metro|premetro|tram|gare|station|bus|taxi|opera|cinema|musee|museum|theatre|theater|plage|casino|piscine|zwembad|stade|stadion|arena|industrie|atelier|ateliers|bureaux|hotel|restaurant|salon|bowling|tennis|golf|police|politie|poste|garage|promenade)$/;

/** Platforms, lines and directions behind a name. */
const tails = / (?:perron|quai|halte|afstaphalte|terminus|arret|kaai)(?: [a-z]?\d*)?$/;

/**
 * Streets, squares, gates, bridges and hospitals that a stop of the bus or tram is called by, in towns of size: it lies on them. The
 * only places that most towns' streets are known by.
 */
export function stopPoints(): MadePoint[] {
  const gazetteer = readGazetteer();
  const [large, cities] = [largeTowns(), largeTowns(city)];
  const namesIn = namesByMunicipality(gazetteer);
  const stops = readTable<"name" | "lat" | "lng">("openstreetmap/features/stops_2015.tsv.gz").flatMap(
    ({ name: written, lat, lng }) => {
      const spot = { lat: Number(lat), lng: Number(lng) };
      const municipality = municipalityAtPoint(spot);
      if (!municipality) return [];
      const [fr = written, nl = fr] = written
        .split(" - ")
        .map((part) => withoutTown(part, namesIn.get(municipality) ?? []));
      return [{ written, fr, nl, spot, municipality }];
    },
  );
  const towns = new Map<string, Set<string>>();
  for (const { fr, municipality } of stops) towns.set(fold(fr), (towns.get(fold(fr)) ?? new Set()).add(municipality));
  return stops.flatMap(({ written, fr, nl, spot, municipality }) => {
    if (!large.has(municipality) || /[\d()]/.test(written) || tails.test(fold(written)) || unnamed.test(fold(fr)))
      return [];
    const kind = kinds.find(([, named]) => [fr, nl].some((name) => named.test(fold(name))))?.[0];
    const isOfMany = towns.get(fold(fr))!.size > fewTowns || fold(fr).length < shortest;
    const isLong = fold(fr).split(" ").length > mostWords;
    if (!kind && (isOfMany || isLong || !cities.has(municipality))) return [];
    return [
      { kind: kind ?? "bus", names: { en: fr, fr, nl }, aliases: [], ...spot, extent: 0, municipality, weight: -1 },
    ];
  });
}

/** Municipalities: what stops of more are called by is a kind of thing, and no name. */
const fewTowns = 3;

/** Inhabitants of the cities in which a stop is known by its own name. */
const city = 62_000;

/** Words of a name that is no street's. */
const mostWords = 3;

/** Letters of such. */
const shortest = 5;

/** The names of each municipality and of the places in it, folded, the longest first: stops begin with them. */
export function namesByMunicipality(gazetteer: readonly GazetteerRow[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { key, kind, parentKey, names } of gazetteer) {
    const municipality = kind === "municipality" ? key : parentKey;
    if (!municipality) continue;
    const own = languages.map((language) => fold(names[language]));
    found.set(municipality, [...(found.get(municipality) ?? []), ...own]);
  }
  for (const names of found.values()) names.sort((a, b) => b.length - a.length);
  return found;
}

/** "Mechelen Korenmarkt": the square. */
function withoutTown(written: string, towns: readonly string[]): string {
  const folded = fold(written);
  const town = towns.find((name) => folded.startsWith(`${name} `));
  if (town === undefined) return written;
  let end = town.length;
  while (end < written.length && fold(written.slice(0, end)) !== town) end += 1;
  return written.slice(end).replace(/^[\s,-]+/, "") || written;
}
