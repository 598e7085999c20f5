import fc from "fast-check";
import { expect, test } from "vitest";
import { photoKey, photoKeyPattern } from "./photo-key.server.ts";
import {
  duskSources,
  frameWidth,
  offeredWidths,
  sizesWithin,
  findVariant,
  photoFormats,
  photoSources,
  photoWidths,
  variantName,
} from "./photo-view.ts";

test("every variant is found again by its name", () => {
  for (const width of photoWidths) {
    for (const format of photoFormats) {
      expect(findVariant(variantName({ width, format }))).toEqual({ width, format });
      const twin = { width, format, dusk: true } as const;
      expect(findVariant(variantName(twin))).toEqual(twin);
      expect(duskSources("0123456789abcdef", format, offeredWidths([width]))).toContain(
        `/${variantName(twin)} ${width}w`,
      );
    }
  }
  for (const variant of ["og", "mail"] as const) expect(findVariant(variantName(variant))).toBe(variant);
});

test.each([
  "",
  "481.avif",
  "99999.webp",
  "480",
  "480.png",
  "480.dusk",
  "480.dusk.png",
  "480.dawn.avif",
  "480.avif.webp",
  "0480.avif",
  "480.AVIF",
  "../480.avif",
  "og.png",
])("no other size can be asked for: %s", (name) => expect(findVariant(name)).toBeUndefined());

test("a photo's key has one form, whatever its source", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(photoKey(one)).toMatch(photoKeyPattern);
      expect(photoKey(one) === photoKey(other)).toBe(one === other);
    }),
  );
  // Keys stand in the database and in caches: they must never change.
  expect(photoKey("https://pictures.example/front.jpg")).toMatchInlineSnapshot(`"jrq9ihf9bq3g00k3"`);
});

test("a srcset names each width", () => {
  expect(photoSources("0123456789abcdef", "avif", offeredWidths([320, 640]))).toBe(
    "/media/0123456789abcdef/320.avif 320w,/media/0123456789abcdef/640.avif 640w",
  );
});

test.each([
  [undefined, ["320 320", "480 480", "640 640", "960 960", "1440 1440"]],
  [4000, ["320 320", "480 480", "640 640", "960 960", "1440 1440"]],
  [320, ["320 320"]],
  // Nothing is gained by a few pixels more.
  [340, ["320 320"]],
  [700, ["320 320", "480 480", "640 640"]],
  [800, ["320 320", "480 480", "640 640", "960 800"]],
  [200, ["320 200"]],
])("of a photo %s pixels wide no wider one is offered", (most, offered) => {
  expect(offeredWidths(photoWidths, most).map(({ width, pixels }) => `${width} ${pixels}`)).toEqual(offered);
});

test("a photo is cut to its frame, a plan stands in it as a whole", () => {
  expect(frameWidth({ width: 1600, height: 600, kind: "photo" })).toBe(800);
  expect(frameWidth({ width: 1600, height: 600, kind: "floor-plan" })).toBe(1600);
  expect(frameWidth({ width: 600, height: 1600, kind: "photo" })).toBe(600);
  expect(frameWidth({ width: 1, height: 1, kind: "photo" })).toBe(1);
});

test("a place is no wider than its photo", () => {
  const sizes = "(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw";
  expect(sizesWithin(sizes, 320)).toBe(
    "(min-width: 64rem) min(27rem, 320px), (min-width: 40rem) min(50vw, 320px), min(100vw, 320px)",
  );
  expect(sizesWithin(`auto, ${sizes}`, 320)).toBe(`auto, ${sizesWithin(sizes, 320)}`);
  expect(sizesWithin(sizes, 1440)).toBe(sizes);
  expect(sizesWithin(sizes, undefined)).toBe(sizes);
});
