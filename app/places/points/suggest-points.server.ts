import type { TFunction } from "i18next";
import { languages, type Language } from "#app/i18n/languages.ts";
import { fold } from "../fold.ts";
import type { Gazetteer } from "../gazetteer.ts";
import type { Suggestion } from "../suggestion.ts";
import { isAlike } from "../typing-errors.ts";
import { aroundPoint, choiceOfAround } from "./around.server.ts";
import { errorsOf, findPoints } from "./find-points.ts";
import { pointKinds } from "./point.ts";
import { getPoints } from "./points.server.ts";

/** Beside places, of which there are twice as many. */
const most = 5;
/** All that a list of suggestions has room for. */
const room = 8;

/** Fewer letters begin too many streets. */
const enough = 2;

/**
 * Adds to the places that may be meant by what has been typed the points that may be: stations, squares, streets. Of both
 * there is something; a point whose whole name was typed stands before places that only begin so.
 */
export function withPoints(
  places: readonly Suggestion[],
  gazetteer: Gazetteer,
  text: string,
  language: Language,
  t: TFunction,
): Suggestion[] {
  const written = fold(text.slice(0, 100));
  if (written.length < enough) return [...places];
  const found = findPoints(getPoints(), text, most);
  const points = found.map(({ point }): Suggestion => {
    const around = aroundPoint(gazetteer, point);
    const choice = choiceOfAround(gazetteer, around, language);
    const kind = pointKinds.find((each) => each === around.kind);
    const town = around.town && gazetteer.placeLabel(around.town, language);
    const also = languages.map((other) => around.names[other]).find((name) => fold(name).includes(written));
    return {
      ...choice,
      ...(also !== undefined && !fold(choice.name).includes(written) && { also }),
      detail: [kind && t(`places.pointKinds.${kind}`), town].filter(Boolean).join(" · "),
    };
  });
  const exact = found.filter(({ distance }) => distance === 0).length;
  const shownPlaces = places.slice(0, Math.max(room - points.length, Math.ceil(room / 2)));
  const shown = points.slice(0, room - shownPlaces.length);
  // A place that is further from what was written gives way to a point.
  const errors = found[0] ? errorsOf(found[0]) : Infinity;
  const isNearer = ({ name, also = "" }: Suggestion) =>
    [name, also].some((word) => isAlike(written, fold(word), errors));
  if (found.length > 0 && !shownPlaces.some(isNearer)) return [...shown, ...shownPlaces];
  if (exact === 0 || places.some(({ name }) => fold(name) === written)) return [...shownPlaces, ...shown];
  return [...shown.slice(0, exact), ...shownPlaces, ...shown.slice(exact)];
}
