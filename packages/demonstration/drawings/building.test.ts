import { describe, expect, test } from "vitest";
import { pictureAddresses, pictureOrigin, readPictureAddress, views, type Building, type View } from "./building.ts";

const addressOf = (view: View, building: Building) => pictureAddresses(building)(view);

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

describe("a picture's address", () => {
  test.each(views)("of a %s is read back", (view) => {
    const read = readPictureAddress(addressOf(view, building));
    expect(read.view).toBe(view);
    expect(read.building).toMatchObject({ ...building, streetAngle: 330, units: expect.any(Array) });
  });

  test("names units only where they are drawn, in whole square metres", () => {
    expect(readPictureAddress(addressOf("plan", building)).building.units).toEqual([
      { floor: 0, surface: 250 },
      { floor: 2, surface: 610 },
    ]);
    expect(addressOf("elevation", building)).not.toContain("units");
  });

  test("stays within 335 characters, however many units there are", () => {
    const units = Array.from({ length: 500 }, (_, index) => ({ floor: index, surface: 100_000 }));
    const type = "out-of-town-stand-alone-or-retail-park";
    const long = addressOf("section", { ...building, type, region: "luxembourg", seed: "x".repeat(64), units });
    expect(long.length).toBeLessThanOrEqual(335);
    expect(readPictureAddress(long).building.units?.length).toBeGreaterThan(2);
  });

  test("brings numbers back into their range", () => {
    const { building: read } = readPictureAddress(addressOf("elevation", { ...building, storeys: 400, docks: 99 }));
    expect(read).toMatchObject({ storeys: 60, docks: 60 });
  });

  test("counts a row's units as its gates", () => {
    const row = addressOf("elevation", { ...building, type: "sme-business-unit", bays: undefined });
    expect(readPictureAddress(row).building.bays).toBe(2);
  });

  test.each([
    "",
    pictureOrigin,
    `${pictureOrigin}/elevation.png`,
    `${pictureOrigin}/elevation.png?`,
    `${pictureOrigin}/portrait.png?seed=a&type=office&region=brussels&setting=city&season=spring&storeys=2`,
    `${pictureOrigin}/elevation.png?type=office&region=brussels&setting=city&season=spring&storeys=2`,
    `${pictureOrigin}/elevation.png?seed=a&type=castle&region=brussels&setting=city&season=spring&storeys=2`,
    `${pictureOrigin}/elevation.png?seed=a&type=office&region=mars&setting=city&season=spring&storeys=2`,
    `${pictureOrigin}/elevation.png?seed=a&type=office&region=brussels&setting=city&season=spring`,
    `${pictureOrigin}/elevation.png?seed=a&type=office&region=brussels&setting=city&season=spring&storeys=0`,
    `${pictureOrigin}/elevation.png?seed=a&type=office&region=brussels&setting=city&season=spring&storeys=1e3`,
    `${pictureOrigin}/plan.png?seed=a&type=office&region=brussels&setting=city&season=spring&storeys=2&units=1.2.3`,
    `${pictureOrigin}/elevation.png?seed=%3Cscript%3E&type=office&region=brussels&setting=city&season=spring&storeys=2`,
    `${pictureOrigin}/elevation.png?seed=${"a".repeat(400)}`,
    "https://example.com/a.jpg",
  ])("is refused when malformed: %s", (source) => {
    expect(() => readPictureAddress(source)).toThrow(expect.objectContaining({ name: "PictureAddressError" }));
  });

  test("takes no seed that could be anything but a name", () => {
    expect(() => addressOf("plan", { ...building, seed: "a&type=house" })).toThrow(/seed/);
  });
});
