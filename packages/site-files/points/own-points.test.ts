import { expect, it } from "vitest";
import { metresBetween } from "../../../app/places/distance.ts";
import { fold } from "../../../app/places/fold.ts";
import { municipalityAtPoint } from "../../../app/places/municipality-at-point.server.ts";
import { readGazetteer } from "../../../app/places/read-gazetteer.server.ts";
import { readTable } from "../../../db/seed/read-table.server.ts";
import { namesByMunicipality } from "./stops.ts";

/** Metres: a stop that is called by something stands no further from its edge. */
const furthest = 1_500;

const towns = namesByMunicipality(readGazetteer());
const small = /\b(?:de|du|des|d|la|le|les|l|of|the|van|het)\b/g;
const hospitals = /\b(?:hopital|hopitaux|clinique|cliniques|ziekenhuis|kliniek|hospital)\b/g;

/** What something is called without its town: "Hôpital de Verviers" and the stop "Verviers Hôpital" are one. */
function calledIn(municipality: string, name: string): string {
  let words = ` ${fold(name)} `;
  for (const town of towns.get(municipality) ?? []) words = words.replace(` ${town} `, " ");
  return words.replace(small, " ").replace(hospitals, "hospital").replace(/ +/g, " ").trim();
}

type Column = "kind" | "name_en" | "name_fr" | "name_nl" | "aliases" | "lat" | "lng" | "extent";

/** What was set by hand, but for streets, whose stops stand all along them. */
const own = readTable<Column>("gazetteer/own_points.tsv").flatMap(
  ({ kind, name_en, name_fr, name_nl, aliases, lat, lng, extent }) => {
    const spot = { lat: Number(lat), lng: Number(lng) };
    const municipality = kind === "street" ? undefined : municipalityAtPoint(spot);
    if (!municipality) return [];
    const names = [name_en, name_fr, name_nl, ...aliases.split("|")].map((name) => calledIn(municipality, name));
    return [
      { name: name_en, municipality, spot, extent: Number(extent), names: names.filter((each) => each.length > 3) },
    ];
  },
);

const wanted = [...new Set(own.flatMap(({ names }) => names))].map((name) => ` ${name}`);

const stops = readTable<"name" | "lat" | "lng">("openstreetmap/features/stops_2015.tsv.gz").flatMap((stop) => {
  // Where 37,000 lie takes long to read: only what may be one of these is looked for.
  const name = ` ${calledIn("", stop.name)}`;
  if (!wanted.some((each) => name.endsWith(each))) return [];
  const spot = { lat: Number(stop.lat), lng: Number(stop.lng) };
  const municipality = municipalityAtPoint(spot);
  return municipality ? [{ spot, municipality, called: calledIn(municipality, stop.name) }] : [];
});

/** Stops called by something else of that name: by the harbour of Bruges itself, by barracks outside of Namur. */
const others = ["Port of Zeebrugge", "Les Casernes"];

const checked = own.flatMap(({ name, municipality, spot, extent, names }) => {
  const alike = stops.filter((stop) => stop.municipality === municipality && names.includes(stop.called));
  if (alike.length === 0 || others.includes(name)) return [];
  const metres = Math.min(...alike.map((stop) => metresBetween(spot, stop.spot))) - extent;
  return [{ name, metres: Math.round(metres) }];
});

it("what was set by hand lies where the stops of its name are", () => {
  expect(checked.map(({ name }) => name)).toEqual(expect.arrayContaining(["CHR Verviers", "Garocentre"]));
  expect(checked.length).toBeGreaterThan(100);
  expect(checked.filter(({ metres }) => metres > furthest)).toEqual([]);
});
