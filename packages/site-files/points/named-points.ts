import { readTable } from "../../../db/seed/read-table.server.ts";
import { fold } from "../../../app/places/fold.ts";
import { municipalityAtPoint } from "../../../app/places/municipality-at-point.server.ts";
import type { PointKind } from "../../../app/places/points/point.ts";
import { largeTowns } from "./large-towns.ts";
import type { MadePoint } from "./made-point.ts";

type Street = "municipality" | "name" | "name_fr" | "name_nl" | "lat" | "lng" | "length_m";

/** What squares, markets and quays are called; streets that begin or end so are shown as squares. */
const beginsAsSquare = /^(?:place|square|parvis|esplanade|rond point|carrefour|grand place)\b/;
const endsAsSquare = /(?:plein|plaats|markt|square|rotonde)$/;

/** Streets of 14 towns, each with the point in its middle; squares and quays among them by their names. */
export function streetPoints(): MadePoint[] {
  return readTable<Street>("openstreetmap/street_names.tsv.gz").map((row) => {
    const { name, name_fr, name_nl, municipality, lat, lng, length_m } = row;
    const fr = name_fr || name;
    const nl = name_nl || name;
    return {
      kind: kindOf(fr, nl),
      names: { en: fr, fr, nl },
      aliases: fr === nl ? [] : [name],
      lat: Number(lat),
      lng: Number(lng),
      extent: 0,
      municipality,
      weight: Number(length_m),
    };
  });
}

/** Squares and quays, which are often too short to be among the streets. */
export function squarePoints(): MadePoint[] {
  return readTable<"name" | "town" | "lat" | "lng">("openstreetmap/features/squares_quays.tsv").map(
    ({ name, town, lat, lng }) => single("square", name, lat, lng, town === "brussels"),
  );
}

function kindOf(fr: string, nl: string): PointKind {
  return beginsAsSquare.test(fold(fr)) || endsAsSquare.test(fold(nl)) ? "square" : "street";
}

/** "Cointe", "Longdoz": what people call a part of a town is a locality to the map; in large ones a hamlet or a village is. */
const parts = new Set(["neighbourhood", "suburb", "quarter", "locality"]);

/** Parts of towns that the gazetteer does not have. */
export function neighbourhoodPoints(): MadePoint[] {
  const inTowns = largeTowns();
  return readTable<"name" | "type" | "lat" | "lng">("openstreetmap/features/places.tsv.gz")
    .filter(({ type, name }) => !/\d/.test(name) && type !== "city")
    .map((row) => ({ ...single("neighbourhood", row.name, row.lat, row.lng), type: row.type }))
    .filter((point) => parts.has(point.type) || inTowns.has(municipalityAtPoint(point) ?? ""))
    .map(({ type: _, ...point }) => point);
}

/** Museums, hospitals, castles and theatres of 2015, under the one name that the source has. */
export function landmarkPoints(): MadePoint[] {
  return readTable<"type" | "name" | "lat" | "lng">("openstreetmap/features/landmarks_2015.tsv").map(
    ({ name, lat, lng }) => single("landmark", name, lat, lng),
  );
}

/** Shopping centres, with what else they are called. */
export function shoppingCentrePoints(): MadePoint[] {
  return readTable<"name" | "aliases" | "lat" | "lng">("openstreetmap/features/shopping_centres.tsv").map(
    ({ name, aliases, lat, lng }) => ({
      ...single("landmark", name, lat, lng, false),
      aliases: aliases.split("|").filter(Boolean),
    }),
  );
}

type Own = "kind" | "name_en" | "name_fr" | "name_nl" | "aliases" | "lat" | "lng" | "extent";

/** Of one kind and name ours is known by more names. */
export const ownWeight = 1e6;

/** Ports, airports, business parks and landmarks that no source has, or none in our languages; set by hand. */
export function ownPoints(): MadePoint[] {
  return readTable<Own>("gazetteer/own_points.tsv").map((row) => ({
    kind: row.kind as PointKind,
    names: { en: row.name_en, fr: row.name_fr, nl: row.name_nl },
    aliases: row.aliases.split("|").filter(Boolean),
    lat: Number(row.lat),
    lng: Number(row.lng),
    extent: Number(row.extent),
    weight: ownWeight,
  }));
}

/** @param hasBoth whether a name with a dash in it is a French one and a Dutch one */
function single(kind: PointKind, name: string, lat: string, lng: string, hasBoth = true): MadePoint {
  const [fr = name, nl = fr] = hasBoth ? name.split(" - ") : [name];
  return {
    kind,
    names: { en: fr, fr, nl },
    aliases: fr === nl ? [] : [name],
    lat: Number(lat),
    lng: Number(lng),
    extent: 0,
    weight: 0,
  };
}
