import type { IncomingMessage, Server as HttpServer } from "node:http";
import { Server } from "node:net";
import { log } from "#app/http/log.server.ts";
import { connectionOf, endIdleConnections } from "./serial-connection.server.ts";

/** Milliseconds that requests in progress may take to end. */
const deadline = 10_000;
/** Milliseconds in which clients may still connect, or send a request on a connection that they hold. */
const grace = 1_000;

/** Milliseconds between two looks for connections that have become idle since. */
const idleInterval = 100;

let closing = false;

/**
 * Whether the answer to a request is its connection's last: once the process is about to end, unless the client has sent more
 * behind it, which is answered too. To be asked when the answer begins, as both may come to be meanwhile.
 */
export const isLastOf = (request: IncomingMessage): boolean => closing && !connectionOf(request).hasMore;

/**
 * On SIGTERM or SIGINT: answers every request that is on its way, then calls `end` and leaves. Nobody who has connected
 * is cut off: connections that wait to be accepted are accepted first (Node takes one per turn, and closing resets the
 * others), and idle ones are kept for a moment, as a request may just be on the wire.
 */
export function closeOnSignal(server: HttpServer, end: () => Promise<void>): void {
  const close = () => {
    if (closing) return;
    closing = true;
    log.info("Closing: answering the requests in progress");
    stopListeningWhenQuiet(server, () => void leave(end));
    // After what has come meanwhile was read: in this turn of the loop, that is still to be done.
    setTimeout(() => setInterval(() => setImmediate(endIdleConnections), idleInterval), grace);
    setTimeout(() => {
      log.warn("Closing connections that took too long");
      server.closeAllConnections();
    }, deadline);
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}

/**
 * Stops listening after a moment in which nobody connected; when that does not come, at the end of the grace: closing
 * resets who waits to be accepted.
 */
function stopListeningWhenQuiet(server: HttpServer, closed: () => void): void {
  const until = Date.now() + grace;
  let connected = false;
  const stop = () => {
    server.off("connection", notice);
    clearInterval(quietCheck);
    // Not its own `close`, which cuts the idle connections at once, and with them requests that are on the wire.
    Server.prototype.close.call(server, closed);
  };
  const notice = () => {
    connected = true;
    // Just after one was accepted is when the fewest are waiting.
    if (Date.now() >= until) stop();
  };
  const quietCheck = setInterval(() => {
    if (!connected) stop();
    connected = false;
  }, 20);
  server.on("connection", notice);
}

async function leave(end: () => Promise<void>) {
  let code = 0;
  try {
    await end();
  } catch (error) {
    log.error({ err: error }, "Closing went wrong");
    code = 1;
  }
  process.exit(code);
}
