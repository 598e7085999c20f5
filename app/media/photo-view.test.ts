import fc from "fast-check";
import { expect, test } from "vitest";
import { photoKey, photoKeyPattern } from "./photo-key.server.ts";
import { duskSources, findVariant, photoFormats, photoSources, photoWidths, variantName } from "./photo-view.ts";

test("every variant is found again by its name", () => {
  for (const width of photoWidths) {
    for (const format of photoFormats) {
      expect(findVariant(variantName({ width, format }))).toEqual({ width, format });
      const twin = { width, format, dusk: true } as const;
      expect(findVariant(variantName(twin))).toEqual(twin);
      expect(duskSources("0123456789abcdef", format, [width])).toContain(`/${variantName(twin)} ${width}w`);
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
  expect(photoSources("0123456789abcdef", "avif", [320, 640])).toBe(
    "/media/0123456789abcdef/320.avif 320w,/media/0123456789abcdef/640.avif 640w",
  );
});
