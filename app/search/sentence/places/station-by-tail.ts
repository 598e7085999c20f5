import { languages } from "#app/i18n/languages.ts";
import { fold } from "#app/places/fold.ts";
import { pointKinds } from "#app/places/points/point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";

const known = new WeakMap<PointIndex, ReadonlyMap<string, string | undefined>>();

/**
 * The whole name of the one station that is called so behind its town's name: "guillemins" is Liège-Guillemins.
 * @param tail folded
 * @returns undefined where no station is called so, or several are
 */
export function stationByTail(points: PointIndex, tail: string): string | undefined {
  let names = known.get(points);
  if (!names) {
    names = tailsOf(points);
    known.set(points, names);
  }
  return names.get(tail);
}

function tailsOf(points: PointIndex): Map<string, string | undefined> {
  const bearers = new Map<string, number>();
  const names = new Map<string, string | undefined>();
  for (let number = 0; number < points.size; number++) {
    if (!/railway/.test(pointKinds[points.kindOf(number)]!)) continue;
    const { names: written } = points.point(number);
    for (const name of new Set(languages.map((language) => fold(written[language])))) {
      const tail = name.slice(name.indexOf(" ") + 1);
      if (tail === name) continue;
      const isOther = (bearers.get(tail) ?? number) !== number;
      bearers.set(tail, number);
      names.set(tail, isOther ? undefined : (names.get(tail) ?? name));
    }
  }
  return names;
}
