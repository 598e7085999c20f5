import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingRecord } from "#app/listings/listing-record.ts";
import { checkPhotos, PhotoMissingError } from "./feed-photos.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "photos-"));
  await writeFile(path.join(folder, "front.jpg"), "a picture");
  await mkdir(path.join(folder, "folder.jpg"));
  await symlink("/etc/passwd", path.join(folder, "elsewhere.jpg"));
  await symlink("circle.jpg", path.join(folder, "circle.jpg"));
  await writeFile(path.join(folder, "huge.jpg"), "");
  await truncate(path.join(folder, "huge.jpg"), 50_000_000);
});
afterAll(() => rm(folder, { recursive: true }));

const check = (source: string) =>
  checkPhotos({ photos: [{ source, kind: "photo", alt: { en: "The front" } }] } as unknown as ListingRecord, folder);

test("a picture beside the feed is taken", async () => {
  await expect(check("front.jpg")).resolves.toBeUndefined();
});

test.each([
  ["none.jpg", '"none.jpg" is not beside the feed file'],
  ["elsewhere.jpg", "is not beside the feed file"],
  ["circle.jpg", "is not beside the feed file"],
  [`${"x".repeat(1_900)}.jpg`, /^photo "x{119}… is not beside the feed file$/],
  ["folder.jpg", "is no file"],
  ["huge.jpg", "is larger than 25 MB"],
])("%s is refused with its listing, and the others go on", async (source, message) => {
  await expect(check(source)).rejects.toThrow(PhotoMissingError);
  await expect(check(source)).rejects.toThrow(message);
});
