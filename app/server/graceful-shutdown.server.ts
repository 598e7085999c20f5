import type { Server, ServerResponse } from "node:http";
import { log } from "#app/http/log.server.ts";
import type { Middleware } from "./middleware.server.ts";

/** Milliseconds that requests in progress may take to end. */
const deadline = 10_000;
/** Milliseconds in which clients may still connect, or send a request on a connection that they hold. */
const grace = 1_000;

let closing = false;
/** Answers that have not left. */
const open = new Set<ServerResponse>();

/** Asks clients to close their connection, once the process is about to end. */
export const closesConnections: Middleware = (_request, response, next) => {
  open.add(response);
  response.once("close", () => open.delete(response));
  if (closing) response.setHeader("Connection", "close");
  next();
};

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
    for (const response of open) if (!response.headersSent) response.setHeader("Connection", "close");
    stopListeningWhenQuiet(server, () => void leave(end));
    setTimeout(() => server.closeIdleConnections(), grace);
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
function stopListeningWhenQuiet(server: Server, closed: () => void): void {
  const until = Date.now() + grace;
  let connected = false;
  const stop = () => {
    server.off("connection", notice);
    clearInterval(quietCheck);
    server.close(closed);
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
