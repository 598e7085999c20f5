import { z } from "zod";
import { number, optional, readTable as readFacts } from "../data/read-data.ts";
import { languages, type PerLanguage } from "../listing-format.ts";
import { fold } from "../../../app/places/fold.ts";
import { railwayStations } from "../../../app/places/railway-stations.server.ts";
import { readGazetteer } from "../../../app/places/read-gazetteer.server.ts";
import { readTable } from "../../../db/seed/read-table.server.ts";
import { Atlas, type Locality, type Station, type Street, type Town } from "./atlas.ts";

/** In running text the two capitals go by their plain names. */
const plainNames: Partial<Record<string, PerLanguage<string>>> = {
  "BE-21004": { en: "Brussels", fr: "Bruxelles", nl: "Brussel" },
};

/** As running text sets it; addresses keep the apostrophe of their source. */
function typeset({ en, fr, nl }: PerLanguage<string>): PerLanguage<string> {
  const curled = (name: string) => name.replaceAll("'", "’");
  return { en: curled(en), fr: curled(fr), nl: curled(nl) };
}

/** Reads the places, postcodes, streets and stations that the demonstration stands on: of `db/seed/data/`, and its own. */
export function readAtlas(): Atlas {
  const towns = readGazetteer().map(
    (row): Town => ({
      key: row.key,
      kind: row.kind,
      country: row.country,
      parentKey: row.parentKey,
      names: typeset(plainNames[row.key] ?? row.names),
      postcodes: row.postcodes,
      lat: row.lat,
      lng: row.lng,
      population: row.population,
    }),
  );
  return new Atlas(towns, readLocalities(towns), [...readStreets(), ...foundStreets.map(toStreet)], readStations());
}

/** One row per postcode and village of Belgium, per village of Luxembourg (whose postcodes mean streets). */
function readLocalities(towns: readonly Town[]): Locality[] {
  const keyOf = new Map<string, string>();
  for (const town of towns) {
    if (town.kind !== "locality" || town.parentKey === null) continue;
    for (const language of languages) keyOf.set(`${town.parentKey} ${fold(town.names[language])}`, town.key);
  }
  const seen = new Set<string>();
  const localities: Locality[] = [];
  type Column = "country" | "postcode" | "place" | "municipality" | "lat" | "lng";
  for (const row of readTable<Column>("gazetteer/postcodes.tsv")) {
    const key = keyOf.get(`${row.municipality} ${fold(row.place)}`) ?? row.municipality;
    const id = row.country === "BE" ? `${key} ${row.postcode}` : key;
    if (seen.has(id)) continue;
    seen.add(id);
    localities.push({
      key,
      municipality: row.municipality,
      postcode: row.postcode,
      lat: Number(row.lat),
      lng: Number(row.lng),
    });
  }
  return localities;
}

function readStreets(): Street[] {
  type Column =
    | "municipality"
    | "quarter"
    | "postcode_nearest"
    | "name"
    | "name_fr"
    | "name_nl"
    | "lat"
    | "lng"
    | "length_m";
  return readTable<Column>("openstreetmap/street_names.tsv.gz").map((row) => {
    const fr = row.name_fr || row.name;
    const nl = row.name_nl || row.name;
    return {
      names: typeset({ en: fr, fr, nl }),
      official: row.name,
      municipality: row.municipality,
      place: row.quarter || undefined,
      postcode: row.postcode_nearest,
      lat: Number(row.lat),
      lng: Number(row.lng),
      length: Number(row.length_m),
    };
  });
}

/**
 * Streets that the street data lacks, each where something stands that is named after it: a stop of buses, trams or the
 * metro; in Luxembourg, where a postcode means a street, the point of its postcode (data/README.md).
 */
export const foundStreets = readFacts(
  "streets.tsv",
  z.object({
    municipality: z.string().min(1),
    place: optional,
    postcode: z.string().regex(/^\d{4}$/),
    name: z.string().min(1),
    lat: number,
    lng: number,
    found: z.string().min(1),
  }),
);

/** m; how long such a street is, nothing tells: as most are. */
const usualLength = 400;

function toStreet({ name, place, municipality, postcode, lat, lng }: (typeof foundStreets)[number]): Street {
  const [fr = name, nl = fr] = name.split(" - ");
  return {
    names: typeset({ en: fr, fr, nl }),
    official: name,
    municipality,
    place,
    postcode,
    lat,
    lng,
    length: usualLength,
  };
}

function readStations(): Station[] {
  const metro = readTable<"name_fr" | "name_nl" | "kind" | "lat" | "lng">(
    "openstreetmap/features/brussels_metro_stations.tsv",
  ).map((row) => stopOf(row.kind === "premetro" ? "premetro" : "metro", row));
  const trams = readTable<"name_fr" | "name_nl" | "tram_lines" | "lat" | "lng">(
    "openstreetmap/features/brussels_stops.tsv",
  )
    .filter((row) => row.tram_lines)
    .map((row) => stopOf("tram", row));
  return [...readRailwayStations(), ...metro, ...trams];
}

function stopOf(mode: Station["mode"], row: { name_fr: string; name_nl: string; lat: string; lng: string }): Station {
  const { name_fr: fr, name_nl: nl } = row;
  return { mode, names: typeset({ en: fr, fr, nl }), lat: Number(row.lat), lng: Number(row.lng) };
}

function readRailwayStations(): Station[] {
  return railwayStations().map((row) => {
    // English names of Brussels's stations hold two forms or the Dutch one, beside streets that go by their French names.
    const english = row.name_en === "Mouterij" ? row.name_fr : (row.name_en.split("/").at(-1) ?? row.name_en);
    const spelled = (name: string) =>
      name
        .replace("Brussels-Midi", "Brussels-South (Midi)")
        .replace("Flemalle", "Flémalle")
        .replace(/^Havre$/, "Havré");
    const names = { en: spelled(english), fr: spelled(row.name_fr), nl: spelled(row.name_nl) };
    return { mode: "train" as const, names: typeset(names), lat: Number(row.lat), lng: Number(row.lng) };
  });
}
