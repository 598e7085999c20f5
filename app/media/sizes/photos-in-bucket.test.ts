import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import sharp from "sharp";
import { loggedHere } from "#db/testing/own-log.ts";
import { startS3Server } from "../testing/s3-server.ts";

const digest = "a".repeat(64);
const photo = { key: "0123456789abcdef", source: `file:${digest}`, kind: "photo" as const };
const variant = { width: 320, format: "webp" } as const;
const background = { r: 160, g: 82, b: 45 };
const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
  .png()
  .toBuffer();
let server: Server | undefined;

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** The media store as the settings name it: a bucket there. */
async function withBucketAt(endpoint: string, bucket = "quartier-media") {
  const keys = { MEDIA_ACCESS_KEY: "S3RVER", MEDIA_SECRET_KEY: "S3RVER" };
  const environment = { MEDIA_STORE: "s3", MEDIA_ENDPOINT: endpoint, MEDIA_BUCKET: bucket, ...keys };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const [{ getVariant }, { mediaStore }] = await Promise.all([
    import("./photo-variants.server.ts"),
    import("../store/media-store.server.ts"),
  ]);
  return { getVariant, store: await mediaStore() };
}

test("originals and variants lie in the bucket, and no picture is made twice", async () => {
  const bucketServer = await startS3Server();
  const { getVariant, store } = await withBucketAt(bucketServer.bucket.endpoint!);
  await store.put(`originals/${digest}`, picture);
  const made = await getVariant(photo, variant);
  expect(await store.get(`variants/01/${photo.key}/320.webp`)).toEqual(made);
  await store.delete(`originals/${digest}`);
  expect(await getVariant(photo, variant)).toEqual(made);
  await bucketServer.stop();
  await expect(getVariant(photo, variant)).rejects.toMatchObject({ name: "MediaStoreUnavailableError" });
});

test("a bucket without room: whoever waits gets the picture, and the log says what is wrong", async () => {
  server = createServer((request, response) => {
    request.resume();
    if (request.method === "PUT") response.writeHead(507).end();
    else if (request.url?.includes("/originals/")) response.end(picture);
    else response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  const { getVariant } = await withBucketAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await sharp(await getVariant(photo, variant)).metadata()).toMatchObject({ width: 320, format: "webp" });
  expect(loggedHere().map(({ level, msg }) => [level, msg])).toEqual([
    ["error", expect.stringContaining("takes nothing") as string],
  ]);
});
