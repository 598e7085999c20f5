import { isMeasuring, requestSeconds } from "#app/metrics/registry.server.ts";
import { nameRoute } from "#app/metrics/route-name.ts";
import type { Middleware } from "./middleware.server.ts";

/** Measures how long a request takes, until its answer has left or its client has. */
export const measureRequests: Middleware = isMeasuring
  ? (request, response, next) => {
      const start = performance.now();
      response.once("close", () => {
        const status = response.headersSent ? classOf(response.statusCode) : "left";
        requestSeconds.observe({ ...nameRoute(request.url ?? "/"), status }, (performance.now() - start) / 1_000);
      });
      next();
    }
  : (_request, _response, next) => next();

/** Hundreds, but for what was asked too often: who tries many passwords shows there. */
const classOf = (status: number) => (status === 429 ? "429" : `${Math.floor(status / 100)}xx`);
