import type { Language } from "#app/i18n/languages.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { metresBetween } from "#app/places/distance.ts";
import { isAddressable, type Place } from "#app/places/place.ts";
import { liesIn, locatePoint, slugOfPoint } from "#app/places/points/locate-point.ts";
import type { PointIndex } from "#app/places/points/point-index.ts";
import type { PointKind } from "#app/places/points/point.ts";
import type { Near } from "./places/near.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { readCorridor } from "./places/corridor.ts";
import { joinPlaces } from "./places/join-places.ts";
import { isOrigin } from "./asides/origins.ts";
import { dropWorkplace, namesUnknown } from "./asides/workplaces.ts";
import { readBareNumber } from "./figures/figures.ts";
import { isNeverAlone, type Mention } from "./places/place-mentions.ts";
import type { Parts } from "./parts/parts.ts";
import type { Reading } from "./reading/reading.ts";
import type { Token } from "./reading/token.ts";

/** The places named; postcodes among them where nothing else can be meant. */
export function resolvePlaces(parts: Parts, gazetteer: Gazetteer, points?: PointIndex): Mention[] {
  const { mentions, postcodes, bare, rest } = parts;
  const named = mentions.filter((mention) => {
    const name = rest.words(mention.from, mention.to);
    if (!isNeverAlone(name)) return true;
    const isInside = mention.candidates.some((place) =>
      mentions.some(
        (other) => other !== mention && gazetteer.ancestors(place).some((around) => other.candidates.includes(around)),
      ),
    );
    // "Leuven centrum" is Leuven, where no quarter is called so.
    const isMiddle = isCentre.test(name) && mentions.some((other) => other !== mention);
    // "À Bonnevoie ou à la Gare": both are parts of one town.
    if (isOtherChoice(rest.reading.tokens, mention.from) && mentions.length > 1) {
      const inTown = mention.candidates.find((place) =>
        mentions.some(
          (other) => other !== mention && other.candidates.some((each) => areOfOneTown(gazetteer, place, each)),
        ),
      );
      if (!inTown) rest.leaveOut(mention.from, mention.to);
      else {
        mention.candidates = [inTown];
        mention.isChoice = true;
      }
      return inTown !== undefined;
    }
    const isSide = besideTown.test(name) && mentions.some(({ to }) => to === mention.from);
    if (isSide) rest.leaveOut(mention.from, mention.to);
    else if (!isInside && isMiddle) rest.tell(mention.from, mention.to);
    else if (!isInside) rest.quote(mention.from, mention.to);
    return isInside;
  });
  const others = named.filter(({ from, to }) => !isOrigin(rest.reading.tokens, from, to));
  const hasOther = others.length > 0 || named.some(({ to }) => namesUnknown(rest, to));
  for (const { from, to } of hasOther ? named.filter((mention) => !others.includes(mention)) : [])
    rest.leaveOut(from, to);
  const sure = hasOther ? others : named;
  dropWorkplace(parts, others);
  const wanted = sure.filter((mention) => isLikely(mention, sure, parts, gazetteer, points));
  for (const { from, to } of sure.filter((mention) => !wanted.includes(mention))) rest.keep(from, to);
  for (const { from, to } of wanted) {
    rest.dropBefore(from, parkWords);
    rest.dropBehind(to, besideTown);
  }
  rest.dropBeforeNames(parkWords);
  if (wanted.length > 0) {
    rest.leaveOutChoices();
    rest.leaveOutQuarters();
  }
  const meant = postcodes.filter((postcode) => {
    const fits = wanted.some(({ candidates }) =>
      candidates.some((place) => isSameArea(gazetteer, place, postcode.candidates)),
    );
    if (wanted.length === 0 || postcode.isSure || fits) return true;
    const figure = readBareNumber(rest.reading, postcode.from);
    if (figure) bare.push(figure);
    return !figure;
  });
  return [...wanted, ...meant];
}

/**
 * Whether a name with a letter wrong is one: "warehouse manager near Liège" is nobody's Manage. Beside a place that is
 * spelt right only what lies in it, holds it or is a choice beside it.
 */
function isLikely(
  mention: Mention,
  all: readonly Mention[],
  { near }: Parts,
  gazetteer: Gazetteer,
  points: PointIndex | undefined,
): boolean {
  if (!mention.isGuessed || mention.isChoice) return true;
  const others = all.filter((other) => other !== mention && !other.isGuessed);
  if (others.length === 0)
    return near === undefined || near.town !== undefined || isAround(near, mention, gazetteer, points);
  return others.some(
    (other) => other.isChoice || other.candidates.some((place) => isSameArea(gazetteer, place, mention.candidates)),
  );
}

/** "Antwrepen eilandje": what is near lies in the town. */
const isAround = ({ words }: Near, { candidates }: Mention, gazetteer: Gazetteer, points: PointIndex | undefined) =>
  points?.named(words).some((point) => candidates.some((place) => liesIn(gazetteer, points, point, place))) === true;

/** "Ou à la Gare" */
function isOtherChoice(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && /^(?:a|la|le|au|de|het|in|the|in|near)$/.test(tokens[before]?.text ?? "")) before -= 1;
  return /^(?:or|ou|of)$/.test(tokens[before]?.text ?? "");
}

const areOfOneTown = (gazetteer: Gazetteer, one: Place, other: Place) =>
  one !== other &&
  gazetteer
    .ancestors(one)
    .some(({ kind, id }) => isAddressable(kind) && gazetteer.ancestors(other).some((each) => each.id === id));

const isCentre = /^(?:centre|centrum|centre ville|city cent(?:re|er)|town centre|stadscentrum)$/;

/** The kind of a place that goes by its name alone: "zoning de Ghlin", "parc d'affaires Windhof". */
const parkWords =
  /^(?:de|d|du|van|parc|affaires|activites?|zoning|zone|industriel(?:le)?|economique|business|science|park|bedrijven(?:park|terrein|zone)|industrie(?:terrein|zone|park)|kmo-zone|wijk)$/;

/** What says no more behind a town: "Ghlin business park", "Tournai Ouest". */
const besideTown =
  /^(?:business|science|park|parc|scientifique|zoning|industriel|wetenschapspark|bedrijvenpark|bedrijventerrein|industriepark|nord|sud|est|ouest|noord|zuid|oost|west|north|south|east)$/;

function isSameArea(
  gazetteer: Gazetteer,
  place: Mention["candidates"][number],
  others: Mention["candidates"],
): boolean {
  return others.some(
    (other) =>
      other === place || gazetteer.ancestors(other).includes(place) || gazetteer.ancestors(place).includes(other),
  );
}

/** Writes places as the parameters of a search, with the slugs of a language; of "between" two towns those between them too. */
export function writePlaces(
  mentions: readonly Mention[],
  reading: Reading,
  gazetteer: Gazetteer,
  language: Language,
): SearchQuery {
  const between = readCorridor(reading, mentions, gazetteer);
  const { location, districts } = between
    ? {
        location: undefined,
        districts: [...between.places, ...between.others.flatMap(({ candidates: [place] }) => place ?? [])],
      }
    : joinPlaces(gazetteer, mentions);
  return {
    ...(location && { location: location.slugs[language] }),
    ...(districts.length > 0 && { district: districts.map((place) => place.slugs[language]).join(",") }),
  };
}

/**
 * Writes what a sentence wants to be near; of several of one name that in a place named. Where nobody can say which is
 * meant the words stay, and the page asks.
 */
export function writeNear(
  { words, metres, place }: Near,
  mentions: readonly Mention[],
  gazetteer: Gazetteer,
  language: Language,
  points: PointIndex,
): SearchQuery {
  const within = mentions.flatMap(({ candidates }) => candidates[0] ?? []);
  const first = locatePoint(points, gazetteer, words, language, within);
  // "Grand-Rue, Luxembourg": of the country several, of the city one.
  const towns = mentions.flatMap(({ candidates }) => candidates.filter(({ kind }) => isAddressable(kind)));
  const located =
    first && "among" in first && towns.length > 0 ? locatePoint(points, gazetteer, words, language, towns) : first;
  const isOne = located && "point" in located;
  return {
    around: place ? place.slugs[language] : isOne ? slugOfPoint(points, gazetteer, located.point, language) : words,
    ...(metres !== undefined && { radius: String(metres) }),
  };
}

/** Whether a street is known in other towns alone than the one named: "zeedijk Middelkerke" is not Bruges' Zeedijk. */
export function isElsewhere(
  { words, isStreet }: Near,
  mentions: readonly Mention[],
  gazetteer: Gazetteer,
  points: PointIndex,
): boolean {
  const within = mentions.flatMap(({ candidates }) => candidates);
  const bearers = points.named(words.replace(/ \d+\p{L}?$/u, ""));
  if (!isStreet || within.length === 0 || bearers.length === 0) return false;
  return !bearers.some((point) => within.some((place) => liesIn(gazetteer, points, point, place)));
}

/**
 * Whether something that is named is no part of the towns beside it: one choice among them ("Jambes, Salzinnes ou
 * Saint-Servais"), or a name that other towns alone have, several of them or one far away ("Grote Markt in Mechelen", "place
 * Patton à Ettelbruck"). A search can't ask for both.
 */
export function isOneOfTowns(
  { words, from, to, metres, place, town }: Near,
  mentions: readonly Mention[],
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  points: PointIndex,
): boolean {
  const exact = points.named(words);
  const bearers = exact.length > 0 ? exact : points.holding(words.split(" "));
  const within = mentions.flatMap(({ candidates }) => candidates);
  if (place || bearers.length === 0 || within.length === 0) return false;
  const isListed = [tokens[from - 1], tokens[to]].some((token) => /^(?:or|ou|of)$/.test(token?.text ?? ""));
  const isNameAlone = metres === undefined && to - from === words.split(" ").length;
  // "Jambes ou Salzinnes": of a place and a name that has only a middle the second is told.
  const isBesideTown = mentions.some(
    (mention) => !mention.holdsNear && (isLinked(tokens, mention.to, from) || isLinked(tokens, to, mention.from)),
  );
  if (isNameAlone && isBesideTown) return true;
  if (isListed && isNameAlone && mentions.some(({ isChoice }) => isChoice)) return true;
  const isThere = bearers.some((point) => within.some((each) => liesIn(gazetteer, points, point, each)));
  if (isThere || town !== undefined) return false;
  return bearers.length > 1 || bearers.every((point) => within.every((each) => isFar(points, point, each)));
}

/** Whether "or" is all that stands between two names, but for small words. */
export function isLinked(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to).map(({ text }) => text);
  return between.length < 4 && /^(?:or|ou|of)(?: (?:a|au|in|the|la|le|het|de|op))*$/.test(between.join(" "));
}

/** Metres from the middle of a town: a street or a square of that name further away is another town's. */
const sameTown = 15_000;

/** What is known well beyond its town may be named beside another: a station, a port. */
const knownBeyond = new Set<PointKind>(["metro-railway", "railway", "metro", "airport", "port", "business-park"]);

function isFar(points: PointIndex, number: number, place: Place): boolean {
  const { kind, lat, lng } = points.point(number);
  return !knownBeyond.has(kind) && metresBetween({ lat, lng }, place) > sameTown;
}
