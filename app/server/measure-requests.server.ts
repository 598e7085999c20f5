import { isMeasuring, requestSeconds } from "#app/metrics/registry.server.ts";
import { nameRoute } from "#app/metrics/route-name.ts";
import type { Middleware } from "./middleware.server.ts";

/** Measures how long a request takes, until its answer has left or its client has. */
export const measureRequests: Middleware = isMeasuring
  ? (request, response, next) => {
      const start = performance.now();
      response.once("close", () => {
        const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : "left";
        requestSeconds.observe({ ...nameRoute(request.url ?? "/"), status }, (performance.now() - start) / 1_000);
      });
      next();
    }
  : (_request, _response, next) => next();
