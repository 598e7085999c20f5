import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { log } from "./log.server.ts";

/** Milliseconds that requests in progress may take to end. */
const deadline = 10_000;
/** Milliseconds in which clients may still connect, or send a request on a connection that they hold. */
const grace = 1_000;

interface ListenHandle {
  listen?: (queue: number) => number;
}

let closing = false;

/** Whether the process is about to end; answers then ask clients to close their connection. */
export function isClosing(): boolean {
  return closing;
}

/**
 * On SIGTERM or SIGINT: answers every request that is on its way, then calls `end` and leaves. Nobody who has connected
 * is cut off: connections that wait to be accepted are accepted first (Node takes one per turn, and closing resets the
 * others), and idle ones are kept for a moment, as a request may just be on the wire.
 */
export function closeOnSignal(server: Server, end: () => Promise<void>): void {
  const close = () => {
    if (closing) return;
    closing = true;
    log.info("Closing: answering the requests in progress");
    stopListeningWhenQuiet(server, () => void leave(end));
    setTimeout(() => server.closeIdleConnections(), grace);
    setTimeout(() => {
      log.warn("Closing connections that took too long");
      server.closeAllConnections();
    }, deadline);
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
  // remix-serve closes the server on these signals itself, in Node's way.
  server.close = () => {
    close();
    return server;
  };
}

/**
 * Stops listening after a moment in which nobody connected; when that does not come, at the end of the grace. Meanwhile
 * the queue of connections that wait to be accepted is kept as short as the system allows, so that closing resets as few
 * as possible: under load 0 or 1 where it were 15. Node has no public way to do that; without it, the rest still holds.
 */
function stopListeningWhenQuiet(server: Server & { _handle?: ListenHandle }, closed: () => void): void {
  server._handle?.listen?.(0);
  const until = Date.now() + grace;
  let connected = false;
  const stop = () => {
    server.off("connection", notice);
    clearInterval(turns);
    NetServer.prototype.close.call(server, closed);
  };
  const notice = () => {
    connected = true;
    // Just after one was accepted is when the fewest are waiting.
    if (Date.now() >= until) stop();
  };
  const turns = setInterval(() => {
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
