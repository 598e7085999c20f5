import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { propertyTypes } from "../listing-format.ts";
import { pictureAddresses, regionNames, settingNames, views, type Building, type View } from "./building.ts";
import { draw } from "./draw.ts";
import { frontOf } from "./fronts/front-of-building.ts";
import { shelter } from "./fronts/warehouse.ts";

const building: Building = {
  seed: "test",
  type: "office",
  region: "flanders",
  setting: "city",
  season: "autumn",
  storeys: 4,
};
const pictureOf = (view: View, facts: Partial<Building>) => draw(pictureAddresses({ ...building, ...facts })(view));

/** Every element opened is closed, attributes are quoted, and nothing but numbers and commands stands in a path. */
function expectWellFormed(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+">.*<\/svg>$/);
  const elements = svg.slice(svg.indexOf(">") + 1, -"</svg>".length).replace(/<style>[^<]*<\/style>/, "");
  expect(elements.replace(/<path( [a-z-]+="[^"<>&]*")+\/>/g, "")).toBe("");
  for (const [, data] of elements.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^[MmLlHhVvAaQqz\d .-]+$/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

/** How many shapes have this colour: each begins by moving the brush. */
function countShapes(svg: string, colour: string): number {
  const paths = [...svg.matchAll(/fill="([^"]+)" d="([^"]+)"/g)].filter(([, fill]) => fill === colour);
  return paths.reduce((sum, [, , data]) => sum + (data?.match(/m/gi)?.length ?? 0), 0);
}

test.each(views)("%s has a twin at dusk, of the same shapes", (view) => {
  const address = pictureAddresses(building)(view);
  const twin = draw(`${address}&scheme=night`);
  expectWellFormed(twin);
  const shapes = (svg: string) => svg.replace(/(fill|stroke)="#\w+"/g, "").length;
  expect(shapes(twin)).toBe(shapes(draw(address)));
  if (view !== "detail") expect(twin).not.toBe(draw(address));
});

describe("a front", () => {
  const places = regionNames.flatMap((region) => settingNames.map((setting) => ({ region, setting })));
  test.each(propertyTypes)("of every kind of %s is drawn in every region and setting", (type) => {
    for (const place of places) {
      for (const seed of ["one", "two", "three"]) {
        const svg = pictureOf("elevation", { ...place, type, seed });
        expectWellFormed(svg);
        expect(svg.length, `${type} ${seed} ${place.region} ${place.setting}`).toBeLessThan(34_000);
      }
    }
  });

  test("is the same each time", () => {
    for (const view of views) expect(pictureOf(view, {})).toBe(pictureOf(view, {}));
    expect(pictureOf("elevation", {})).not.toBe(pictureOf("elevation", { seed: "other" }));
  });

  test("has as many docks as the building", () => {
    for (let docks = 0; docks <= 60; docks++) {
      const svg = pictureOf("elevation", { type: "logistics-warehouse", docks, seed: `hall-${docks}`, storeys: 1 });
      expect(countShapes(svg, String(Array.isArray(shelter) ? shelter[0] : shelter)), `${docks} docks`).toBe(docks);
    }
  });

  test.each(["office", "apartment", "co-living", "bloc-sales", "house"] as const)(
    "of an %s has as many storeys as the building",
    (type) => {
      for (let storeys = 1; storeys <= 6; storeys++) {
        for (const seed of ["one", "two", "three", "four", "five", "six"]) {
          expect(frontOf({ ...building, type, storeys, seed }).front.floors).toHaveLength(storeys + 1);
        }
      }
    },
  );

  test("of a tower has as many storeys as the building, and rises with them", () => {
    const heights = [12, 20, 30, 60].map((storeys) => frontOf({ ...building, storeys }).front);
    expect(heights.map(({ floors }) => floors.length - 1)).toEqual([12, 20, 30, 60]);
    expect(heights.map(({ height }) => height)).toEqual([...heights.map(({ height }) => height)].sort((a, b) => a - b));
  });

  test("has its silhouette inside its width and height", () => {
    for (const type of propertyTypes) {
      const { front } = frontOf({ ...building, type, storeys: 3 });
      for (const [x, y] of front.outline) {
        expect(x).toBeGreaterThanOrEqual(-0.01);
        expect(x).toBeLessThanOrEqual(front.width + 0.01);
        expect(y).toBeLessThanOrEqual(front.height + 0.01);
      }
      expect(front.entrance).toBeGreaterThan(0);
      expect(front.entrance).toBeLessThan(front.width);
    }
  });
});

describe.each(views)("the %s", (view) => {
  test.each(propertyTypes)("of a %s is drawn, and the encoder reads it", async (type) => {
    const units = [
      { floor: 0, surface: 120 },
      { floor: 1, surface: 300 },
      { floor: 1, surface: 80 },
      { floor: 1, surface: 95 },
    ];
    for (const setting of settingNames) {
      const svg = pictureOf(view, { type, setting, units, storeys: 3 });
      expectWellFormed(svg);
      expect(svg.length).toBeLessThan(34_000);
      if (setting !== "city") continue;
      const { info } = await sharp(Buffer.from(svg)).resize(80).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([80, 60]);
    }
  });
});
