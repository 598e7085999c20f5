import { withoutKeys } from "#app/http/keys-in-addresses.ts";
import { log } from "#app/http/log.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { connectionOf } from "./serial-connection.server.ts";

/**
 * Logs a request once, when its answer has left or its client has. Of the query only the names are kept, and
 * no token of a path: what people search for, and what opens something, does not belong in a log.
 */
export const logRequests: Middleware = (request, response, next) => {
  const { method, url = "/", headers } = request;
  const connection = connectionOf(request);
  const start = performance.now();
  const sentBefore = connection.bytesWritten;
  response.once("close", () => {
    const line = {
      id: headers["x-request-id"],
      method,
      path: withoutKeys(url).slice(0, 300),
      // 499: the client left before an answer.
      status: response.headersSent ? response.statusCode : 499,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: connection.bytesWritten - sentBefore,
      ...(response.writableFinished ? {} : { aborted: true }),
    };
    if (url === "/healthz" || url === "/readyz") log.debug(line, "request");
    else log.info(line, "request");
  });
  next();
};
