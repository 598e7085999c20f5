import type { IncomingMessage, ServerResponse } from "node:http";
import { withoutKeys } from "./keys-in-addresses.ts";
import { log } from "./log.server.ts";
import { connectionOf } from "./serial-connection.server.ts";

/**
 * Logs a request once, when its answer has left or its client has. Of the query only the names are kept, and
 * no token of a path: what people search for, and what opens something, does not belong in a log.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, id: string, url: string): void {
  const { method } = request;
  const socket = connectionOf(request);
  const start = performance.now();
  const sentBefore = socket.bytesWritten;
  response.once("close", () => {
    const line = {
      id,
      method,
      path: withoutKeys(url).slice(0, 300),
      // 499: the client left before an answer.
      status: response.headersSent ? response.statusCode : 499,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: socket.bytesWritten - sentBefore,
      ...(response.writableFinished ? {} : { aborted: true }),
    };
    if (url === "/healthz" || url === "/readyz") log.debug(line, "request");
    else log.info(line, "request");
  });
}
