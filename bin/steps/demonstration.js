import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "./free-port.js";
import { FailedStep, node, start } from "./processes.js";

/** Milliseconds that it may take to listen. */
const patience = 60_000;

/**
 * Starts the demonstration's own server (packages/demonstration), where kept mail is read and from which the pictures of
 * invented listings come. It ends with us.
 *
 * @param {{ port: number, databaseUrl: string, identity: Record<string, string>, production?: boolean, pictureWidth?: string }}
 *   options those of the site; `port` is the site's, `pictureWidth` in pixels what pictures are drawn at.
 * @returns {Promise<{ settings: Record<string, string>, waitUntilReady: () => Promise<void> }>} `settings`: what the site needs
 *   to know; `waitUntilReady` has patience from when it is called: until then, others may have the processors.
 */
export async function startDemonstrationServer({ port, databaseUrl, identity, production = true, pictureWidth }) {
  const { DEMONSTRATION_HOST: given, LOG_LEVEL = "warn" } = process.env;
  if (given) return { settings: { DEMONSTRATION_HOST: given }, waitUntilReady: async () => {} };
  const own = await findFreePort();
  const size = pictureWidth ? ["--picture-width", pictureWidth] : [];
  const server = start(node("packages/demonstration/serve-cli.ts", "--port", String(own), ...size), {
    endsWithUs: true,
    environment: {
      ...identity,
      NODE_ENV: production ? "production" : "development",
      DEMONSTRATION: "true",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL,
    },
  });
  const host = `127.0.0.1:${own}`;
  return { settings: { DEMONSTRATION_HOST: host }, waitUntilReady: () => waitFor(host, server) };
}

/**
 * @param {string} host
 * @param {import("node:child_process").ChildProcess} server
 */
async function waitFor(host, server) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (await answers(host)) return;
    const hasEnded = server.exitCode !== null || server.signalCode !== null;
    if (hasEnded) throw new FailedStep("The demonstration's own server ended; see above.");
    await sleep(100);
  }
  throw new FailedStep("The demonstration's own server does not answer.");
}

/** @param {string} host */
async function answers(host) {
  try {
    return (await fetch(`http://${host}/`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
