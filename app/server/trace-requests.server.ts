import type { IncomingMessage } from "node:http";
import { nameRoute } from "#app/metrics/route-name.ts";
import type { OpenSpan } from "#app/tracing/span.ts";
import { beginSpan, isTracing, withinSpan } from "#app/tracing/tracing.server.ts";
import type { Middleware } from "./middleware.server.ts";
import type { IsProxy } from "./trusted-proxies.server.ts";

const spans = new WeakMap<IncomingMessage, OpenSpan>();
/** What is asked every few seconds by whoever watches the site. */
const unasked = new Set(["healthz", "readyz", "metrics"]);

/**
 * Traces a request by its route, until its answer has left or its client has: never by its address, which may hold what
 * people search for, or the key of a link. A trusted proxy's trace goes on; anybody else's word begins none.
 */
export function traceRequests(isProxy: IsProxy): Middleware {
  if (!isTracing) return (_request, _response, next) => next();
  return (request, response, next) => {
    const { headers, method = "", socket, url = "/" } = request;
    const { route, kind } = nameRoute(url);
    const given = isProxy(socket.remoteAddress, 0) ? headers["traceparent"] : undefined;
    const span = unasked.has(route)
      ? undefined
      : beginSpan({
          name: `${method} ${route}`,
          kind: "server",
          parent: typeof given === "string" ? given : undefined,
          attributes: {
            "http.request.method": method,
            "http.route": route,
            "quartier.kind": kind,
            "quartier.request_id": String(headers["x-request-id"]),
          },
        });
    if (!span) return next();
    spans.set(request, span);
    response.once("close", () => {
      // 499: the client left before an answer, as the log has it.
      const status = response.headersSent ? response.statusCode : 499;
      span.end({ attributes: { "http.response.status_code": status }, failed: status >= 500 });
    });
    withinSpan(span, next);
  };
}

/** Behind the queues, where a request goes on in the turn of another: back to its own span. */
export const withinTrace: Middleware = isTracing
  ? (request, _response, next) => withinSpan(spans.get(request), next)
  : (_request, _response, next) => next();
