import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import type { Stop } from "../tiles/stop.ts";
import { aroundMarkup } from "./around-markup.ts";
import { aroundView } from "./around-view.server.ts";
import { nearestStops, stopsPath } from "./nearest-stops.server.ts";
import { metresOnFoot, minutesOnFoot } from "#app/places/walking.ts";
import { minutesToStation } from "#app/places/stations.server.ts";
import { wayTo } from "./ways.ts";

const schuman = { lat: 50.8427, lng: 4.3836 };
const aalst = { lat: 50.9378, lng: 4.0401 };

test("a minute on foot is 80 m of a way that is 1.3 times as long as the crow flies", () => {
  expect(metresOnFoot(5)).toBe(308);
  expect(wayTo("rail", 615)).toEqual({ by: "onFoot", minutes: 10 });
  expect(wayTo("metro", 1)).toEqual({ by: "onFoot", minutes: 1 });
});

test("a way takes the minutes that figures and filters tell of it, and those begun count", () => {
  for (const metres of [250, 630, 640, 650]) {
    expect(wayTo("metro", metres)).toEqual({ by: "onFoot", minutes: minutesOnFoot(metres) });
  }
  expect(wayTo("metro", 630).minutes).toBe(11);
});

test("nobody walks to a motorway, nor for an hour to a station", () => {
  expect(wayTo("motorway", 500).by).toBe("byCar");
  expect(wayTo("rail", 4000)).toEqual({ by: "byCar", minutes: 7 });
});

test("in Brussels the metro is told first, then train, tram or bus, and motorway", () => {
  const near = nearestStops(schuman);
  expect(near[0]).toMatchObject({ kind: "metro", name: "Schuman", lines: "1 · 5" });
  const kinds = near.map(({ kind }) => kind);
  expect(kinds).toContain("rail");
  expect(kinds).toContain("motorway");
  expect(kinds.filter((kind) => kind === "tram" || kind === "bus")).toHaveLength(1);
});

test("elsewhere there is no metro, and the motorway has its number", () => {
  const near = nearestStops(aalst);
  expect(near.map(({ kind }) => kind)).toEqual(["rail", "bus", "motorway"]);
  expect(near.at(-1)).toMatchObject({ name: "Aalst", lines: "E40" });
});

test("where the data lack a motorway none is told, rather than one farther away", () => {
  const kindsAt = (lat: number, lng: number) => nearestStops({ lat, lng }).map(({ kind }) => kind);
  expect(kindsAt(51.322, 3.195)).not.toContain("motorway");
  expect(kindsAt(51.19, 3.1)).toContain("motorway");
});

test("ways begin at the door, which is known more exactly than the middle of the picture", () => {
  const t = textsIn("en");
  // Within these metres the walk to the station of Aalst goes from 20 minutes to 21.
  const at = { lat: 50.9318, lng: 4.0397, name: "x", rough: false };
  const minutesFrom = (door: { lat: number; lng: number }) => {
    const way = aroundView({ ...at, door }, "en", t).ways.find(({ kind }) => kind === "rail");
    return way?.words.match(/\d+(?=.min)/)?.[0];
  };
  for (const lat of [50.93155, 50.93165, 50.93175, 50.93185]) {
    const door = { lat, lng: 4.0397 };
    expect(minutesFrom(door)).toBe(String(minutesToStation(door)));
  }
});

test("stations are named in the language of the page", () => {
  const names = (["en", "fr", "nl"] as const).map((language) => {
    const place = { lat: 50.8455, lng: 4.3691, name: "x", rough: false };
    return aroundView(place, language, textsIn(language)).ways[0]!.name;
  });
  expect(names).toEqual(["Arts-Loi", "Arts-Loi", "Kunst-Wet"]);
});

test("where only the municipality is known there are no rings, and the page says so", () => {
  const t = textsIn("en");
  const rough = aroundView({ ...aalst, name: "Aalst", rough: true }, "en", t);
  expect(rough.rings).toBeUndefined();
  expect(rough.note).toContain("from the centre of Aalst");
  const known = aroundView({ ...schuman, name: "Schumanplein 7", rough: false }, "en", t);
  expect(known.rings?.map(({ radius }) => radius)).toEqual([92, 184]);
  expect(known.note).not.toContain("centre of");
});

test("no sign and no name is cut off by the frame, which is as high as the picture and no narrower", () => {
  for (const place of [schuman, aalst, { lat: 50.8236, lng: 4.3826 }, { lat: 51.2172, lng: 4.4211 }]) {
    const { signs } = aroundView({ ...place, name: "x", rough: false }, "nl", textsIn("nl"));
    for (const { x, y, isLeft = false, name = "", lines = "" } of signs) {
      const width = name && 20 + (name.length + lines.length) * 8;
      expect([y >= 14, y <= 586], name).toEqual([true, true]);
      if (name)
        expect([isLeft ? x - Number(width) > -20 : true, isLeft || x + Number(width) < 620], name).toEqual([
          true,
          true,
        ]);
    }
  }
});

test("names on the picture cover neither one another nor the pin", () => {
  const { signs } = aroundView({ ...schuman, name: "x", rough: false }, "fr", textsIn("fr"));
  const boxes = signs
    .filter(({ name }) => name)
    .map(({ x, y, isLeft, name, lines }) => {
      const width = 20 + (name!.length + (lines?.length ?? 0)) * 8;
      return isLeft ? [x - width, y, x] : [x, y, x + width];
    });
  for (const [index, [left = 0, y = 0, right = 0]] of boxes.entries()) {
    for (const [otherLeft = 0, otherY = 0, otherRight = 0] of boxes.slice(index + 1)) {
      expect(Math.abs(y - otherY) >= 20 || left > otherRight || right < otherLeft).toBe(true);
    }
  }
});

test("where no streets are known, the picture is wide enough to show the village, its neighbours and what is known", () => {
  const t = textsIn("nl");
  const village = { lat: 50.7903, lng: 3.7649, name: "Brakel", rough: false };
  const view = aroundView(village, "nl", t);
  expect(view.names.map(({ name }) => name)).toEqual(expect.arrayContaining(["Brakel"]));
  expect(view.names.length).toBeGreaterThanOrEqual(3);
  expect(view.rings).toHaveLength(1);
  expect(view.label).toMatch(/10\sminuten/);
  expect(view.note).toContain("ruimer gebied");
  // Names cover neither one another nor the pin.
  for (const [at, { x, y }] of view.names.entries()) {
    expect(Math.hypot(x - 300, y - 270)).toBeGreaterThan(20);
    for (const other of view.names.slice(at + 1))
      expect(Math.abs(x - other.x) + Math.abs(y - other.y)).toBeGreaterThan(20);
  }
  const town = aroundView({ ...schuman, name: "Schuman", rough: false }, "nl", t);
  expect(town.names).toEqual([]);
  expect(town.note).not.toContain("ruimer gebied");
});

test.each([
  ["Mechelen", { lat: 51.0281, lng: 4.4803 }, true],
  ["Aalst", aalst, true],
  ["Ghent", { lat: 51.0543, lng: 3.7238 }, false],
  ["Leuven", { lat: 50.8792, lng: 4.7009 }, false],
])("says of %s whether its streets are in the map's data, which hold those of fourteen towns", (name, spot, isWide) => {
  const { note } = aroundView({ ...spot, name, rough: false }, "en", textsIn("en"));
  expect(note.startsWith("Our map data do not have the streets here")).toBe(isWide);
});

test("an access to a motorway without a name goes by the motorway's number, and is told once", () => {
  const t = textsIn("fr");
  // By the road of Arlon, where the data know slip roads only.
  const view = aroundView({ lat: 49.6155, lng: 6.0875, name: "x", rough: false }, "fr", t);
  expect(view.ways.find(({ kind }) => kind === "motorway")).toMatchObject({ name: "A6" });
  const unknown = { ...view, ways: [{ kind: "motorway" as const, name: t("map.around.motorway"), words: "x" }] };
  expect(aroundMarkup(unknown, t).match(/Autoroute/g)).toHaveLength(1);
});

test("names of junctions are whole: none is cut, runs several together, or begins small", () => {
  const junctions = (JSON.parse(gunzipSync(readFileSync(stopsPath)).toString("utf8")) as Stop[]).filter(
    ({ kind }) => kind === "motorway",
  );
  const odd = junctions.filter(({ name }) => name.length > 42 || /;|^\p{Ll}/u.test(name));
  expect(odd.map(({ name }) => name)).toEqual([]);
  expect(junctions.filter(({ name, lines }) => name === "" && !lines)).toEqual([]);
  expect(nearestStops({ lat: 50.8347, lng: 4.2821 }).at(-1)).toMatchObject({ name: "Anderlecht", lines: "R0" });
});
