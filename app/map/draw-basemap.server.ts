import { geoIdentity, geoPath } from "d3-geo";
import type { MultiPolygon } from "geojson";
import { colours, type Scheme } from "./colours.ts";
import { getDetailed, getOverview, type BasemapShapes, type Line, type Surroundings } from "./basemap-shapes.server.ts";
import { zoomOf, type Square } from "./mercator.ts";
import { SvgPath } from "./svg-path.ts";

/** Units a side of the picture; a unit is about a pixel. */
const side = 1200;
/** From this zoom on borders of municipalities are drawn; further off they would be a grey mist. */
const municipalityZoom = 8.5;

/**
 * Draws the basemap of the map without names: sea, land, rivers, borders. For visitors without script, and for the moment
 * before the script takes over.
 * @returns SVG, about 20 kB
 */
export async function drawBasemap(square: Square, scheme: Scheme): Promise<string> {
  const zoom = zoomOf(square, side);
  const around = await getOverview();
  const borders = zoom >= municipalityZoom ? await getDetailed() : around;
  const paint = new Painter(square, zoom);
  const layers = [...basemapLayers(paint, around, borders, scheme)].filter(Boolean).join("");
  const { abroad } = colours[scheme];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none" stroke-linejoin="round"><path fill="${abroad}" d="M0 0h${side}v${side}H0z"/>${layers}</svg>`;
}

/** From below to above; our own land covers the sea that a coarser source lays over it. */
function* basemapLayers(
  paint: Painter,
  around: Surroundings,
  borders: BasemapShapes,
  scheme: Scheme,
): Generator<string> {
  const isFar = paint.zoom < 10.5; // Towns come as a handful of corners.
  const colour = colours[scheme];
  yield paint.area(around.ocean, colour.sea);
  yield paint.area(borders.land, colour.land);
  if (isFar) yield paint.area(around.urban, colour.urban);
  yield paint.line(borders.municipality, colour.municipality, 0.8);
  if (paint.zoom < 13) yield paint.line(around.rail, colour.rail, 0.8); // From station to station, as the crow flies.
  yield paint.line(around.rivers, colour.river, 1.4);
  yield paint.line(around.roads, colour.road, 1.4);
  yield paint.line(borders.province, colour.province, 1.2);
  yield paint.line(around.neighbours, colour.province, 1.2);
  yield paint.line(borders.country, colour.country, 1.6);
}

class Painter {
  readonly #square: Square;
  readonly #path;

  constructor(
    square: Square,
    readonly zoom: number,
  ) {
    this.#square = square;
    const scale = side / square.side;
    // A little beyond the edge, where strokes along the cut are not seen.
    const projection = geoIdentity()
      .scale(scale)
      .translate([-square.x * scale, -square.y * scale])
      .clipExtent([
        [-4, -4],
        [side + 4, side + 4],
      ]);
    this.#path = geoPath(projection);
  }

  area(shape: MultiPolygon, colour: string): string {
    const svgPath = new SvgPath();
    this.#path.context(svgPath)(shape);
    return path(svgPath.path(), `fill="${colour}"`);
  }

  line(lines: readonly Line[], colour: string, width: number): string {
    const { x, y, side: extent } = this.#square;
    const seen = lines.filter(
      ({ left, top, right, bottom }) => right > x && left < x + extent && bottom > y && top < y + extent,
    );
    const svgPath = new SvgPath();
    this.#path.context(svgPath)({ type: "MultiLineString", coordinates: seen.map(({ points }) => points) });
    return path(svgPath.path(), `stroke="${colour}" stroke-width="${width}"`);
  }
}

function path(d: string, looks: string): string {
  return d && `<path d="${d}" ${looks}/>`;
}
