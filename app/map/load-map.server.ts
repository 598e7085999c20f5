import { formatNumber } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { CardRow } from "#app/listings/read-cards.server.ts";
import { circleOf, type ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { boxOfCircle } from "#app/places/circle.ts";
import { boxAround, clampBox, readArea, readBox, writeBox, type Box } from "#app/places/area.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { edgeOfMap } from "#app/places/mercator.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { Database } from "#db/client.server.ts";
import { chooseTowns } from "./choose-towns.ts";
import type { MapData, Mark } from "./marks/map-data.ts";
import type { MapLayer } from "./marks/map-layer.ts";
import { boxOf, squareAround, zoomOf } from "#app/basemap/tiles/mercator.ts";
import { mergeClusters } from "./merge-clusters.ts";
import { nameMarks } from "./name-marks.server.ts";
import { canComparePrices, loadPriceAreas } from "./price-areas.server.ts";
import { stationRings } from "./station-rings.server.ts";
import { basemapSquare } from "#app/basemap/picture-frame.ts";
import { tilesUrl } from "#app/basemap/tiles/archive.server.ts";
import { dealOf } from "#app/filters/deal.ts";

/** About how wide the map is on a small screen, in pixels: what stands apart there stands apart everywhere. */
const width = 360;

/** Belgium and Luxembourg, for a search that finds nothing. */
const everywhere: Box = { west: 2.5, south: 49.45, east: 6.45, north: 51.55 };
/** One street would else fill the map with one listing in it; degrees. */
const leastSpan = 0.01;
/** Air around what is found: a tenth at each side, so that no mark stands at the edge, or below the bar of the sources there. */
const air = 1.25;

/**
 * What the map display of a search shows at first: everything found, or the part that the search is limited to.
 * @param db what the index was given with
 */
export async function loadMap(
  index: SearchIndex,
  db: Database,
  gazetteer: Gazetteer,
  search: ResolvedCriteria,
  { language, shown, layer }: { language: Language; shown: readonly CardRow[]; layer?: MapLayer },
): Promise<MapData> {
  const { criteria } = search;
  const box = readBox(criteria.bbox);
  const area = readArea(criteria.area);
  const circle = circleOf(search);
  const limits = area ? boxAround(area) : circle && boxOfCircle(circle);
  const view = box ?? (await roomy(index, search, limits));
  const zoom = zoomOf(squareAround(view), width);
  const canPrice = canComparePrices(criteria);
  const part = { box: boxOf(basemapSquare(view)), zoom, language };
  const priced = layer === "prices" && canPrice ? await loadPriceAreas(index, gazetteer, search, part) : undefined;
  const { marks, ...prices } = priced ?? { marks: await listMarks(index, db, gazetteer, search, part) };
  const towns = chooseTowns(gazetteer, view, marks, language);
  return {
    view,
    ...(circle && { circle }),
    marks,
    inSight: inSightInWords(await index.count(search), language),
    towns,
    spots: Object.fromEntries(shown.map(({ reference, lng, lat }) => [reference, [lng, lat]])),
    tilesUrl: tilesUrl(),
    canPrice,
    ...(layer && (layer !== "prices" || canPrice) && { layer }),
    ...("areas" in prices && { prices }),
    ...(layer === "stations" && { stations: stationRings(view) }),
    ...(settings.MAP_STYLE_URL && { styleUrl: settings.MAP_STYLE_URL }),
  };
}

/**
 * The marks of a part of the map.
 * @param db what the index was given with
 */
export async function listMarks(
  index: SearchIndex,
  db: Database,
  gazetteer: Gazetteer,
  search: ResolvedCriteria,
  { box, zoom, language }: { box: Box; zoom: number; language: Language },
): Promise<Mark[]> {
  const clusters = mergeClusters(await index.clusters(search, box, zoom), zoom);
  return nameMarks(db, gazetteer, clusters, { language, deal: dealOf(search.criteria), zoom });
}

/** How many properties of a search lie in a part of the map, in words. */
export async function countInSight(
  index: SearchIndex,
  search: ResolvedCriteria,
  seen: Box,
  language: Language,
): Promise<string> {
  const criteria = { ...search.criteria, bbox: writeBox(seen) };
  return inSightInWords(await index.count({ ...search, criteria }), language);
}

function inSightInWords(count: number, language: Language): string {
  return textsIn(language)("map.inSight", { count, formatted: formatNumber(count, language) });
}

/** The box that holds all that is found, with air around it. */
async function roomy(index: SearchIndex, search: ResolvedCriteria, area: Box | undefined): Promise<Box> {
  const found = area ?? (await boundsOf(index, search)) ?? everywhere;
  const middle = { lat: (found.south + found.north) / 2, lng: (found.west + found.east) / 2 };
  const high = (Math.max(leastSpan, found.north - found.south) * air) / 2;
  const wide = (Math.max(leastSpan, found.east - found.west) * air) / 2;
  return clampBox({
    west: middle.lng - wide,
    south: middle.lat - high,
    east: middle.lng + wide,
    north: middle.lat + high,
  });
}

async function boundsOf(index: SearchIndex, search: ResolvedCriteria): Promise<Box | undefined> {
  const clusters = await index.clusters(search, everything, 0);
  if (clusters.length === 0) return undefined;
  return boxAround(
    clusters.flatMap(({ box: [west, south, east, north] }) => [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ]),
  );
}

const everything: Box = { west: -180, south: -edgeOfMap, east: 180, north: edgeOfMap };
