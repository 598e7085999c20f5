import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import busy from "#app/i18n/locales/fr/busy.ts";
import { serve, type Served } from "./testing/serve.ts";

/*
 * What is done, and what memory it takes, is bounded; time is only where the process would not answer for half a minute and
 * more without limits.
 */
const patience = 20_000;
/** Megabytes beyond what the process took before: of answers that nobody reads, 64 are kept. */
const mostMemory = 300;

let site: Served;

beforeAll(async () => {
  site = await serve();
  // Compiled, once and for all.
  await fetch(`${site.origin}/en/expensive`);
});

afterAll(async () => {
  await site.end();
});

interface Work {
  loaded: number;
  rendered: number;
  /** What the process has taken of the processor. */
  processorMilliseconds: number;
  /** The most memory that the process has had. */
  peakMegabytes: number;
  /** Whether stacks are drawn in JavaScript, as source-map-support does. */
  drawsStacks: boolean;
}

const findWork = async () => (await (await fetch(`${site.origin}/work`)).json()) as Work;

async function askHealth(): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${site.origin}/healthz`, { headers: { Connection: "close" } });
  expect(await answer.text()).toBe("ok");
  return performance.now() - start;
}

/** So many connections that each ask for the expensive page so many times, without waiting for an answer. */
async function flood(connections: number, requests: number): Promise<Socket[]> {
  const asking = `GET /en/expensive HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(requests);
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(site.port, "127.0.0.1");
    socket.on("error", () => undefined); // Being hung up on is what is asked for.
    socket.pause();
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.write(asking, resolve))));
  return sockets;
}

test("nothing is done for clients that ask for much and leave, and the process says that it lives", async () => {
  const before = await findWork();
  const sockets = await flood(40, 30);
  const health = await askHealth();
  for (const socket of sockets) socket.destroy();
  expect(health).toBeLessThan(patience);
  expect(await askHealth()).toBeLessThan(patience);
  const after = await findWork();
  expect(after.loaded - before.loaded).toBeLessThan(100);
  expect(after.peakMegabytes - before.peakMegabytes).toBeLessThan(mostMemory);
  await wait(300);
  const { loaded, rendered } = await findWork();
  expect({ loaded, rendered }).toEqual({ loaded: after.loaded, rendered: after.rendered });
});

test("a request whose client leaves costs no stack drawn in JavaScript", async () => {
  expect((await findWork()).drawsStacks).toBe(false);
});

test("whoever does not read gets no second page made, and the process says that it lives", async () => {
  const before = await findWork();
  const sockets = await flood(250, 30);
  const health = [];
  for (let round = 0; round < 20; round++) health.push(await askHealth());
  expect(Math.max(...health)).toBeLessThan(patience);
  for (const socket of sockets) socket.destroy();
  await wait(300);
  const after = await findWork();
  expect(after.rendered - before.rendered).toBeLessThan(240);
  expect(after.peakMegabytes - before.peakMegabytes).toBeLessThan(mostMemory);
});

test("one network's flood leaves room for another's page", async () => {
  const behindProxy = site;
  site = await serve({ TRUST_PROXY: "loopback" });
  const sockets = await flood(120, 8);
  const other = await fetch(`${site.origin}/en/expensive`, { headers: { "X-Forwarded-For": "203.0.113.9" } });
  expect(other.status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await site.end();
  site = behindProxy;
});

test("who comes when the queue is full is asked to come back, in their language", async () => {
  const sockets = await flood(150, 8);
  // Several: a place in the queue may just have become free.
  const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(`${site.origin}/fr`)));
  for (const socket of sockets) socket.destroy();
  const answer = answers.find(({ status }) => status === 503)!;
  expect(answer).toBeDefined();
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const page = await answer.text();
  for (const words of ['<html lang="fr">', busy.heading, busy.retry]) expect(page).toContain(words);
});

describe("a body in the smallest of chunks", () => {
  /** So many connections that each send 600 kB of body, a byte at a time, as long as they are let. @returns what each heard */
  async function floodWithChunks(connections: number, path: string): Promise<string[]> {
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const body = Buffer.from("1\r\na\r\n".repeat(100_000));
    const talks = Array.from({ length: connections }, async () => {
      const socket = connect(site.port, "127.0.0.1");
      socket.on("error", () => undefined); // Being hung up on is what is asked for.
      let heard = "";
      socket.on("data", (chunk: Buffer) => (heard += String(chunk)));
      const closed = once(socket, "close");
      socket.write(head);
      // In parts, without a look at what was taken, until it is over.
      for (let from = 0; from < body.length && !socket.destroyed; from += 60_000) {
        socket.write(body.subarray(from, from + 60_000));
        await wait(1);
      }
      await closed;
      return heard;
    });
    return Promise.all(talks);
  }

  test.each([
    ["one that is refused before it is read", "/healthz", 405],
    ["one that is read", "/en/form", 400],
  ])("is not parsed to its end, and its connection is closed: %s", async (_what, path, status) => {
    const before = await findWork();
    const heard = floodWithChunks(12, path);
    const health = [await askHealth(), await askHealth(), await askHealth()];
    for (const answer of await heard) {
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      // Of the first answer, and there is no other: a body that waits ends in a second one, 408, that closes.
      expect(answer.split("\r\n\r\n", 1)[0]).toMatch(/^connection: close\r?$/im);
      expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    }
    expect(Math.max(...health)).toBeLessThan(patience);
    const after = await findWork();
    expect(after.peakMegabytes - before.peakMegabytes).toBeLessThan(mostMemory);
  });
});
