import type { IncomingMessage, ServerResponse } from "node:http";
import { sendError } from "./error-response.server.ts";
import { bodyLimit } from "./request-checks.server.ts";

/** Milliseconds that a body may take to come: whoever announces one and sends none holds a place that others wait for. */
const bodyPatience = 10_000;

/** What reading a body fails with when more comes than was announced or allowed. */
class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** What reading a body fails with when it does not come. */
class BodyTooSlow extends Error {
  override name = "BodyTooSlow";
}

/**
 * Counts a body as it comes (a chunked one announces no length), answers 413 as soon as it is too large and 408 when it
 * is not there in time, and throws the rest away. To be called in the same turn as the code that reads the body: counting makes it flow.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, patience = bodyPatience): void {
  if (request.method !== "POST") return;
  let received = 0;
  const drop = () => request.removeAllListeners("data").resume();
  const giveUp = (status: 408 | 413, error: Error) => {
    drop();
    if (!response.headersSent) sendError(response, status);
    if (request.listenerCount("error") > 0) request.emit("error", error);
  };
  const late = setTimeout(() => {
    if (!response.headersSent) response.setHeader("Connection", "close");
    giveUp(408, new BodyTooSlow());
  }, patience);
  request.once("end", () => clearTimeout(late));
  request.once("close", () => clearTimeout(late));
  // Unread rests would keep the connection's next request waiting.
  response.once("finish", drop);
  request.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > bodyLimit) giveUp(413, new BodyTooLarge());
  });
}
