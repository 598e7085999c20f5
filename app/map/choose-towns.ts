import type { Language } from "#app/i18n/languages.ts";
import type { Box } from "#app/places/area.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { isAddressable, type Place } from "#app/places/place.ts";
import type { Mark, TownName } from "./marks/map-data.ts";
import { markRadius } from "./marks/mark-size.ts";
import { knownAs } from "./nearest-places.ts";
import { pictureSide, placer } from "#app/basemap/picture-frame.ts";

/** More would be a register. */
const most = 28;
/** From this width of the view on, in degrees, quarters and villages are too many to be told beside towns. */
const nearBy = 0.3;
/** Of a letter, in units of the picture on a small screen, where names and marks are half as large again (map-picture.css). */
const [letterWidth, lineHeight, markScale] = [11, 26, 1.5];

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The names that the server's map bears: the largest towns in view, near by quarters and villages too, whose names cover neither a mark nor each other. */
export function chooseTowns(gazetteer: Gazetteer, view: Box, marks: readonly Mark[], language: Language): TownName[] {
  const place = placer(view);
  const largest = Math.max(...marks.map(({ count }) => count));
  const taken = marks.map((mark) => around(...place(mark), markRadius(mark.count, largest) * markScale));
  const chosen: TownName[] = [];
  const isNear = view.east - view.west < nearBy;
  const towns = gazetteer.places.filter(({ kind, lat, lng, population }) => {
    const isTown = kind === "municipality" && population !== null;
    if (!isTown && !(isNear && isAddressable(kind))) return false;
    return lat > view.south && lat < view.north && lng > view.west && lng < view.east;
  });
  for (const { key, names, ...town } of towns.sort(byWeight).slice(0, 120)) {
    if (chosen.length >= most) break;
    const name = (gazetteer.byKey(knownAs[key] ?? key)?.names ?? names)[language];
    if (chosen.some((other) => other.name === name)) continue;
    const [x, centre] = place(town);
    // Under its mark, if it has one.
    for (const y of [centre + 6, centre + 46]) {
      const half = (name.length * letterWidth) / 2;
      const text = { left: x - half, right: x + half, top: y - lineHeight, bottom: y + 7 };
      if (text.left < 0 || text.right > pictureSide || taken.some((other) => overlap(text, other))) continue;
      taken.push(text);
      chosen.push({ name, x, y });
      break;
    }
  }
  return chosen;
}

/** Towns by their inhabitants, then quarters and villages: those known by number first, in an order that stays. */
function byWeight(a: Place, b: Place): number {
  const towns = Number(b.kind === "municipality") - Number(a.kind === "municipality");
  return towns || (b.population ?? 0) - (a.population ?? 0) || (a.key < b.key ? -1 : 1);
}

function around(x: number, y: number, radius: number): Rectangle {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
