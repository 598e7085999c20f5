import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let server: Server;
let body: Buffer;
const asked: (string | undefined)[] = [];

beforeEach(async () => {
  vi.resetModules();
  asked.length = 0;
  body = await sharp({ create: { width: 96, height: 48, channels: 3, background: "#7a3b2e" } })
    .withExif({ IFD0: { Copyright: "Secret of Quirijn" } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url);
    if (request.url?.includes("moved")) response.writeHead(302, { Location: "/portraits/a.png" }).end();
    else response.writeHead(200, { "Content-Type": "image/jpeg" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;

async function fetchAt(address: string, demonstrationHost = host()) {
  vi.stubEnv("DEMONSTRATION_HOST", demonstrationHost);
  const { fetchPortrait } = await import("./fetch-portrait.server.ts");
  return fetchPortrait(address);
}

describe("a portrait", () => {
  test("is made anew: a small square that says nothing beside its picture", async () => {
    const portrait = await fetchAt("https://portraits.demonstration.example/a.png");
    const { width, height, format, exif } = await sharp(portrait).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 128, height: 128, format: "webp", exif: undefined });
    expect(portrait.toString("latin1")).not.toContain("Quirijn");
  });

  test.each([
    ["any other host", "https://elsewhere.example/a.png"],
    ["a host that only looks like Google's", "https://lh3.googleusercontent.com.evil.example/a"],
    ["a name that ends like Google's", "https://evilgoogleusercontent.com/a"],
    ["Google's without https", "http://lh3.googleusercontent.com/a"],
    ["another port of Google's", "https://lh3.googleusercontent.com:8443/a"],
    ["somebody's name at Google's", "https://a:b@lh3.googleusercontent.com/a"],
    ["this machine", "https://127.0.0.1/a.png"],
    ["no address", "a photo"],
  ])("is not asked of %s", async (_, address) => {
    await expect(fetchAt(address)).rejects.toThrow("no host of Google's");
    expect(asked).toEqual([]);
  });

  test("is not followed elsewhere", async () => {
    await expect(fetchAt("https://portraits.demonstration.example/moved.png")).rejects.toMatchObject({
      name: "FileUnavailableError",
    });
    expect(asked).toEqual(["/portraits/moved.png"]);
  });

  test("is no portrait when it is no picture", async () => {
    body = Buffer.from("<script>");
    await expect(fetchAt("https://portraits.demonstration.example/a.png")).rejects.toMatchObject({
      name: "FileUnavailableError",
    });
  });

  test("of the demonstration is not to be had where there is none", async () => {
    await expect(fetchAt("https://portraits.demonstration.example/a.png", "")).rejects.toThrow("no host of Google's");
  });
});
