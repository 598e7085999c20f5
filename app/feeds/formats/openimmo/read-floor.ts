import { readFigure } from "../read-figure.ts";

/** What a floor is written with, beside its figure: those above the ground, and those below it, which bear no minus. */
const above = new Set(["", "og", "obergeschoss", "stock", "etage", "étage", "e", "er", "ème", "verdieping", "v"]);
const below = new Set(["ug", "untergeschoss", "kg", "kellergeschoss", "keller"]);

/** Between these a floor may lie; programs write 999 and -99 where nobody has told one. */
const [lowest, highest] = [-10, 200];

/**
 * The floor that an `etage` tells, 0 the ground floor: `3`, `3. OG links`, and of `2. UG` the second below it.
 * Undefined where it tells none: no whole floor, none that is known, and what programs write instead.
 */
export function readFloor(text: string | undefined): number | undefined {
  const figure = readFigure(text);
  if (figure === undefined || !Number.isInteger(figure) || figure < lowest || figure > highest) return undefined;
  const [word = ""] = /\p{L}+/u.exec(text?.toLowerCase() ?? "") ?? [];
  if (above.has(word)) return figure;
  return below.has(word) && figure !== 0 && -Math.abs(figure) >= lowest ? -Math.abs(figure) : undefined;
}
