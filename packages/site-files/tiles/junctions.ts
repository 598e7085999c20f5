import type { Position } from "geojson";
import { readTable } from "../../../db/seed/read-table.server.ts";
import type { Stop } from "../../../app/basemap/tiles/stop.ts";
import { linesOf, metresBetween, readShapes } from "./read-shapes.ts";
import { motorwayNumbers } from "./stop-sources.ts";

/** What the source cut after 48 characters, ran together or wrote as on the sign; the motorway where it can't be told by the name. */
const corrected: Record<string, { name: string; number?: string }> = {
  "Anderlecht - Pede - Avenue M. Renard-M.Renardlaa": { name: "Anderlecht" },
  "Anderlecht - Sint-Pieters-Leeuw - Chaussée de M": { name: "Anderlecht" },
  "Anderlecht Pede Moortebeek Boulevard Sylvain Dep": { name: "Anderlecht", number: "R0" },
  "Zoning Anderlecht - Boulevard Industriel - Indus": { name: "Anderlecht" },
  "Ruisbroek;Drogenbos;Rue de Stalle-Stallestraat": { name: "Drogenbos" },
  "Braine l'Alleud; Butte du lion": { name: "Braine-l’Alleud" },
  "N27; Genappe; Braine l'Alleud; Butte du lion": { name: "Braine-l’Alleud" },
  "N253; Mont-Saint-Jean;": { name: "Mont-Saint-Jean" },
  "N5; Genappe": { name: "Genappe" },
  "Charleroi-Nord; Beaux-Arts": { name: "Charleroi-Nord" },
  "E42; Liège; Namur": { name: "" },
  "E42; Tournai; Mons": { name: "" },
  "EXPO / Romeinse steenweg": { name: "Expo" },
  "Streinebrück / Lommesweiler": { name: "Steinebrück / Lommersweiler" },
  jabbeke: { name: "Jabbeke" },
};

/** The motorways around Luxembourg City, by the names that its streets' data has for them. */
const numbersInLuxembourg: Record<string, string> = {
  "Autoroute de Trèves": "A1",
  "Autoroute de Dudelange": "A3",
  "Autoroute d'Esch": "A4",
  "Autoroute d'Arlon": "A6",
};
/** m; how far a slip road may begin from a motorway that is named. */
const farthest = 900;

/** Exits of motorways, with the motorway's number where the map draws it; around Luxembourg City its slip roads. */
export function junctions(): Stop[] {
  const numbers = motorwayNumbers();
  const belgian = readTable<"name" | "lat" | "lng">("openstreetmap/features/motorway_junctions.tsv").map(
    (row): Stop => {
      const { name, number = numbers.get(row.name) } = corrected[row.name] ?? { name: row.name };
      return { kind: "motorway", at: [Number(row.lng), Number(row.lat)], name, ...(number && { lines: number }) };
    },
  );
  const motorways = readShapes("openstreetmap/streets/luxembourg.geojson.gz").flatMap((shape) => {
    const number = numbersInLuxembourg[String(shape.properties["n"])];
    return number ? linesOf(shape).flatMap((line) => line.map((at) => ({ number, at }))) : [];
  });
  const slipRoads = readShapes("openstreetmap/features/luxembourg_city_main_roads.geojson.gz")
    .filter(({ properties }) => properties["type"] === "motorway_link")
    .flatMap(linesOf)
    .map(([first]): Stop => {
      const number = nearestNumber(first!, motorways);
      return { kind: "motorway", at: [first![0]!, first![1]!], name: "", ...(number && { lines: number }) };
    });
  return [...belgian, ...slipRoads].filter(
    (stop, index, all) =>
      all.findIndex((other) => isOneJunction(other, stop) && metresBetween(other.at, stop.at) < 400) === index,
  );
}

const isOneJunction = (one: Stop, other: Stop) => one.name === other.name && one.lines === other.lines;

function nearestNumber(at: Position, motorways: readonly { number: string; at: Position }[]): string | undefined {
  let nearest: string | undefined;
  let least = farthest;
  for (const motorway of motorways) {
    const metres = metresBetween(motorway.at, at);
    if (metres < least) [nearest, least] = [motorway.number, metres];
  }
  return nearest;
}
