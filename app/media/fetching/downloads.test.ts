import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { thisMachine } from "#app/http/testing/this-machine.ts";
import { createDownloads } from "./downloads.server.ts";
import { FileUnavailableError, HostSilentError } from "./fetch-file.server.ts";
import { fetchPicture } from "./fetch-picture.server.ts";

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });

const silent = () => Promise.reject(new HostSilentError("no answer"));
const answers = () => Promise.resolve(Buffer.from("picture"));
const never = () => new Promise<Buffer>(() => undefined);

describe("downloads", () => {
  test("of a host that never answers hold no place that another host's could have", async () => {
    const download = createDownloads({ atOnce: 3, ofHost: 2 });
    for (let index = 0; index < 50; index++) void download(`https://dead.example/${index}.jpg`, never);
    const had = await Promise.all(
      Array.from({ length: 20 }, (_, index) => download(`https://alive.example/${index}.jpg`, answers)),
    );
    expect(had).toHaveLength(20);
  });

  test("from a server that takes connections and says nothing go on beside those of one that answers", async () => {
    const dead = createServer(() => undefined);
    const alive = createServer(
      (_, response) => void response.writeHead(200, { "Content-Type": "image/png" }).end("png"),
    );
    const [deadPort, alivePort] = await Promise.all([dead, alive].map(listen));
    const download = createDownloads({ atOnce: 6, ofHost: 3 });
    const limits = { time: 5_000, bytes: 1_000, redirects: 0 };
    const ask = (port: number, index: number) => {
      const source = `http://pictures.example:${port}/${index}.png`;
      return download(source, () => fetchPicture(source, limits, thisMachine));
    };
    let givenUp = 0;
    const waiting = Array.from({ length: 40 }, (_, index) => ask(deadPort!, index).catch(() => givenUp++));
    const had = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(alivePort!, index)));
    expect([had.every((bytes) => bytes.equals(Buffer.from("png"))), givenUp]).toEqual([true, 0]);
    // Its connections cut, it is silent: the first three find out, the others are not even tried.
    dead.closeAllConnections();
    await Promise.all(waiting);
    expect(givenUp).toBe(40);
    dead.close();
    alive.close();
  });

  test("are so many at once, of one host and in all", async () => {
    const download = createDownloads({ atOnce: 3, ofHost: 2 });
    const [running, most] = [new Map<string, number>(), new Map<string, number>()];
    const count = async (host: string) => {
      for (const name of [host, "all"]) {
        running.set(name, (running.get(name) ?? 0) + 1);
        most.set(name, Math.max(most.get(name) ?? 0, running.get(name)!));
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
      for (const name of [host, "all"]) running.set(name, running.get(name)! - 1);
      return Buffer.alloc(0);
    };
    const hosts = Array.from({ length: 60 }, (_, index) => (index < 40 ? "a.example" : "b.example"));
    await Promise.all(hosts.map((host) => download(`https://${host}/a.jpg`, () => count(host))));
    expect(Object.fromEntries(most)).toEqual({ all: 3, "a.example": 2, "b.example": 2 });
  });

  test("are not tried with a host that has just not answered, longer each time, until it answers", async () => {
    let [now, asked] = [0, 0];
    const download = createDownloads({ ofHost: 1, patience: [10, 20], now: () => now });
    const ask = (work: () => Promise<Buffer>) =>
      download("https://a.example/1.jpg", () => {
        asked++;
        return work();
      }).catch((error: unknown) => error);
    expect(await ask(silent)).toBeInstanceOf(HostSilentError);
    expect(String(await ask(answers))).toContain("a.example did not answer; it is asked again in 1 s");
    expect(asked).toBe(1);
    now = 10;
    expect(await ask(silent)).toBeInstanceOf(HostSilentError);
    now = 29;
    expect(await ask(answers)).toBeInstanceOf(HostSilentError);
    expect(asked).toBe(2);
    now = 30;
    expect(await ask(answers)).toEqual(Buffer.from("picture"));
    expect(await ask(silent)).toBeInstanceOf(HostSilentError);
    now = 40;
    expect(await ask(answers)).toEqual(Buffer.from("picture"));
  });

  test("of a host that many share go on where one file alone is slow", async () => {
    const download = createDownloads({ ofHost: 2 });
    let giveUp = () => {};
    const slow = new Promise<Buffer>((_, reject) => (giveUp = () => reject(new HostSilentError("slow"))));
    const given = download("https://shared.example/slow.jpg", () => slow);
    await download("https://shared.example/1.jpg", answers);
    giveUp();
    await expect(given).rejects.toThrow("slow");
    expect(await download("https://shared.example/2.jpg", answers)).toEqual(Buffer.from("picture"));
  });

  test("that a host refuses with an answer say nothing of its others", async () => {
    const download = createDownloads();
    const refused = () => Promise.reject(new FileUnavailableError("answered 404"));
    await expect(download("https://a.example/1.jpg", refused)).rejects.toThrow("404");
    expect(await download("https://a.example/2.jpg", answers)).toEqual(Buffer.from("picture"));
  });
});
