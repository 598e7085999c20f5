import { readdirSync } from "node:fs";
import { bilingual } from "./names.ts";
import { lengthOf, linesOf, readShapes, type Shape } from "./read-shapes.ts";

const folder = "openstreetmap/streets/";
/** What main roads are called, where nothing says how a street ranks; long ones lead somewhere. */
const mainNames = /\b(boulevard|chaussée|avenue|ring|quai|steenweg|\w*steenweg|\w*laan|\w*lei|\w*singel)\b/iu;
const paths = /\b(sentier|chemin|allée|venelle|impasse|passage|\w*pad|\w*weggel|\w*gang)\b/iu;

/** Streets of the towns that have any: `main`, `street` or `path`, with their names. */
export function streets(): Shape[] {
  const files = new URL(`../../../db/seed/data/${folder}`, import.meta.url);
  return readdirSync(files)
    .filter((file) => file.endsWith(".geojson.gz"))
    .sort()
    .flatMap((file) =>
      readShapes(folder + file).map((street) => {
        const name = String(street.properties["n"]);
        const names = file.startsWith("brussels") ? bilingual(name) : { name };
        return { ...street, properties: { kind: kindOf(name, street), ...names } };
      }),
    );
}

function kindOf(name: string, street: Shape): "main" | "street" | "path" {
  const metres = linesOf(street).reduce((sum, line) => sum + lengthOf(line), 0);
  if (metres > (mainNames.test(name) ? 1100 : 2600)) return "main";
  return paths.test(name) && metres < 900 ? "path" : "street";
}
