import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyLimit, refuse } from "./refusals.server.ts";

/** What reading a body fails with when more comes than was announced or allowed. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/**
 * Counts a body as it comes (a chunked one announces no length), answers 413 as soon as it is too large, and throws the
 * rest away. To be called in the same turn as the code that reads the body: counting makes it flow.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "POST") return;
  let received = 0;
  const drop = () => request.removeAllListeners("data").resume();
  // Unread rests would keep the connection's next request waiting.
  response.once("finish", drop);
  request.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received <= bodyLimit) return;
    drop();
    if (!response.headersSent) refuse(response, 413);
    if (request.listenerCount("error") > 0) request.emit("error", new BodyTooLarge());
  });
}
