import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { cpuSeconds, freePort, startServer, stopServer } from "../processes.ts";
import { askPage, sameBytes } from "../pages/page-load.ts";
import type { Line } from "../report.ts";
import { inTurns, percentile, send, sendAtRate, type Answer } from "./send.ts";

/** Seconds that each load lasts. */
const seconds = 8;
/** Milliseconds for whoever is turned away, for a page that is kept and for `/healthz`, whatever the load. */
const soon = 100;
/** Results pages a second that several processes make, and the milliseconds that all but one in a hundred may take. */
const usual = { perSecond: 100, processes: 3, goal: 60 };
/** Kept pages a second on one processor, as the milliseconds of it that each may take. */
const keptGoal = 1000 / 8_000;
/** Pages that a process makes before it is measured: by then its code is compiled, as that of a running site is. */
const warming = 600;
/** More than a process can make in the time that its capacity is measured for. */
const mostRendered = 20_000;
/** Pages made before memory is looked at: by then what is kept of pages and their parts is nearly all that ever will be. */
const filling = 1_500;
/** In how many parts requests are made, after each of which memory is looked at. */
const parts = 10;
/** Per cent that memory may grow by from the first parts to the last: what the collector leaves differs by as much. */
const growthGoal = 8;

const kept = "/en/to-let/office";
/** One of forty searches that others made before: where no page is kept, the page alone is made anew. */
const madeBefore = (n: number) => `/en/to-let/office?surface=${100 + 5 * (n % 40)}-`;
/** A search that nobody has made: no page is kept of it. */
const madeAnew = (n: number) => `/en/to-let/office?surface=${100 + (n % 7_000)}-&price=-${900_000 + n}`;
/** Visitors come from many networks; the bench is the proxy that says so. */
const visitor = (n: number) => `10.${n % 200}.${Math.floor(n / 200) % 200}.7`;

/**
 * What a site does that is asked for more than its processors can render, at a usual load, and after many requests.
 * @param requests of the last part
 */
export async function benchLoad(environment: Record<string, string>, requests: number): Promise<Line[]> {
  return [
    ...(await withSite(environment, ["bin/serve.js"], overload)),
    ...(await withSite(
      { ...environment, WEB_PROCESSES: String(usual.processes), PAGE_CACHE_MB: "0" },
      ["bin/start.js"],
      usualLoad,
    )),
    ...(await withSite(environment, ["bin/serve.js"], (origin, pid) => manyRequests(origin, pid, requests))),
  ];
}

async function withSite(
  environment: Record<string, string>,
  program: string[],
  measure: (origin: string, pid: number) => Promise<Line[]>,
): Promise<Line[]> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const given = {
    NODE_ENV: "production",
    DEMONSTRATION: "true",
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "error",
  } as const;
  const server = await startServer(
    program,
    { ...process.env, ...environment, ...given, PORT: String(port), SITE_URL: origin },
    `${origin}/readyz`,
  );
  try {
    return await measure(origin, server.pid ?? 0);
  } finally {
    await stopServer(server);
  }
}

/** Twice what the process can render, with kept pages and `/healthz` between. */
async function overload(origin: string): Promise<Line[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const ask = (path: string, n: number) => send(origin + path, agent, visitor(n));
  for (let n = 0; n < 5; n++) await ask(kept, n);
  await inTurns(4, warming, (n) => ask(madeAnew(4_000_000 + n), n));
  // Four at a time, and the next when one has come: what the process can do.
  const began = performance.now();
  const rendered = await inTurns(
    4,
    mostRendered,
    (n) => ask(madeAnew(1_000_000 + n), n),
    () => performance.now() - began < seconds * 500,
  );
  const capacity = (rendered * 1000) / (performance.now() - began);

  const [asked, ofKept, health] = await Promise.all([
    sendAtRate(capacity * 2, seconds, (n) => ask(madeAnew(n), n)),
    sendAtRate(20, seconds, (n) => ask(kept, n)),
    sendAtRate(10, seconds, (n) => ask("/healthz", n)),
  ]);
  agent.destroy();
  const refused = asked.filter(({ status }) => status === 503);
  const share = (answers: readonly Answer[]) => (answers.length * 100) / asked.length;
  const line = (name: string, figure: number, unit: string, goal?: number): Line => ({
    ...{ name, figure, floor: NaN, unit },
    ...(goal !== undefined && { goal }),
  });
  return [
    line("pages rendered a second, four asked for at a time", capacity, "/s"),
    line("twice that: rendered", share(asked.filter(({ status }) => status === 200)), "%"),
    line("twice that: turned away by 503 with Retry-After", share(refused.filter(({ retryAfter }) => retryAfter)), "%"),
    line(
      "twice that: neither",
      share(asked) - share(refused) - share(asked.filter(({ status }) => status === 200)),
      "%",
    ),
    line("turned away, p99", percentile(refused, 99), "ms", soon),
    line("a page that is kept, p99", percentile(ofKept, 99), "ms", soon),
    line("a page that is kept, not served", ofKept.filter(({ status }) => status !== 200).length, "", 0),
    line("/healthz, the slowest", percentile(health, 100), "ms", soon),
  ];
}

/** So many results pages a second, none of them kept: of searches that others made before, then of such as nobody made. */
async function usualLoad(origin: string): Promise<Line[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const measure = async (name: string, path: (n: number) => string, goal?: number): Promise<Line[]> => {
    const ask = (n: number) => send(origin + path(n), agent, visitor(n));
    await inTurns(2 * usual.processes, usual.processes * warming, (n) => ask(2_000_000 + n));
    const answers = await sendAtRate(usual.perSecond, seconds, ask);
    const missed = answers.filter(({ status }) => status !== 200).length;
    const line = { floor: NaN, unit: "ms" };
    return [
      { ...line, name: `${name}, p50`, figure: percentile(answers, 50) },
      { ...line, name: `${name}, p99`, figure: percentile(answers, 99), ...(goal !== undefined && { goal }) },
      { ...line, name: `${name}, not served`, figure: missed, unit: "" },
    ];
  };
  const name = `${usual.perSecond} results pages a second by ${usual.processes} processes`;
  const lines = [
    ...(await measure(name, madeBefore, usual.goal)),
    ...(await measure(`${name}, each search for the first time`, madeAnew)),
  ];
  agent.destroy();
  return lines;
}

/**
 * Kept pages and, one in a hundred, pages made anew: what each costs, and whether memory stays as it is once the caches
 * that have bounds have been filled.
 */
async function manyRequests(origin: string, pid: number, requests: number): Promise<Line[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const run = (from: number, to: number, path: (n: number) => string) =>
    inTurns(8, to - from, (n) => send(origin + path(from + n), agent, visitor(from + n)));
  await run(0, 2_000, () => kept);
  const before = cpuSeconds(pid);
  await run(0, 10_000, () => kept);
  const cost = ((cpuSeconds(pid) - before) * 1000) / 10_000;
  const bare = await sameBytes(await askPage(origin + kept, agent));
  const floor = (await bare.load("a kept page's bytes", () => "/").finally(() => bare.stop())).cpu;
  await run(0, filling, (n) => madeAnew(3_000_000 + n));
  const memory: number[] = [];
  for (let part = 0; part < parts; part++) {
    const [from, to] = [(part * requests) / parts, ((part + 1) * requests) / parts];
    await run(from, to, (n) => (n % 100 === 0 ? madeAnew(n) : kept));
    memory.push(residentMegabytes(pid));
  }
  agent.destroy();
  const [first, last] = [middleOf(memory.slice(0, 3)), middleOf(memory.slice(-3))];
  const line = (name: string, figure: number, unit: string, goal?: number): Line => ({
    ...{ name, figure, floor: NaN, unit },
    ...(goal !== undefined && { goal }),
  });
  return [
    { ...line("a kept page, CPU", cost, "ms", keptGoal), floor },
    line(`memory after a fifth of ${requests.toLocaleString("en")} requests`, first, "MB"),
    line("growth from there to the last fifth", ((last - first) * 100) / first, "%", growthGoal),
  ];
}

/** The collector comes when it likes: of some figures, the one in the middle. */
const middleOf = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? NaN;

/** What a process holds, on Linux; not a number elsewhere. */
function residentMegabytes(pid: number): number {
  if (process.platform !== "linux") return NaN;
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
