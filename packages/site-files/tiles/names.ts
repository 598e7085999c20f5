import { railwayStations as readStations } from "../../../app/places/railway-stations.server.ts";
import { readGazetteer } from "../../../app/places/read-gazetteer.server.ts";
import { readTable } from "../../../db/seed/read-table.server.ts";
import { englishStationName } from "../points/station-names.ts";
import { point, type Properties, type Shape } from "./read-shapes.ts";

/** On a map the two capitals go by the name that the world knows them by. */
const capitals: Record<string, Names> = {
  "BE-21004": { en: "Brussels", fr: "Bruxelles", nl: "Brussel" },
  "LU-0304": { en: "Luxembourg", fr: "Luxembourg", nl: "Luxemburg" },
};

interface Names {
  en: string;
  fr: string;
  nl: string;
}

/** `name` is what it is called where no other name is given; a name that is the same is not said twice. */
function named({ en, fr, nl }: Names): Properties {
  return { name: en, ...(fr !== en && { fr }), ...(nl !== en && { nl }) };
}

/** "Rue de la Loi - Wetstraat": what Brussels calls one thing in two languages. */
export function bilingual(name: string): Properties {
  const [fr = name, nl, more] = name.split(" - ");
  return nl && more === undefined ? { name: fr, nl } : { name };
}

/** Municipalities, with how many people live there; `rank` counts from the largest. */
export function towns(): Shape[] {
  return readGazetteer()
    .filter(({ kind, population }) => kind === "municipality" && population !== null)
    .sort((a, b) => b.population! - a.population!)
    .map(({ key, names, lat, lng, population }, rank) =>
      point([lng, lat], { kind: "town", ...named(capitals[key] ?? names), pop: population!, rank }),
    );
}

/** Villages and quarters of the gazetteer, and neighbourhoods that OpenStreetMap names. */
export function villages(): Shape[] {
  const ranks = ["country", "region", "province", "canton", "municipality"];
  const known = new Set(towns().map(spot));
  const ours = readGazetteer()
    .filter(({ kind }) => !ranks.includes(kind))
    .map(({ kind, names, lat, lng }) =>
      point([lng, lat], { kind: kind === "locality" ? "village" : "quarter", ...named(names) }),
    )
    .filter((place) => !known.has(spot(place)));
  for (const place of ours) known.add(spot(place));
  const theirs = readTable<"name" | "type" | "lat" | "lng">("openstreetmap/features/places.tsv.gz")
    .filter(({ type }) => type === "neighbourhood" || type === "suburb" || type === "quarter")
    .map(({ name, lat, lng }) => point([Number(lng), Number(lat)], { kind: "quarter", ...bilingual(name) }))
    .filter((place) => !known.has(spot(place)));
  return [...ours, ...theirs];
}

/** Squares, markets and quays of the towns whose streets are known. */
export function squares(): Shape[] {
  return readTable<"name" | "town" | "lat" | "lng">("openstreetmap/features/squares_quays.tsv").map(
    ({ name, town, lat, lng }) =>
      point([Number(lng), Number(lat)], { kind: "square", ...(town === "brussels" ? bilingual(name) : { name }) }),
  );
}

/** Railway stations; `rank` counts from the one with most trains. */
export function railwayStations(): Shape[] {
  return readStations()
    .sort((a, b) => b.trains - a.trains)
    .map((row, rank) => {
      const { name, name_fr, name_nl, lat, lng } = row;
      const first = (written: string) => (written || name).split("/")[0]!;
      const names = { en: englishStationName(row), fr: first(name_fr), nl: first(name_nl) };
      return point([Number(lng), Number(lat)], { kind: "rail", ...named(names), rank });
    });
}

/** Metro stations and underground tram stops of Brussels, with their lines: "1 · 5". */
export function metroStations(): Shape[] {
  type Column = "name_fr" | "name_nl" | "kind" | "metro_lines" | "tram_lines" | "lat" | "lng";
  return readTable<Column>("openstreetmap/features/brussels_metro_stations.tsv").map(
    ({ name_fr, name_nl, kind, metro_lines, tram_lines, lat, lng }) => {
      const lines = (kind === "metro" ? metro_lines : tram_lines).replaceAll("|", " · ");
      const names = named({ en: name_fr, fr: name_fr, nl: name_nl });
      return point([Number(lng), Number(lat)], { kind, ...names, ...(lines && { lines }) });
    },
  );
}

/** The same name within about a kilometre. */
function spot({ geometry, properties }: Shape): string {
  const [lng = 0, lat = 0] = geometry.type === "Point" ? geometry.coordinates : [];
  return `${String(properties["name"]).toLowerCase()} ${lng.toFixed(2)} ${lat.toFixed(2)}`;
}
