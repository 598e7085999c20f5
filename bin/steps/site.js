import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { FailedStep, node, start } from "./processes.js";

/** Milliseconds that the built site may take to answer: a machine that others share may be slow at any moment. */
const patience = 180_000;

/** The port that the settings ask for. */
export function readPort() {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new FailedStep(`PORT is no port number: ${process.env.PORT}`);
}

/** @param {number} port Refuses one that another program listens on. */
export async function checkPort(port) {
  if ((await canListen(port)) && (await canListen(port, "127.0.0.1"))) return;
  throw new FailedStep(`Port ${port} is in use by another program; end it, or choose another: PORT=3001 npm run demo`);
}

/**
 * Starts the built site and waits until its pages answer.
 *
 * @param {{ port: number, databaseUrl: string, settings: Record<string, string> }} options `settings`: of the identity
 *   service and of the demonstration's own server.
 * @returns {Promise<{ ended: Promise<import("./keep-running.js").Ended> }>}
 */
export async function startSite({ port, databaseUrl, settings }) {
  const { LOG_LEVEL = "warn" } = process.env;
  await untilFree(port);
  const site = start(node("bin/start.js"), {
    endsWithUs: true,
    environment: {
      ...settings,
      NODE_ENV: "production",
      DEMONSTRATION: "true",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL,
    },
  });
  const ended = endOf(site);
  const deadline = Date.now() + patience;
  for (const path of ["/readyz", "/en"]) {
    let answered = await answers(`http://localhost:${port}${path}`);
    while (!answered && Date.now() < deadline) {
      if (site.signalCode !== null) return { ended };
      if (site.exitCode !== null) throw new FailedStep("The site ended before it was ready; see above.");
      await sleep(100);
      answered = await answers(`http://localhost:${port}${path}`);
    }
    if (!answered) throw new FailedStep(`The site started, but ${path} does not answer.`);
  }
  return { ended };
}

/**
 * Starts the worker beside the site.
 *
 * @param {{ port: number, databaseUrl: string, settings: Record<string, string>, production?: boolean }} options as those of
 *   the site.
 * @returns {{ ended: Promise<import("./keep-running.js").Ended> }}
 */
export function startWorker({ port, databaseUrl, settings, production = true }) {
  const { LOG_LEVEL = "warn" } = process.env;
  const worker = start(node("bin/worker.js"), {
    endsWithUs: true,
    environment: {
      ...settings,
      NODE_ENV: production ? "production" : "development",
      DEMONSTRATION: "true",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL,
    },
  });
  return { ended: endOf(worker) };
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<import("./keep-running.js").Ended>}
 */
function endOf(child) {
  return new Promise((resolve) => child.once("close", (code, signal) => resolve({ code, signal })));
}

/** Waits while a site whose supervisor was killed answers what it has begun, and says so. @param {number} port */
export async function untilFree(port) {
  if (await canListen(port)) return;
  console.log(`Waiting until port ${port} is free: another program has it, perhaps a site that is ending`);
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && !(await canListen(port))) await sleep(100);
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    // Not listening yet.
    return false;
  }
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
