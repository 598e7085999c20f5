import type { TFunction } from "i18next";
import { formatMoney, formatNumber } from "#app/i18n/formats.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import { dealOf, mixesRents, priceUnitOf } from "#app/filters/deal.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Box } from "#app/places/area.ts";
import { grouped } from "#app/places/grouped.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import { mercatorX, mercatorY } from "#app/places/mercator.ts";
import { placeKinds, type Place } from "#app/places/place.ts";
import type { ResolvedCriteria } from "#app/search-index/resolved-criteria.ts";
import type { SearchIndex } from "#app/search-index/search-index.ts";
import { fewestPrices } from "#app/search-index/fewest-prices.ts";
import { roundPrice } from "#app/search-index/market-prices.ts";
import { medianOf } from "#app/search-index/quantile.ts";
import type { Mark, PriceArea, PriceAreas } from "./marks/map-data.ts";
import { withLayer } from "./marks/map-layer.ts";

/** From this zoom on (of the usual web map) quarters are told apart. */
const quarterZoom = 12;
/** Of shades, from the cheapest to the dearest places. */
const mostShades = 5;
/** More lines than this are no table to read. */
const longestTable = 60;

interface Measured {
  place: Place;
  count: number;
  median: number;
}

interface View {
  box: Box;
  zoom: number;
  language: Language;
}

/** Whether prices of a search can be compared per m²: it asks for one deal, and for rents of one unit that is no desk. */
export function canComparePrices(criteria: SearchCriteria): boolean {
  const deal = dealOf(criteria);
  if (deal !== "to-let") return deal !== undefined;
  const unit = priceUnitOf(criteria);
  return !mixesRents(criteria) && (unit === "perYear" || unit === "perMonth");
}

/**
 * What is asked per m² by municipality, near by by quarter: the median of what the search found. Shades hold for all that
 * was found, so that a place keeps its own while the map moves.
 */
export async function loadPriceAreas(
  index: SearchIndex,
  gazetteer: Gazetteer,
  search: ResolvedCriteria,
  { box, zoom, language }: View,
): Promise<PriceAreas> {
  const { criteria } = search;
  const t = textsIn(language);
  const unit = t(`listing.price.unit.${unitOf(criteria)}`);
  const transaction = dealOf(criteria) === "to-let" ? "to-let" : "for-sale";
  if (!canComparePrices(criteria)) return { marks: [], areas: [], steps: [], bounds: [], transaction, unit, most: 0 };
  const measured = measureAreas(gazetteer, await index.prices(search), zoom);
  const bounds = boundsOf(measured.map(({ median }) => median));
  const shown = measured.filter(({ place }) => isIn(box, place));
  const areas = shown.map((each) => areaOf(each, { criteria, bounds, unit, language, t }));
  return {
    marks: apart(areas, zoom).map(markOf),
    areas: areas.slice(0, longestTable).map(({ lng: _, lat: __, label: ___, ...area }) => area),
    steps: stepsOf(bounds, language, t),
    bounds: bounds.map((bound) => formatMoney(bound, language)),
    transaction,
    unit,
    most: areas.length,
  };
}

function unitOf(criteria: SearchCriteria) {
  if (dealOf(criteria) !== "to-let") return "m2" as const;
  return priceUnitOf(criteria) === "perMonth" ? ("m2-month" as const) : ("m2-year" as const);
}

/** Places with enough prices, those with the most first. */
function measureAreas(
  gazetteer: Gazetteer,
  { places, prices }: Awaited<ReturnType<SearchIndex["prices"]>>,
  zoom: number,
): Measured[] {
  const known = Array.from(prices, (price, at) => ({ price, place: gazetteer.getById(places[at]!) })).filter(
    ({ price }) => Number.isFinite(price),
  );
  const within = (kinds: ReadonlySet<string>) =>
    [...grouped(known, ({ place }) => holderOf(gazetteer, place, kinds))].flatMap(([place, listed]) => {
      if (!place || listed.length < fewestPrices) return [];
      return [{ place, count: listed.length, median: middle(listed.map(({ price }) => price)) }];
    });
  const quarters = zoom >= quarterZoom ? within(belowMunicipality) : [];
  const divided = new Set(quarters.flatMap(({ place }) => gazetteer.ancestors(place)));
  const towns = within(municipalityOnly).filter(({ place }) => !divided.has(place));
  return [...quarters, ...towns].sort((a, b) => b.count - a.count || (a.place.key < b.place.key ? -1 : 1));
}

const municipalityOnly = new Set(["municipality"]);
const belowMunicipality = new Set<string>(placeKinds.slice(placeKinds.indexOf("municipality") + 1));

function holderOf(gazetteer: Gazetteer, place: Place, kinds: ReadonlySet<string>): Place | undefined {
  return [place, ...gazetteer.ancestors(place)].find(({ kind }) => kinds.has(kind));
}

function middle(prices: number[]): number {
  const sorted = prices.sort((a, b) => a - b);
  return roundPrice(medianOf(sorted));
}

/** Where one shade ends and the next begins: as many places in each, as far as their prices differ. */
function boundsOf(medians: number[]): number[] {
  const sorted = medians.sort((a, b) => a - b);
  const shades = Math.min(mostShades, sorted.length);
  const bounds = Array.from({ length: shades - 1 }, (_, at) => sorted[Math.ceil(((at + 1) * sorted.length) / shades)]);
  return [...new Set(bounds)].filter((bound) => bound !== undefined && bound > sorted[0]!) as number[];
}

/** `below €120`, `€120 – €150`, …, `from €210`; none for a single shade. */
function stepsOf(bounds: readonly number[], language: Language, t: TFunction): string[] {
  const money = (price: number) => formatMoney(price, language);
  const [first] = bounds;
  const last = bounds.at(-1);
  if (first === undefined || last === undefined) return [];
  const between = bounds.slice(1).map((bound, at) => `${money(bounds[at]!)} – ${money(bound)}`);
  return [t("map.layers.below", { price: money(first) }), ...between, t("map.layers.from", { price: money(last) })];
}

interface Wording {
  criteria: SearchCriteria;
  bounds: readonly number[];
  unit: string;
  language: Language;
  t: TFunction;
}

function areaOf({ place, count, median }: Measured, { criteria, bounds, unit, language, t }: Wording) {
  const { lng, lat } = place;
  const [name, price] = [place.names[language], formatMoney(median, language)];
  const formatted = formatNumber(count, language);
  const { bbox: _, area: __, district: ___, ...others } = criteria;
  const href = searchHref({ ...others, location: place.slugs[language], display: "map" }, language);
  return {
    lng,
    lat,
    name,
    label: t("map.layers.area", { count, formatted, place: name, price: price + unit }),
    price,
    count: formatted,
    href: withLayer(href, "prices"),
    shade: bounds.filter((bound) => median >= bound).length,
  };
}

type Area = PriceArea & { lng: number; lat: number; label: string };

function markOf({ lng, lat, label, price, href, shade }: Area): Mark {
  return { lng, lat, count: 1, box: [lng, lat, lng, lat], name: label, price, href, shade };
}

/** Those whose plates cover no other, the ones with the most prices first. The table has all. */
function apart(areas: readonly Area[], zoom: number): Area[] {
  const pixels = 256 * 2 ** zoom;
  const taken: { x: number; y: number; half: number }[] = [];
  return areas.filter(({ lng, lat, price }) => {
    const [x, y, half] = [mercatorX(lng) * pixels, mercatorY(lat) * pixels, price.length * 4 + 10];
    if (taken.some((other) => Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < 32)) return false;
    taken.push({ x, y, half });
    return true;
  });
}

function isIn({ west, south, east, north }: Box, { lat, lng }: Place): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
