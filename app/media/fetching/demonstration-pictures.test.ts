import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const source = "https://pictures.demonstration.example/elevation.png?seed=a";
let server: Server;
const asked: (string | undefined)[] = [];

beforeEach(async () => {
  vi.resetModules();
  asked.length = 0;
  server = createServer((request, response) => {
    asked.push(request.url);
    if (request.url?.includes("moved")) response.writeHead(302, { Location: "/pictures/elevation.png" }).end();
    else response.writeHead(200, { "Content-Type": "image/png" }).end("picture");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;

async function fetchWith(demonstrationHost: string, address: string) {
  vi.stubEnv("DEMONSTRATION_HOST", demonstrationHost);
  const { fetchFeedPicture } = await import("./demonstration-pictures.server.ts");
  return String(await fetchFeedPicture(address));
}

test("pictures of invented listings come from the demonstration's own server, where there is one", async () => {
  expect(await fetchWith(host(), source)).toBe("picture");
  expect(asked).toEqual(["/pictures/elevation.png?seed=a"]);
});

test.each([
  ["another name leads there", () => `https://pictures.demonstration.example.evil.example/a.png`],
  ["its own address does", () => `http://${host()}/pictures/elevation.png`],
  ["it sends elsewhere", () => "https://pictures.demonstration.example/moved.png"],
])("nothing comes from there when %s", async (_, address) => {
  await expect(fetchWith(host(), address())).rejects.toMatchObject({
    name: expect.stringMatching(/^(?:FileUnavailable|HostSilent)Error$/),
  });
  expect(asked.filter((path) => !path?.includes("moved"))).toEqual([]);
});

test("each of them has a twin at dusk, and no photo has", async () => {
  const { duskTwin } = await import("./demonstration-pictures.server.ts");
  expect(duskTwin(source)).toBe(`${source}&scheme=night`);
  expect(duskTwin("https://photos.example/front.jpg")).toBeUndefined();
});

test("without it they can't be had", async () => {
  await expect(fetchWith("", source)).rejects.toMatchObject({
    name: expect.stringMatching(/^(?:FileUnavailable|HostSilent)Error$/),
  });
  expect(asked).toEqual([]);
});
