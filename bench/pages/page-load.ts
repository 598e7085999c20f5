import type { ChildProcess } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { headers } from "../load/send.ts";
import { cpuSeconds, freePort, startServer, stopServer } from "../processes.ts";

/** Seconds before and while it is measured: code is compiled and caches are filled meanwhile, which slow machines need four for. */
const ofSite = { warm: 4, measured: 3 };
const ofFloor = { warm: 1, measured: 2 };
/** Connections, unless a page names more. */
const fewConnections = 8;

export interface Load {
  /** Requests a second: on a machine with few cores, also a matter of who asks. */
  rate: number;
  /** Milliseconds of the server's CPU for each. */
  cpu: number;
  /** The last one. */
  answer: PageAnswer;
}

export interface PageAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

export interface LoadedServer {
  /** Where it is reached: `http://127.0.0.1:…`. */
  origin: string;
  /** Asks again and again. @param next the address of the next request */
  load: (name: string, next: () => string | Promise<string>, connections?: number) => Promise<Load>;
  stop: () => Promise<void>;
}

/** The site's own process: its processor time is what is measured. */
export async function siteServer(environment: Record<string, string>): Promise<LoadedServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { NODE_ENV: "production" as const, DEMONSTRATION: "true", LOG_LEVEL: "info", SITE_URL: origin };
  const env = { ...process.env, ...environment, ...settings, PORT: String(port) };
  return loaded(await startServer(["bin/serve.js"], env, `${origin}/readyz`), origin, ofSite);
}

/** A bare Node server that sends the same answer to everybody. */
export function sameBytes({ headers, body }: PageAnswer): Promise<LoadedServer> {
  return floorServer({ headers, body: body.toString("base64") });
}

/** One that puts the page together of template strings each time, its texts escaped anew, and compresses it. */
export function templateStrings({ headers, body }: PageAnswer): Promise<LoadedServer> {
  const html = (headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body).toString();
  return floorServer({ headers, body: "", html });
}

async function floorServer(answer: object): Promise<LoadedServer> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "quartier-bench-")), "answer.json");
  writeFileSync(file, JSON.stringify(answer));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(["bench/pages/floor-server.js", file, String(port)], process.env, `${origin}/`);
  return loaded(server, origin, ofFloor);
}

function loaded(server: ChildProcess, origin: string, { warm, measured }: typeof ofSite): LoadedServer {
  return {
    origin,
    async load(name, next, connections = fewConnections) {
      const agent = new Agent({ keepAlive: true, maxSockets: connections });
      let answer: PageAnswer | undefined;
      const ask = async () => {
        answer = await askPage(origin + (await next()), agent);
      };
      await hammer(warm, connections, ask);
      const before = cpuSeconds(server.pid ?? 0);
      const requests = await hammer(measured, connections, ask);
      const used = cpuSeconds(server.pid ?? 0) - before;
      agent.destroy();
      if (!answer || requests === 0) throw new Error(`Nothing was answered: ${name}`);
      return { rate: requests / measured, cpu: (used * 1000) / requests, answer };
    },
    stop: () => stopServer(server),
  };
}

async function hammer(duration: number, connections: number, ask: () => Promise<void>): Promise<number> {
  const end = performance.now() + duration * 1000;
  let requests = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await ask();
      requests++;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return requests;
}

/** What Node sets itself. */
const ofConnection = new Set(["connection", "date", "keep-alive", "transfer-encoding", "content-length"]);

/** A page with its headers, as a browser asks for it. @throws when there is none */
export function askPage(url: string, agent: Agent): Promise<PageAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject).on("end", () => {
        const sent = Object.entries(response.headers).flatMap(([name, value]) =>
          typeof value === "string" && !ofConnection.has(name) ? [[name, value] as const] : [],
        );
        resolve({ headers: Object.fromEntries(sent), body: Buffer.concat(chunks) });
      });
    }).on("error", reject);
  });
}
