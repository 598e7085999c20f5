import { LRUCache } from "lru-cache";
import type { TFunction } from "i18next";
import { formatNumber } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { marketInWords } from "#app/listings/market-words.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { criteriaOfSegment, searchHref } from "#app/filters/search-url.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { nearestAlike } from "#app/places/nearest-alike.ts";
import { isAddressable, type Place } from "#app/places/place.ts";
import { resolveCriteria } from "#app/search-index/resolve-criteria.server.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { withSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { propertyTypes } from "#app/vocabulary/vocabulary.ts";
import type { Database } from "#db/client.server.ts";
import type { Area } from "../area-path.ts";

/** Places on the map beside the area's own, and types of property, at most. */
const [neighboursAtMost, typesAtMost] = [6, 6];
/** Of so many of the nearest places those are shown that have something. */
const neighboursAsked = 20;
/** Milliseconds. */
const freshFor = 60_000;

type AreaSurroundings = Awaited<ReturnType<typeof measure>>;

const caches = new WeakMap<Database, LRUCache<string, Promise<AreaSurroundings>>>();

/**
 * The market of an area's place in figures, the places around it and the other types of property there, each with how
 * many are on offer; at most a minute old. A region or a country is shown by its municipalities with the most on offer:
 * around it there is nothing of its kind.
 */
export function loadSurroundings(
  db: Database,
  area: Area,
  placeKey: string | undefined,
  language: Language,
): Promise<AreaSurroundings> {
  const cache = caches.get(db) ?? new LRUCache<string, Promise<AreaSurroundings>>({ max: 200, ttl: freshFor });
  caches.set(db, cache);
  const key = [area.type, area.transaction, placeKey, language].join(" ");
  let known = cache.get(key);
  if (!known) {
    known = getGazetteer(db).then((gazetteer) => {
      const place = placeKey === undefined ? undefined : gazetteer.byKey(placeKey);
      return withSearchIndex(db, (index) => measure(db, index, { area, place, gazetteer, language }));
    });
    cache.set(key, known);
    known.catch(() => cache.delete(key)); // The caller sees the error; the next one asks again.
  }
  return known;
}

interface Asked {
  area: Area;
  place: Place | undefined;
  gazetteer: Gazetteer;
  language: Language;
}

async function measure(db: Database, index: SearchIndex, { area, place, gazetteer, language }: Asked) {
  const t: TFunction = textsIn(language);
  const { transaction } = area;
  const kind: SearchCriteria = { transaction, ...criteriaOfSegment(area.type) };
  const within = (criteria: SearchCriteria, location: Place | undefined) => ({
    query: { ...criteria, location: location?.slugs[language] },
    resolved: resolveCriteria(db, gazetteer, { ...criteria, location: location?.slugs[language] }, placesOf(location)),
  });
  const own = within(kind, place);
  const any = within({ transaction }, place);
  const figures = await index.figures(await own.resolved);
  const { types } = await index.facets(await any.resolved, []);
  const isWide = place !== undefined && !isAddressable(place.kind);
  const places = place
    ? await Promise.all(
        (isWide ? municipalitiesOf(place, gazetteer) : [place, ...nearestAlike(gazetteer, place, neighboursAsked)]).map(
          async (each) => {
            const { query, resolved } = within(kind, each);
            const count = await index.count(await resolved);
            return {
              name: each.names[language],
              lat: each.lat,
              lng: each.lng,
              count,
              formatted: formatNumber(count, language),
              href: searchHref(query, language),
              isSubject: each === place,
            };
          },
        ),
      )
    : [];
  return {
    figures: figures.count > 0 ? marketInWords(figures, own.query, language, t) : [],
    note: t(figures.count > 0 ? "content.note" : "content.nothing"),
    name: place?.names[language],
    isWide,
    places: (isWide ? places.toSorted((a, b) => b.count - a.count) : places)
      .filter(({ count, isSubject }) => isSubject || count > 0)
      .slice(0, (isWide ? 0 : 1) + neighboursAtMost),
    types: propertyTypes
      .filter((type) => types[type] > 0)
      .sort((a, b) => types[b] - types[a])
      .slice(0, typesAtMost)
      .map((type) => ({
        name: t(`vocabulary.typesPlural.${type}`),
        formatted: formatNumber(types[type], language),
        href: searchHref({ ...any.query, ...criteriaOfSegment(type) }, language),
      })),
  };
}

function municipalitiesOf(place: Place, gazetteer: Gazetteer): Place[] {
  return gazetteer
    .descendantIds(place)
    .map((id) => gazetteer.getById(id))
    .filter(({ kind }) => kind === "municipality");
}

function placesOf(location: Place | undefined) {
  return { location, districts: [] };
}
