import { readTable } from "#db/seed/read-table.server.ts";

export type RailwayStation = Record<
  "country" | "name" | "name_en" | "name_fr" | "name_nl" | "municipality" | "lat" | "lng",
  string
> & {
  /** Trains a day. */
  trains: number;
};

/** Points of the timetable where lines cross a border, with as many trains as pass: nobody gets on there. */
const border = /fronti[eè]re|grens$/i;

/** In these two of Brussels nearly all trains run through, and are counted: they have a name, and are no way to work. */
const runThrough = /^Bruxelles-(?:Congrès|Chapelle)$/;

/** The railway stations that may be asked for by name. */
export function namedRailwayStations(): RailwayStation[] {
  return [...belgianStations(), ...stationsOfLuxembourg()];
}

function belgianStations(): RailwayStation[] {
  return readTable<Exclude<keyof RailwayStation, "trains"> | "avg_stop_times">("gazetteer/stations.tsv")
    .filter(({ country }) => country === "BE")
    .map((row) => ({ ...row, trains: Number(row.avg_stop_times) }))
    .filter(({ name, trains }) => trains >= 1 && !border.test(name));
}

/** The source of the Belgian ones knows a third of Luxembourg's, those on lines to Belgium. */
function stationsOfLuxembourg(): RailwayStation[] {
  return readTable<"name_fr" | "name_nl" | "name_lb" | "municipality" | "lat" | "lng" | "trains">(
    "openstreetmap/features/lu_stations.tsv",
  ).map(({ name_lb, trains, ...row }) => ({
    ...row,
    country: "LU",
    name: name_lb || row.name_fr,
    name_en: row.name_fr,
    trains: Number(trains),
  }));
}

/**
 * The railway stations at which trains stop. What tells of the nearest station tells of these: the walk in a search, the map,
 * the surroundings of a listing, and the demonstration's texts, so that a page knows one.
 */
export function railwayStations(): RailwayStation[] {
  return namedRailwayStations().filter(({ name_fr }) => !runThrough.test(name_fr));
}
