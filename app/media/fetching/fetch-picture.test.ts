import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import type { FetchLimits, Network } from "#app/http/fetch-address.server.ts";
import { thisMachine } from "#app/http/testing/this-machine.ts";
import { fetchPicture } from "./fetch-picture.server.ts";
import { isPrivateAddress } from "#app/http/private-address.server.ts";

const png = Buffer.from("89504e470d0a1a0a", "hex");
const limits: FetchLimits = { time: 1000, bytes: 1000, redirects: 3 };

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://pictures.example:${(started.address() as AddressInfo).port}`;
}

describe("a picture on the web", () => {
  test("is fetched, over redirects", async () => {
    const site = await serve((request, response) => {
      if (request.url === "/moved.png") response.writeHead(302, { Location: "/a.png" }).end();
      else response.writeHead(200, { "Content-Type": "image/png" }).end(png);
    });
    expect(await fetchPicture(`${site}/moved.png`, limits, thisMachine)).toEqual(png);
  });

  test.each([
    ["a page", { "Content-Type": "text/html" }, 200, "<p>"],
    ["an SVG", { "Content-Type": "image/svg+xml" }, 200, "<svg/>"],
    ["nothing known", {}, 200, "?"],
    ["an error", { "Content-Type": "image/png" }, 500, ""],
    ["too large by its own word", { "Content-Type": "image/png", "Content-Length": "5000" }, 200, "x".repeat(5000)],
    ["too large without saying so", { "Content-Type": "image/png" }, 200, "x".repeat(5000)],
  ])("is refused when it is %s", async (_, headers, status, body) => {
    const site = await serve((__, response) => {
      response.writeHead(status, headers);
      response.end(body);
    });
    await expect(fetchPicture(`${site}/a.png`, limits, thisMachine)).rejects.toMatchObject({
      name: "FileUnavailableError",
    });
  });

  test("is given up when its host is slow, in the middle too", async () => {
    const site = await serve((_, response) => {
      response.writeHead(200, { "Content-Type": "image/png" });
      response.write(png);
    });
    // The host never ends: it is given up, or the test never ends either.
    await expect(fetchPicture(site, { ...limits, time: 150 }, thisMachine)).rejects.toMatchObject({
      name: "HostSilentError",
    });
    server?.closeAllConnections();
  });

  test("is not looked for round and round", async () => {
    let asked = 0;
    const site = await serve((_, response) => {
      asked += 1;
      response.writeHead(301, { Location: "/again" }).end();
    });
    await expect(fetchPicture(site, limits, thisMachine)).rejects.toThrow(/redirects too often/);
    expect(asked).toBe(4);
  });
});

describe("a private address", () => {
  test.each([
    "https://127.0.0.1/a.png",
    "https://[::1]/a.png",
    "https://[::ffff:10.0.0.1]/a.png",
    "https://169.254.169.254/latest/meta-data",
    "https://10.1.2.3/a.png",
    "https://0/a.png",
    "https://2130706433/a.png",
    "https://localhost/a.png",
    "http://example.com/a.png",
    "ftp://example.com/a.png",
    "https://user:secret@example.com/a.png",
    "file:///etc/passwd",
    "not an address",
  ])("is never asked: %s", async (source) => {
    await expect(fetchPicture(source, limits)).rejects.toMatchObject({ name: "FileUnavailableError" });
  });

  test("is not reached by a name that leads to it, nor by a redirect", async () => {
    let asked = 0;
    const site = await serve((_, response) => {
      asked += 1;
      response.writeHead(302, { Location: "http://10.0.0.1/a.png" }).end();
    });
    const guarded: Network = { ...thisMachine, isPrivate: isPrivateAddress };
    await expect(fetchPicture(site, limits, guarded)).rejects.toThrow(/private network/);
    expect(asked).toBe(0);
    const trusting: Network = { ...thisMachine, isPrivate: (address) => address !== "127.0.0.1" };
    await expect(fetchPicture(site, limits, trusting)).rejects.toThrow(/private network/);
    expect(asked).toBe(1);
  });

  test("is told from a public one", () => {
    const isPublic = (address: string) => !isPrivateAddress(address);
    expect(["8.8.8.8", "1.1.1.1", "172.15.0.1", "172.32.0.1", "2a00:1450:400e::200e"].every(isPublic)).toBe(true);
    const inside = ["127.8.8.8", "172.16.0.1", "172.31.255.255", "100.64.0.1", "224.0.0.1", "255.255.255.255"];
    expect(inside.some(isPublic)).toBe(false);
    expect(
      [
        "::",
        "::1",
        "::ffff:8.8.8.8",
        "fd00::1",
        "fe80::1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "::ffff:0:7f00:1",
        "3fff::1",
        "5f00::1",
      ].some(isPublic),
    ).toBe(false);
  });
});
