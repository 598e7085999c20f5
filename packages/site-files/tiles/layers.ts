import { borders, countryHolder, neighbours, runsOf, sea, urbanAreas } from "./borders.ts";
import { motorways } from "./motorways.ts";
import { metroStations, railwayStations, squares, towns, villages } from "./names.ts";
import { lengthOf, linesOf, readShapes, shape, type Properties, type Shape } from "./read-shapes.ts";
import { streets } from "./streets.ts";
import { riverAreas, streams, waterways } from "./waterways.ts";

/** Shapes that go into a layer of the tiles from one zoom to another (those of the deepest tiles serve beyond it). */
export interface Part {
  layer: string;
  from: number;
  to?: number;
  shapes: Shape[];
}

const openStreetMap = "openstreetmap/features/";

/** What the tiles hold; the layers are described in docs/decisions/038-map-tiles.md. */
export function parts(): Part[] {
  return [...ground(), ...water(), ...roads(), ...rails(), ...names()];
}

function ground(): Part[] {
  const { land, lines, municipalities } = borders();
  const green = readShapes(`${openStreetMap}brussels_green.geojson.gz`).map(kindsOf(greenKinds));
  const landuse = readShapes(`${openStreetMap}brussels_landuse.geojson.gz`).map(kindsOf(builtKinds));
  const homes = readShapes(`${openStreetMap}brussels_residential.geojson.gz`).map(kindsOf(builtKinds));
  const buildings = readShapes(`${openStreetMap}luxembourg_city_buildings.geojson.gz`);
  return [
    { layer: "ground", from: 5, shapes: [...sea(), land] },
    { layer: "built", from: 5, to: 10, shapes: urbanAreas() },
    { layer: "built", from: 11, shapes: [...homes, ...landuse] },
    { layer: "green", from: 10, shapes: green },
    { layer: "building", from: 13, shapes: buildings.map(({ geometry }) => shape(geometry, {})) },
    { layer: "border", from: 5, shapes: [...lines, ...neighbours()] },
    { layer: "border", from: 8, shapes: [municipalities] },
  ];
}

function water(): Part[] {
  const areas = ["be_docks", "brussels_water"].flatMap((file) => readShapes(`${openStreetMap}${file}.geojson.gz`));
  const rivers = waterways();
  const wide = (metres: number) => rivers.filter(({ properties }) => Number(properties["m"]) >= metres);
  const plain = rivers.map(({ geometry, properties }) => shape(geometry, { m: properties["m"]! }));
  const plainWide = wide(28).map(({ geometry, properties }) => shape(geometry, { m: properties["m"]! }));
  return [
    { layer: "water", from: 10, shapes: areas.map(({ geometry }) => shape(geometry, {})) },
    { layer: "water", from: 12, shapes: riverAreas() },
    { layer: "waterway", from: 5, to: 8, shapes: [...foreignRivers(), ...plainWide] },
    { layer: "waterway", from: 9, to: 12, shapes: [...foreignRivers(), ...plain] },
    { layer: "waterway", from: 13, shapes: [...foreignRivers(), ...rivers] },
    { layer: "waterway", from: 12, shapes: streams() },
  ];
}

/** The great rivers of the neighbours, which our own source does not know, and the Moselle at the border. */
function foreignRivers(): Shape[] {
  const own = new Set(["Schelde", "Maas", "Sure", "Grote Gete"]);
  return readShapes("map/rivers.geojson")
    .filter(({ properties }) => !own.has(String(properties["name"])))
    .map(({ geometry, properties }) => shape(geometry, { m: Number(properties["scalerank"] ?? 12) <= 7 ? 90 : 30 }));
}

function roads(): Part[] {
  const all = streets();
  const main = all.filter(({ properties }) => properties["kind"] === "main");
  const minor = all.filter(({ properties }) => properties["kind"] === "street");
  const nameless = (shapes: Shape[]) =>
    shapes.map(({ geometry, properties }) => shape(geometry, { kind: properties["kind"]! }));
  const luxembourg = readShapes(`${openStreetMap}luxembourg_city_main_roads.geojson.gz`).map(kindsOf(roadKinds));
  const belgian = motorways();
  return [
    { layer: "road", from: 5, shapes: belgian },
    { layer: "road", from: 5, to: 11, shapes: coarseMotorways() },
    { layer: "road", from: 10, shapes: luxembourg },
    { layer: "road", from: 9, to: 11, shapes: nameless(main) },
    { layer: "road", from: 11, to: 11, shapes: nameless(minor) },
    { layer: "road", from: 12, to: 12, shapes: nameless(all) },
    { layer: "road", from: 13, shapes: all },
  ];
}

/** Motorways of the neighbours and of Luxembourg, for a view from afar; Belgium's own are better known. */
function coarseMotorways(): Shape[] {
  const isInBelgium = countryHolder("BE");
  return readShapes("map/roads.geojson")
    .flatMap(linesOf)
    .flatMap((line) => runsOf(line, (position) => !isInBelgium(position)))
    .map((coordinates) => shape({ type: "LineString", coordinates }, { kind: "motorway" }));
}

function rails(): Part[] {
  const tracks = [
    ...readShapes(`${openStreetMap}rail_tracks.geojson.gz`),
    ...readShapes(`${openStreetMap}lu_rail_tracks.geojson.gz`),
  ];
  const line = (shapes: Shape[], properties: Properties) => shapes.map(({ geometry }) => shape(geometry, properties));
  const long = tracks.filter((track) => Math.max(...linesOf(track).map(lengthOf)) > 1200);
  const brussels = readShapes(`${openStreetMap}brussels_lines.geojson.gz`);
  const tramTracks = readShapes(`${openStreetMap}be_tram_tracks.geojson.gz`);
  const outside = tramTracks.filter((track) => track.properties["type"] === "tram" && !isInBrussels(track));
  const transit = brussels.map(({ geometry, properties: { mode, line, colour } }) =>
    shape(geometry, { kind: mode!, line: line!, ...(mode === "metro" && { colour: colour! }) }),
  );
  return [
    {
      layer: "rail",
      from: 5,
      to: 8,
      shapes: readShapes("map/rail.geojson").map(({ geometry }) => shape(geometry, {})),
    },
    { layer: "rail", from: 9, to: 12, shapes: line(long, {}) },
    { layer: "rail", from: 13, shapes: line(tracks, {}) },
    { layer: "transit", from: 11, shapes: transit.filter(({ properties }) => properties["kind"] === "metro") },
    { layer: "transit", from: 12, shapes: transit.filter(({ properties }) => properties["kind"] === "tram") },
    { layer: "transit", from: 12, shapes: line(outside, { kind: "tram" }) },
  ];
}

function isInBrussels(track: Shape): boolean {
  const [[lng = 0, lat = 0] = []] = linesOf(track)[0] ?? [];
  return lng > 4.23 && lng < 4.56 && lat > 50.76 && lat < 50.93;
}

function names(): Part[] {
  const municipalities = towns();
  const stations = railwayStations();
  const large = (least: number) => municipalities.filter(({ properties }) => Number(properties["pop"]) >= least);
  return [
    { layer: "place", from: 5, to: 7, shapes: large(45_000) },
    { layer: "place", from: 8, to: 8, shapes: large(20_000) },
    { layer: "place", from: 9, shapes: municipalities },
    { layer: "place", from: 10, shapes: villages() },
    { layer: "place", from: 13, shapes: squares() },
    { layer: "stop", from: 10, to: 11, shapes: stations.slice(0, 120) },
    { layer: "stop", from: 12, shapes: [...stations, ...metroStations()] },
  ];
}

const greenKinds: Record<string, string> = { forest: "wood", scrub: "wood", nature_reserve: "wood", heath: "wood" };
for (const kind of ["park", "garden"]) greenKinds[kind] = "park";
for (const kind of ["grass", "grassland", "meadow", "farmland"]) greenKinds[kind] = "grass";

const builtKinds: Record<string, string> = { residential: "homes", education: "school", railway: "yard" };
for (const kind of ["industrial", "commercial", "retail", "construction", "brownfield"]) builtKinds[kind] = "works";

const roadKinds: Record<string, string> = { motorway: "motorway", motorway_link: "link", primary: "main" };
roadKinds["secondary"] = "main";

/** The kind of each shape by its `type`, and nothing else of it. */
function kindsOf(kinds: Record<string, string>): (shape: Shape) => Shape {
  return ({ geometry, properties }) => {
    const kind = kinds[String(properties["type"])];
    if (!kind) throw new Error(`The map knows no ${String(properties["type"])}`);
    return shape(geometry, { kind });
  };
}
