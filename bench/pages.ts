import type { ChildProcess } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { headers } from "./load/send.ts";
import { cpuSeconds, freePort, startServer, stopServer } from "./processes.ts";
import type { Line } from "./report.ts";

const seconds = 4;
const connections = 8;
/** CPU of the server for a results page of 24 cards (milliseconds); `healthz` tells what the framework alone costs. */
const goal = 6;

/** What a page may cost that is kept ready (app/http/page-cache.server.ts). */
const cachedGoal = 0.2;

/** Asked of a server that keeps no page. */
const made = {
  "results, 24 cards": "/en/to-let/office",
  "results, 24 cards, French": "/fr/a-louer/bureau/bruxelles",
  "results, data only": "/en/to-let/office.data",
  home: "/en",
  "two bytes (healthz)": "/healthz",
};

/** Asked of one with the usual settings. */
const kept = {
  "results, kept": "/en/to-let/office",
  "home, kept": "/en",
};

interface Load {
  requestsPerSecond: number;
  cpuPerRequest: number;
}

/** Puts load on the production server, keeping pages and keeping none, and on a bare server that sends the same bytes. */
export async function benchPages(environment: Record<string, string>): Promise<Line[]> {
  return [
    ...(await benchServer({ ...environment, PAGE_CACHE_MB: "0" }, made, goal)),
    ...(await benchServer(environment, kept, cachedGoal)),
  ];
}

async function benchServer(
  environment: Record<string, string>,
  pages: Record<string, string>,
  goal: number,
): Promise<Line[]> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(
    ["bin/serve.js"], // The process itself: its processor time is what is measured.
    {
      ...process.env,
      ...environment,
      NODE_ENV: "production",
      DEMONSTRATION: "true",
      PORT: String(port),
      LOG_LEVEL: "info",
      SITE_URL: origin,
    },
    `${origin}/readyz`,
  );
  try {
    const lines: Line[] = [];
    for (const [name, address] of Object.entries(pages)) {
      const url = origin + address;
      const { requestsPerSecond, cpuPerRequest } = await load(server, url);
      const floor = await loadFloor(await fetchBytes(url));
      lines.push({
        name: `${name}, CPU a request`,
        figure: cpuPerRequest,
        floor: floor.cpuPerRequest,
        unit: "ms",
        ...(/results|kept/.test(name) && { goal }),
      });
      lines.push({ name: `${name}, requests`, figure: requestsPerSecond, floor: floor.requestsPerSecond, unit: "/s" });
    }
    return lines;
  } finally {
    await stopServer(server);
  }
}

async function loadFloor(body: Buffer): Promise<Load> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "quartier-bench-")), "page");
  writeFileSync(file, body);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = await startServer(["bench/constant-server.js", file, String(port)], process.env, url);
  try {
    return await load(server, url);
  } finally {
    await stopServer(server);
  }
}

async function load(server: ChildProcess, url: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await hammer(url, agent, 2); // warm: compiled code, filled caches
  const before = cpuSeconds(server.pid ?? 0);
  const requests = await hammer(url, agent, seconds);
  const used = cpuSeconds(server.pid ?? 0) - before;
  agent.destroy();
  return { requestsPerSecond: requests / seconds, cpuPerRequest: (used * 1000) / requests };
}

async function hammer(url: string, agent: Agent, duration: number): Promise<number> {
  const end = performance.now() + duration * 1000;
  let requests = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await request(url, agent);
      requests++;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return requests;
}

function request(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on("end", resolve).on("error", reject).resume();
    }).on("error", reject);
  });
}

function fetchBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks)));
    }).on("error", reject);
  });
}
