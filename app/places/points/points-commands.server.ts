import { writeFileSync } from "node:fs";
import path from "node:path";
import { UsageError } from "#app/command-line/run-command.server.ts";
import { makePoints } from "./make/make-points.server.ts";
import { pointKinds } from "./point.ts";
import { pointsPath, writePoints } from "./points-file.server.ts";

export function run(words: string[]): Promise<number> {
  if (words.length !== 1 || words[0] !== "make")
    throw new UsageError(words.length > 0 ? `Not understood: ${words.join(" ").slice(0, 100)}` : "");
  const points = makePoints();
  const file = writePoints(points);
  writeFileSync(pointsPath, file);
  for (const kind of pointKinds) console.log(`${kind}: ${points.filter((point) => point.kind === kind).length}`);
  console.log(`Wrote ${path.relative(process.cwd(), pointsPath)}: ${Math.round(file.length / 1000)} kB`);
  return Promise.resolve(0);
}
