import { languages } from "../../../app/i18n/languages.ts";
import { metresBetween } from "../../../app/places/distance.ts";
import { fold } from "../../../app/places/fold.ts";
import { municipalityAtPoint } from "../../../app/places/municipality-at-point.server.ts";
import { readGazetteer, type GazetteerRow } from "../../../app/places/read-gazetteer.server.ts";
import { pointKinds, type NamedPoint, type PointKind } from "../../../app/places/points/point.ts";
import { ofFrench } from "../../../app/places/points/of-french.ts";
import {
  ownWeight,
  landmarkPoints,
  neighbourhoodPoints,
  ownPoints,
  shoppingCentrePoints,
  squarePoints,
  streetPoints,
} from "./named-points.ts";
import type { MadePoint } from "./made-point.ts";
import { stopPoints } from "./stops.ts";
import { transitPoints } from "./transit.ts";

/** A stop that goes by the name of another this near to it is the same. */
const sameSpot = 600;

/** What is called like a town or village says in its name what it is. */
const namedAs: Partial<Record<PointKind, (names: NamedPoint["names"]) => NamedPoint["names"]>> = {
  railway: ({ en, fr, nl }) => ({ en: `${en} station`, fr: `Gare ${ofFrench(fr)}`, nl: `Station ${nl}` }),
  metro: ({ en, fr, nl }) => ({ en: `${en} metro station`, fr: `Métro ${fr}`, nl: `Metrostation ${nl}` }),
  tram: ({ en, fr, nl }) => ({ en: `${en} tram stop`, fr: `Arrêt de tram ${fr}`, nl: `Tramhalte ${nl}` }),
};
namedAs.bus = ({ en, fr, nl }) => ({ en: `${en} bus stop`, fr: `Arrêt de bus ${fr}`, nl: `Bushalte ${nl}` });
namedAs["metro-railway"] = namedAs.railway;

/** Everything with a name that a search can be near, the likeliest meant first. */
export function makePoints(): NamedPoint[] {
  const gazetteer = readGazetteer();
  const named = new Set(gazetteer.flatMap(namesOf));
  const namedIn = new Set(gazetteer.flatMap((place) => namesOf(place).map((name) => `${placeOf(place)} ${name}`)));
  const sources = [
    ...transitPoints(named),
    ...ownPoints(),
    ...squarePoints(),
    ...streetPoints(),
    ...shoppingCentrePoints(),
    ...landmarkPoints(),
    ...neighbourhoodPoints(),
    ...stopPoints(),
  ];
  const located = sources
    .flatMap((point) => {
      const municipality = point.municipality ?? municipalityAtPoint(point);
      return municipality ? [{ ...point, municipality }] : [];
    })
    .flatMap((point) => {
      const folded = foldedNames(point);
      const rename = namedAs[point.kind];
      if (rename) return [folded.some((name) => named.has(name)) ? { ...point, names: rename(point.names) } : point];
      // What is a place is searched in, not near.
      return folded.some((name) => namedIn.has(`${point.municipality} ${name}`)) ? [] : [point];
    })
    .filter(
      (point, _, all) =>
        !/^(?:bus|neighbourhood|landmark)$/.test(point.kind) || point.weight > 1 || !isAtStation(point, all),
    )
    .sort(
      (a, b) =>
        pointKinds.indexOf(a.kind) - pointKinds.indexOf(b.kind) ||
        b.weight - a.weight ||
        (a.names.en < b.names.en ? -1 : Number(a.names.en > b.names.en)),
    );
  return withoutDoubles(located).map(({ weight: _, ...point }) => ({
    ...point,
    aliases: aliasesOf(point.names, point.aliases, named),
    lat: rounded(point.lat),
    lng: rounded(point.lng),
  }));
}

/** "Dampoort": a stop or a quarter called by the railway station in it, Gent-Dampoort. */
function isAtStation(stop: Located, points: readonly Located[]): boolean {
  const tails = foldedNames(stop).map((name) => ` ${name}`);
  return points.some(
    (point) =>
      point.kind.includes("railway") &&
      foldedNames(point).some((name) => tails.some((tail) => name.endsWith(tail))) &&
      metresBetween(point, stop) < sameSpot,
  );
}

type Located = MadePoint & { municipality: string };

/**
 * One of those that nobody could tell apart: of one name in one municipality, or of stops that lie together. The names that
 * people use of one set by hand go to it.
 */
function withoutDoubles(points: readonly Located[]): Located[] {
  const known = new Map<string, Located[]>();
  return points.filter((point) => {
    const names = foldedNames(point);
    const same = names
      .flatMap((name) => known.get(name) ?? [])
      .find((other) => other.municipality === point.municipality || metresBetween(other, point) < sameSpot);
    if (same && point.weight < ownWeight) return false;
    if (same) same.aliases = [...same.aliases, ...Object.values(point.names), ...point.aliases];
    for (const name of [...names, ...point.aliases.map(fold)])
      known.set(name, [...(known.get(name) ?? []), same ?? point]);
    return !same;
  });
}

/** Without those that say nothing new, or that are a town's. */
function aliasesOf(names: NamedPoint["names"], aliases: readonly string[], taken: ReadonlySet<string>): string[] {
  const seen = new Set(languages.map((language) => fold(names[language])));
  return aliases.filter((alias) => {
    const folded = fold(alias);
    const isNew = folded !== "" && !seen.has(folded) && !taken.has(folded);
    seen.add(folded);
    return isNew;
  });
}

function foldedNames({ names }: Pick<NamedPoint, "names">): string[] {
  return [...new Set(languages.map((language) => fold(names[language])))];
}

function namesOf(place: GazetteerRow): string[] {
  return languages.map((language) => fold(place.names[language]));
}

/** The municipality that a place is or lies in. */
function placeOf({ kind, key, parentKey }: GazetteerRow): string | null {
  return kind === "municipality" ? key : parentKey;
}

/** Five decimals are a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
