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

/**
 * Stations of Luxembourg's line 10 of which the source, of a month of works, counts no trains: Dommeldange and Goebelsmühle.
 */
const closedThatMonth: ReadonlySet<string> = new Set(["008200101", "008200129"]);

/** In these two of Brussels nearly all trains run through, and are counted: they have a name, and are no way to work. */
const runThrough = /^Bruxelles-(?:Congrès|Chapelle)$/;

/** The railway stations that may be asked for by name. */
export function namedRailwayStations(): RailwayStation[] {
  return readTable<Exclude<keyof RailwayStation, "trains"> | "id" | "avg_stop_times">("gazetteer/stations.tsv")
    .map((row) => ({ ...row, trains: Number(row.avg_stop_times) }))
    .filter(({ id, name, trains }) => (trains >= 1 || closedThatMonth.has(id)) && !border.test(name));
}

/**
 * The railway stations at which trains stop. What tells of the nearest station tells of these: the walk in a search, the map,
 * the surroundings of a listing, and the demonstration's texts, so that a page knows one.
 */
export function railwayStations(): RailwayStation[] {
  return namedRailwayStations().filter(({ name_fr }) => !runThrough.test(name_fr));
}
