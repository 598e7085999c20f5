import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureAddresses, pictureOrigin, views } from "../drawings/building.ts";
import { serveDemonstration } from "./serve.ts";

let server: Server;
beforeAll(async () => void (server = await serveDemonstration(0)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

const building = {
  seed: "b1",
  type: "office",
  region: "brussels",
  setting: "city",
  season: "spring",
  storeys: 5,
} as const;
const pathOf = (address: string) => `/pictures/${address.slice(pictureOrigin.length + 1)}`;

describe("the demonstration's own server", () => {
  test.each(views)("has the picture of a %s that a feed names, as large as the site's largest", async (view) => {
    const answer = await ask(pathOf(pictureAddresses(building)(view)));
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([1440, 1080, "png"]);
  });

  test("draws smaller pictures where that is enough", async () => {
    const small = await serveDemonstration(0, 320);
    const { port } = small.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${pathOf(pictureAddresses(building)(views[0]))}`);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([320, 240]);
    await new Promise((resolve) => small.close(resolve));
  });

  test("has the portrait of an invented Google account", async () => {
    const answer = await ask("/portraits/104711047110471104711.png");
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([96, 96]);
  });

  test.each([
    "/portraits/",
    "/portraits/../a.png",
    "/pictures/",
    "/pictures/elevation.png",
    "/pictures/elevation.png?seed=../etc",
    "/dev/mails",
    "/other",
  ])("has no %s", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test("answers questions only", async () => {
    expect((await ask("/", { method: "POST" })).status).toBe(405);
    expect((await ask("/")).status).toBe(200);
  });

  test("shows kept mail", async () => {
    expect(await (await ask("/dev/mail")).text()).toContain("Every kind of mail");
  });
});
