import { readTable } from "../../../db/seed/read-table.server.ts";
import { metresBetween } from "../../../app/places/distance.ts";
import { namedRailwayStations, type RailwayStation } from "../../../app/places/railway-stations.server.ts";
import { fold } from "../../../app/places/fold.ts";
import { ofFrench } from "../../../app/places/points/of-french.ts";
import type { MadePoint } from "./made-point.ts";
import { englishStationName } from "./station-names.ts";

/** How far a metro station may lie from the railway station that it belongs to. */
const together = 450;

type Metro = "name_fr" | "name_nl" | "lat" | "lng";

/**
 * Railway stations at which trains stop, metro stations, and what is both; stops of Brussels.
 * @param places the folded names of the gazetteer, by which no station is called
 */
export function transitPoints(places: ReadonlySet<string>): MadePoint[] {
  const railway = namedRailwayStations().map((row) => ({ ...railwayStation(row, places), weight: row.trains }));
  const metro = readTable<Metro>("openstreetmap/features/brussels_metro_stations.tsv").map((row) => stop("metro", row));
  const left = [...railway];
  const stations = metro.map((station): MadePoint => {
    const at = left.findIndex((other) => metresBetween(other, station) < together && isSameStation(other, station));
    const [same] = at === -1 ? [] : left.splice(at, 1);
    if (!same) return station;
    const { names, aliases } = same;
    // Abroad the railway's name is the one on the timetable: "Brussels-North", but not "Brussels-Schuman".
    const isGeneric = /^gare /.test(fold(station.names.fr));
    return {
      ...station,
      kind: "metro-railway",
      names: { ...station.names, ...(isGeneric && { en: names.en }) },
      aliases: [...Object.values(names), ...aliases, ...stationAliases(names), ...station.aliases],
      weight: same.weight,
    };
  });
  const trams = readTable<Metro | "tram_lines">("openstreetmap/features/brussels_stops.tsv").map((row) =>
    stop(row.tram_lines ? "tram" : "bus", row),
  );
  return [...stations, ...left, ...trams];
}

function railwayStation(row: RailwayStation, places: ReadonlySet<string>): MadePoint {
  const [names, others] = bilingual(row);
  return {
    kind: "railway",
    names,
    aliases: [
      ...others,
      ...others.map((other) => `${other} station`),
      ...stationAliases(names),
      ...tailAliases(names, places),
    ],
    lat: Number(row.lat),
    lng: Number(row.lng),
    extent: 0,
    municipality: row.municipality,
    weight: 0,
  };
}

/** "Brussels-South/Brussels-Midi" is one name and another. */
function bilingual(row: RailwayStation): [names: MadePoint["names"], others: string[]] {
  const en = englishStationName(row);
  const others = row.name_en.split("/").filter((other) => other !== en);
  const isLocal = row.name === row.name_en && row.name_fr === row.name_nl;
  const names = { en: isLocal ? row.name_fr : en, fr: row.name_fr, nl: row.name_nl };
  return [names, [...others, ...row.name.split("/")]];
}

function stationAliases({ en, fr, nl }: MadePoint["names"]): string[] {
  return [`${en} station`, `gare ${ofFrench(fr)}`, `gare ${fr}`, `station ${nl}`, `${nl} station`];
}

/** What towns have several of is no name of one. */
const sides =
  /^(?:central|centraal|nord|noord|sud|zuid|midi|est|oost|ouest|west|ville|stad|centre|centrum|usines|universite|sur .+)$/;

/** "Gare des Guillemins", "Sint-Pieters station": a station of a town is called by what stands behind the town's name. */
function tailAliases({ fr, nl }: MadePoint["names"], places: ReadonlySet<string>): string[] {
  const [frTail = "", nlTail = ""] = [fr, nl].map((name) => /^[^-\s]+-(\S{6,})$/.exec(name)?.[1]);
  const isOwn = (tail: string) => tail !== "" && !sides.test(fold(tail)) && !places.has(fold(tail));
  if (!isOwn(frTail) && !isOwn(nlTail)) return [];
  const plural = frTail.endsWith("s") ? [`gare des ${frTail}`] : [];
  return [
    ...(isOwn(frTail) ? [...plural, `gare ${ofFrench(frTail)}`] : []),
    ...(isOwn(nlTail) ? [`station ${nlTail}`, `${nlTail} station`] : []),
  ];
}

function isSameStation(railway: MadePoint, metro: MadePoint): boolean {
  const railwayWords = fold(Object.values(railway.names).join(" ")).split(" ");
  const metroWords = fold(metro.names.fr).split(" ");
  const own = metroWords.filter((word) => !["gare", "de", "du", "l"].includes(word));
  const synonyms: Record<string, string> = { centrale: "central" };
  return own.every((word) => railwayWords.includes(synonyms[word] ?? word));
}

function stop(
  kind: "metro" | "tram" | "bus",
  { name_fr: fr, name_nl: nl, lat, lng }: Record<Metro, string>,
): MadePoint {
  const aliases =
    kind === "metro"
      ? [`${fr} metro`, `metro ${fr}`, `metro ${nl}`, `station ${fr}`, `${fr} station`, `station ${nl}`]
      : [];
  return { kind, names: { en: fr, fr, nl }, aliases, lat: Number(lat), lng: Number(lng), extent: 0, weight: 0 };
}
