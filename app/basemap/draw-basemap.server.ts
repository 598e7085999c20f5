import { colours, type Colours, type Scheme } from "./colours.ts";
import { zoomOf, type Square } from "./tiles/mercator.ts";
import { seenArea, seenParts, type Frame, type Spot } from "./clip.ts";
import type { GroundForm } from "./picture-frame.ts";
import { SvgPath } from "./svg-path.ts";
import { thinOut } from "./thin-out.ts";
import { tilePieces, type Piece } from "./tiles/tile-pieces.server.ts";
import { riverWidthAt, widthAt, widths, type Stops } from "./widths.ts";

/** Units a side of the picture; a unit is about a pixel. */
const side = 1200;

interface Form {
  /** What is seen of the picture. */
  frame: Frame;
  /** Units that a spot of a line or of an area's edge lies beside it at least; finer than that nobody sees it. */
  beside: number;
  /** Units that a street is wide at least, and an area wide and high together. */
  street: number;
  area: number;
}

const whole: Form = { frame: { left: 0, top: 0, right: side, bottom: side }, beside: 0, street: 0, area: 0 };
/** A unit is 0.6 pixels on a phone: streets come where the map that moves has them, at half a pixel. */
const phone: Form = { ...whole, beside: 1.4, street: 0.84, area: 8 };
const forms: Record<GroundForm, Form> = {
  whole,
  phone,
  tall: { ...phone, frame: { ...phone.frame, left: side / 4, right: (side * 3) / 4 } },
};

/**
 * Draws the ground of the map without names, from the tiles that the map that moves is drawn from and in its colours. For
 * visitors without script, for the moment before the script takes over, and for the surroundings of a listing.
 * @returns SVG, from 20 kB for the country to 400 kB for the middle of a town, about a third of it compressed; for a phone
 *   about half of that
 */
export function drawBasemap(square: Square, scheme: Scheme, form: GroundForm = "whole"): string {
  // The map that moves counts zooms from a world of 512 pixels.
  const zoom = zoomOf(square, side) - 1;
  const painter = new Painter(tilePieces(square, zoom, side), zoom, forms[form]);
  const drawn = [...basemapLayers(painter, colours[scheme])].filter(Boolean).join("");
  const { abroad } = colours[scheme];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none" stroke-linecap="round" stroke-linejoin="round"><path fill="${abroad}" d="M0 0h${side}v${side}H0z"/>${drawn}</svg>`;
}

/** From below to above. */
function* basemapLayers(paint: Painter, colour: Colours): Generator<string> {
  yield paint.areas("ground", colour.sea, "sea");
  yield paint.areas("ground", colour.land, "land");
  if (paint.zoom < 9.8) yield paint.areas("built", colour.urban, "urban");
  yield paint.areas("built", colour.homes, "homes");
  yield paint.areas("built", colour.works, "works", "yard");
  yield paint.areas("built", colour.school, "school");
  yield paint.areas("green", colour.grass, "grass");
  yield paint.areas("green", colour.park, "park");
  yield paint.areas("green", colour.wood, "wood");
  yield paint.lines("border", colour.municipality, widths.municipality, { kinds: ["municipality"], dashes: "4 3" });
  yield* paint.rivers(colour.water);
  yield paint.areas("water", colour.water);
  yield paint.areas("building", colour.building);
  yield paint.lines("border", colour.province, widths.province, { kinds: ["province", "neighbour"] });
  yield paint.lines("border", colour.country, widths.country, { kinds: ["country"] });
  yield* roads(paint, colour);
}

function* roads(paint: Painter, colour: Colours): Generator<string> {
  if (paint.zoom >= 12) yield paint.lines("road", colour.path, widths.path, { kinds: ["path"] });
  if (widthAt(widths.street, paint.zoom) >= paint.form.street) {
    yield paint.lines("road", colour.street, widths.street, { kinds: ["street"] });
  }
  yield paint.lines("road", colour.mainRim, widths.mainRim, { kinds: ["main", "link"] });
  yield paint.lines("road", colour.main, widths.main, { kinds: ["main", "link"] });
  yield paint.lines("rail", colour.rail, widths.rail);
  if (paint.zoom >= 11.5) yield paint.lines("rail", colour.land, widths.railGaps, { dashes: "6 6" });
  yield paint.lines("transit", colour.tram, widths.tram, { kinds: ["tram"] });
  yield* paint.metro();
  yield paint.lines("road", colour.motorwayRim, widths.motorwayRim, { kinds: ["motorway"] });
  yield paint.lines("road", colour.motorway, widths.motorway, { kinds: ["motorway"] });
}

class Painter {
  readonly #pieces: (layer: string) => Generator<Piece>;

  constructor(
    pieces: (layer: string) => Generator<Piece>,
    readonly zoom: number,
    readonly form: Form,
  ) {
    this.#pieces = pieces;
  }

  areas(layer: string, colour: string, ...kinds: string[]): string {
    const path = new SvgPath();
    for (const { lines } of this.#of(layer, kinds)) for (const ring of lines) this.#edge(path, ring);
    return written(path, `fill="${colour}"`);
  }

  lines(layer: string, colour: string, width: Stops, { kinds = [] as string[], dashes = "" } = {}): string {
    const path = new SvgPath();
    for (const { lines } of this.#of(layer, kinds)) for (const line of lines) this.#line(path, line);
    const looks = `stroke="${colour}" stroke-width="${rounded(widthAt(width, this.zoom))}"`;
    return written(path, dashes ? `${looks} stroke-dasharray="${dashes}" stroke-linecap="butt"` : looks);
  }

  /** A path for each width: rivers, canals and brooks have their own. */
  *rivers(colour: string): Generator<string> {
    const paths = new Map<number, SvgPath>();
    for (const { properties, lines } of this.#pieces("waterway")) {
      const width = rounded(riverWidthAt(Number(properties["m"]), this.zoom));
      const path = paths.get(width) ?? new SvgPath();
      paths.set(width, path);
      for (const line of lines) this.#line(path, line);
    }
    for (const [width, path] of paths) yield written(path, `stroke="${colour}" stroke-width="${width}"`);
  }

  /** Each line of the metro in its own colour. */
  *metro(): Generator<string> {
    const paths = new Map<string, SvgPath>();
    for (const { properties, lines } of this.#of("transit", ["metro"])) {
      const colour = String(properties["colour"]);
      const path = paths.get(colour) ?? new SvgPath();
      paths.set(colour, path);
      for (const line of lines) this.#line(path, line);
    }
    const width = rounded(widthAt(widths.metro, this.zoom));
    for (const [colour, path] of paths) {
      yield written(path, `stroke="${colour}" stroke-width="${width}" stroke-opacity=".75"`);
    }
  }

  #line(path: SvgPath, line: readonly Spot[]) {
    for (const part of seenParts(line, this.form.frame)) trace(path, thinOut(part, this.form.beside), false);
  }

  #edge(path: SvgPath, ring: readonly Spot[]) {
    const { frame, beside, area } = this.form;
    if (isLarge(ring, area)) trace(path, thinOut(seenArea(ring, frame), beside), true);
  }

  *#of(layer: string, kinds: readonly string[]): Generator<Piece> {
    for (const piece of this.#pieces(layer)) {
      if (kinds.length === 0 || kinds.includes(String(piece.properties["kind"]))) yield piece;
    }
  }
}

function isLarge(ring: readonly Spot[], least: number): boolean {
  if (least === 0) return true;
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return span(ring.map(([x]) => x)) + span(ring.map(([, y]) => y)) >= least;
}

function trace(path: SvgPath, line: readonly Spot[], closed: boolean) {
  const [first, ...others] = line;
  if (!first) return;
  path.moveTo(...first);
  for (const point of others) path.lineTo(...point);
  if (closed) path.closePath();
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

function written(path: SvgPath, looks: string): string {
  const d = path.path();
  return d && `<path d="${d}" ${looks}/>`;
}
