import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { NamedPoint, PointKind } from "./point.ts";

/** As `npm run points -- make` writes it: a line a point, in the order of likelihood. */
export const pointsPath = path.resolve("app/places/points/points.tsv.gz");

/** Points as a file has them. */
export function writePoints(points: readonly NamedPoint[]): Buffer {
  const lines = points.map(({ kind, names: { en, fr, nl }, aliases, lat, lng, extent, municipality }) =>
    [kind, en, fr === en ? "" : fr, nl === en ? "" : nl, aliases.join("|"), lat, lng, extent || "", municipality].join(
      "\t",
    ),
  );
  return gzipSync(lines.join("\n"), { level: 9 });
}

/** What {@link writePoints} has written. */
export function readPoints(): NamedPoint[] {
  const text = gunzipSync(readFileSync(pointsPath)).toString("utf8");
  return text.split("\n").map((line) => {
    const [kind = "", en = "", fr = "", nl = "", aliases = "", lat, lng, extent, municipality = ""] = line.split("\t");
    return {
      kind: kind as PointKind,
      names: { en, fr: fr || en, nl: nl || en },
      aliases: aliases ? aliases.split("|") : [],
      lat: Number(lat),
      lng: Number(lng),
      extent: Number(extent),
      municipality,
    };
  });
}
