import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { curlApostrophes } from "#app/i18n/apostrophes.ts";
import { PointIndex } from "./point-index.ts";
import type { NamedPoint, PointKind } from "./point.ts";

/** As `packages/site-files` writes it: a line a point, in the order of likelihood. */
export const pointsPath = path.resolve("app/places/points/points.tsv.gz");

let known: PointIndex | undefined;

/** All named points: read once a process, in about half a second, then some 14 MB. */
export function getPoints(): PointIndex {
  return (known ??= new PointIndex(readPoints()));
}

function readPoints(): NamedPoint[] {
  const text = curlApostrophes(gunzipSync(readFileSync(pointsPath)).toString("utf8"));
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
