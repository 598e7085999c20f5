import { describe, expect, test } from "vitest";
import { drawingSource, readDrawingSource, views, type Building } from "./building.ts";

const building: Building = {
  seed: "QB-20418",
  type: "office",
  region: "brussels",
  setting: "city",
  season: "spring",
  storeys: 6,
  bays: 7,
  docks: 0,
  streetAngle: -30,
  units: [
    { floor: 0, surface: 250 },
    { floor: 2, surface: 610.4 },
  ],
};

describe("a drawing's address", () => {
  test.each(views)("of a %s is read back", (view) => {
    const read = readDrawingSource(drawingSource(view, building));
    expect(read.view).toBe(view);
    expect(read.building).toMatchObject({ ...building, streetAngle: 330, units: expect.any(Array) });
  });

  test("names units only where they are drawn, in whole square metres", () => {
    expect(readDrawingSource(drawingSource("plan", building)).building.units).toEqual([
      { floor: 0, surface: 250 },
      { floor: 2, surface: 610 },
    ]);
    expect(drawingSource("elevation", building)).not.toContain("units");
  });

  test("stays within 300 characters, however many units there are", () => {
    const units = Array.from({ length: 500 }, (_, index) => ({ floor: index, surface: 100_000 }));
    const type = "out-of-town-stand-alone-or-retail-park";
    const long = drawingSource("section", { ...building, type, region: "luxembourg", seed: "x".repeat(64), units });
    expect(long.length).toBeLessThanOrEqual(300);
    expect(readDrawingSource(long).building.units?.length).toBeGreaterThan(2);
  });

  test("brings numbers back into their range", () => {
    const { building: read } = readDrawingSource(drawingSource("elevation", { ...building, storeys: 400, docks: 99 }));
    expect(read).toMatchObject({ storeys: 60, docks: 60 });
  });

  test("counts a row's units as its gates", () => {
    const row = drawingSource("elevation", { ...building, type: "sme-business-unit", bays: undefined });
    expect(readDrawingSource(row).building.bays).toBe(2);
  });

  test.each([
    "",
    "drawing:",
    "drawing:elevation",
    "drawing:elevation?",
    "drawing:portrait?seed=a&type=office&region=brussels&setting=city&season=spring&storeys=2",
    "drawing:elevation?type=office&region=brussels&setting=city&season=spring&storeys=2",
    "drawing:elevation?seed=a&type=castle&region=brussels&setting=city&season=spring&storeys=2",
    "drawing:elevation?seed=a&type=office&region=mars&setting=city&season=spring&storeys=2",
    "drawing:elevation?seed=a&type=office&region=brussels&setting=city&season=spring",
    "drawing:elevation?seed=a&type=office&region=brussels&setting=city&season=spring&storeys=0",
    "drawing:elevation?seed=a&type=office&region=brussels&setting=city&season=spring&storeys=1e3",
    "drawing:plan?seed=a&type=office&region=brussels&setting=city&season=spring&storeys=2&units=1.2.3",
    "drawing:elevation?seed=%3Cscript%3E&type=office&region=brussels&setting=city&season=spring&storeys=2",
    `drawing:elevation?seed=${"a".repeat(400)}`,
    "https://example.com/a.jpg",
  ])("is refused when malformed: %s", (source) => {
    expect(() => readDrawingSource(source)).toThrow(expect.objectContaining({ name: "DrawingSourceError" }));
  });

  test("takes no seed that could be anything but a name", () => {
    expect(() => drawingSource("plan", { ...building, seed: "a&type=house" })).toThrow(/seed/);
  });
});
