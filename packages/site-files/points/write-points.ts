import { writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { pointKinds, type NamedPoint } from "../../../app/places/points/point.ts";
import { pointsPath } from "../../../app/places/points/points.server.ts";
import { makePoints } from "./make-points.ts";

/** What a search can be near, as the site reads it (`app/places/points`). */
export function writePoints(): void {
  const points = makePoints();
  const file = fileOf(points);
  writeFileSync(pointsPath, file);
  for (const kind of pointKinds) console.log(`${kind}: ${points.filter((point) => point.kind === kind).length}`);
  console.log(`Wrote ${path.relative(process.cwd(), pointsPath)}: ${Math.round(file.length / 1000)} kB`);
}

function fileOf(points: readonly NamedPoint[]): Buffer {
  const lines = points.map(({ kind, names: { en, fr, nl }, aliases, lat, lng, extent, municipality }) =>
    [kind, en, fr === en ? "" : fr, nl === en ? "" : nl, aliases.join("|"), lat, lng, extent || "", municipality].join(
      "\t",
    ),
  );
  return gzipSync(lines.join("\n"), { level: 9 });
}
