import fc from "fast-check";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { readBox, writeBox } from "#app/places/area.ts";
import { drawBasemap } from "./draw-basemap.server.ts";
import { basemapSquare, groundForms, groundSources, neighbours, placer, preloadBasemap } from "./picture-frame.ts";

const degrees = (most: number) =>
  fc.oneof(fc.constantFrom(-most, 0, -0, most, most - 1e-7), fc.double({ min: -most, max: most, noNaN: true }));
const boxes = fc
  .tuple(degrees(180), degrees(90), degrees(180), degrees(90))
  .map(([a, b, c, d]) => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)])
  .map((sides) => readBox(sides.map((side) => side.toFixed(8)).join(",")))
  .filter((box) => box !== undefined);

test("every view that can be asked for is framed in figures, and so are those its links lead to", () => {
  fc.assert(
    fc.property(boxes, degrees(180), degrees(90), (view, lng, lat) => {
      expect(placer(view)({ lng, lat }).every(Number.isFinite)).toBe(true);
      expect(Object.values(basemapSquare(view)).every(Number.isFinite)).toBe(true);
      for (const next of Object.values(neighbours(view))) if (next) expect(readBox(writeBox(next))).toEqual(next);
    }),
  );
});

test("at the edge of the map there is no link beyond it", () => {
  const { north, east, zoomOut } = neighbours({ west: 179.9, south: 85.05, east: 180, north: 85.0511 });
  expect(north && north.north).toBeLessThanOrEqual(85.0511);
  expect(east?.east ?? 180).toBeLessThanOrEqual(180);
  expect(zoomOut?.north).toBeLessThanOrEqual(85.0511);
});

test.each(["-180,-90,180,90", "2,49,6,90", "-0,-90,0.00001,-85"])("the basemap of %s is drawn", (written) => {
  const box = readBox(written)!;
  for (const form of groundForms) {
    const svg = drawBasemap(basemapSquare(box), "day", form);
    expect(svg).not.toMatch(/NaN|Infinity/);
    expect(svg.length).toBeLessThan(2_000_000);
  }
});

/** As it is sent; app/http/encode-body.server.ts. */
const sent = (box: string, form: (typeof groundForms)[number]) =>
  brotliCompressSync(drawBasemap(basemapSquare(readBox(box)!), "day", form), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

test.each([
  ["all of Brussels", "4.28,50.796,4.45,50.904"],
  ["the middle of Brussels", "4.31168,50.78432,4.45971,50.88029"],
  ["a quarter of Brussels", "4.34,50.83,4.38,50.855"],
  ["Luxembourg", "6.09,49.58,6.17,49.64"],
  ["both countries", "2.5,49.45,6.45,51.55"],
])("the ground of %s is light on a phone: it is there with the page", (_, box) => {
  expect(sent(box, "tall")).toBeLessThan(60_000);
  expect(sent(box, "tall")).toBeLessThan(sent(box, "whole") * 0.8);
  expect(sent(box, "whole")).toBeLessThan(150_000);
});

/** A screen, as far as the grounds are chosen by it. */
interface Screen {
  width: number;
  height: number;
  dark: boolean;
  script: boolean;
}

/** Whether a query of the kinds that choose grounds fits a screen; of any other kind it throws. */
function fits(query: string, screen: Screen): boolean {
  const answers: Record<string, boolean> = {
    "(width < 40rem)": screen.width < 640,
    "(max-aspect-ratio: 2/3)": screen.width / screen.height <= 2 / 3,
    "(scripting: enabled)": screen.script,
    "(prefers-color-scheme: dark)": screen.dark,
    screen: true,
  };
  let rest = query;
  for (const [feature, answer] of Object.entries(answers)) rest = rest.replaceAll(feature, String(answer));
  // What is left are words of logic: from within brackets outwards.
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest
      .replace(/not (true|false)/g, (_, value) => String(value === "false"))
      .replace(/(true|false) and (true|false)/g, (_, one, other) => String(one === "true" && other === "true"))
      .replace(/\((true|false)\)/g, "$1");
  }
  if (rest !== "true" && rest !== "false") throw new Error(`Not understood: ${query}`);
  return rest === "true";
}

const screens = [320, 390, 639, 640, 1280].flatMap((width) =>
  [300, 500, 844, 2000].flatMap((height) =>
    [true, false].flatMap((dark) => [true, false].map((script): Screen => ({ width, height, dark, script }))),
  ),
);

test.each(screens)(
  "a screen of $width by $height (dark: $dark, script: $script) fetches one ground, the one it shows",
  (screen) => {
    const view = readBox("4.28,50.796,4.45,50.904")!;
    const ahead = preloadBasemap(view).filter(({ media }) => fits(media, screen));
    const shown = groundSources(view).find(({ media }) => fits(media, screen))?.srcSet;
    expect(ahead.map(({ href }) => href)).toEqual([shown ?? expect.stringMatching(/scheme=day$/)]);
  },
);
