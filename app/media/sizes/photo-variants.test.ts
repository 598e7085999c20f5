import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { photoKey } from "../pictures/photo-key.server.ts";
import { photoFormats, photoWidths } from "../pictures/photo-view.ts";

// Before anything is loaded: whatever asks for it early would take the working directory for the store.
const store = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  return { path: mkdtempSync(`${tmpdir()}/quartier-media-`) };
});
vi.mock("../store/media-directory.server.ts", () => ({
  get mediaDirectory() {
    return store.path;
  },
}));
const { getVariant } = await import("./photo-variants.server.ts");
const { readOriginal, storeOriginal } = await import("./photo-source.server.ts");

afterAll(() => rm(store.path, { recursive: true }));

let made = 0;
/** A red photo that lay beside a feed. */
async function feedPhoto(width: number, height: number, kind: "photo" | "floor-plan" = "photo") {
  // No two are the same file.
  const background = { r: 255, g: 0, b: ++made % 16 };
  const picture = sharp({ create: { width, height, channels: 3, background } });
  const file = path.join(store.path, `beside-${++made}.jpg`);
  await writeFile(file, await picture.jpeg().toBuffer());
  const source = await storeOriginal(file);
  return { key: photoKey(source), source, kind };
}

describe("a variant", () => {
  test("has its width, its 4:3 frame and its format", async () => {
    const photo = await feedPhoto(1600, 1200);
    for (const width of photoWidths) {
      for (const format of photoFormats) {
        const metadata = await sharp(await getVariant(photo, { width, format })).metadata();
        expect([metadata.width, metadata.height]).toEqual([width, (width * 3) / 4]);
        expect(metadata.format).toBe(format === "avif" ? "heif" : "webp");
      }
    }
    for (const [variant, size] of [["og", [1200, 630]] as const, ["mail", [640, 480]] as const]) {
      const { width, height, format } = await sharp(await getVariant(photo, variant)).metadata();
      expect([width, height, format]).toEqual([...size, "jpeg"]);
    }
  });

  test("is made once for all who ask at the same time, and kept", async () => {
    const photo = await feedPhoto(1600, 1200);
    const variant = { width: 320, format: "webp" } as const;
    const asked = await Promise.all(Array.from({ length: 10 }, () => getVariant(photo, variant)));
    expect(new Set(asked).size).toBe(1);
    const folder = path.join(store.path, "variants", photo.key.slice(0, 2), photo.key);
    expect(await readdir(folder)).toEqual(["320.webp"]);
    expect(await getVariant(photo, variant)).toEqual(asked[0]);
  });

  test("of a wide photo fills its frame, of a wide plan is shown whole on white", async () => {
    const corner = async (kind: "photo" | "floor-plan") => {
      const bytes = await getVariant(await feedPhoto(1600, kind === "photo" ? 400 : 402, kind), {
        width: 320,
        format: "webp",
      });
      const { data } = await sharp(bytes)
        .extract({ left: 2, top: 2, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data].map((value) => Math.round(value / 40));
    };
    expect(await corner("photo")).toEqual([6, 0, 0]);
    expect(await corner("floor-plan")).toEqual([6, 6, 6]);
  });
});

describe("an original", () => {
  test("is kept once, whatever it is called", async () => {
    const [one, other] = [path.join(store.path, "one.jpg"), path.join(store.path, "other.jpg")];
    await Promise.all([one, other].map((file) => writeFile(file, "the same")));
    const source = await storeOriginal(one);
    expect(await storeOriginal(other)).toBe(source);
    expect(await readOriginal({ source })).toEqual(Buffer.from("the same"));
  });

  test.each([
    "file:../../etc/passwd",
    `file:${"0".repeat(64)}`,
    "picture:front.jpg",
    "https://pictures.demonstration.example/elevation.png?seed=a",
    "https://127.0.0.1/a.jpg",
    "http://example.com/a.jpg",
    "photo.jpg",
  ])("that can't be had is refused by name: %s", async (source) => {
    const photo = { key: photoKey(source), source, kind: "photo" as const };
    await expect(getVariant(photo, { width: 320, format: "webp" })).rejects.toMatchObject({
      name: expect.stringMatching(/^(?:FileUnavailable|HostSilent)Error$/),
    });
  });

  test.each([
    ["text", "no picture at all"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ["cut short", "\xff\xd8\xff\xe0\x00\x10JFIF"],
  ])("of a feed that is %s is refused", async (_, content) => {
    const file = path.join(store.path, `bad-${++made}`);
    await writeFile(file, content, "latin1");
    const source = await storeOriginal(file);
    const photo = { key: photoKey(source), source, kind: "photo" as const };
    await expect(getVariant(photo, { width: 320, format: "avif" })).rejects.toMatchObject({
      name: "FileUnavailableError",
    });
  });
});
