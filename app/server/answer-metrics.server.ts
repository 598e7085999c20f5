import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { findClientAddress } from "#app/http/client-address.server.ts";
import { log } from "#app/http/log.server.ts";
import { everyProcess } from "#app/metrics/every-process.server.ts";
import { measureDatabase } from "#app/metrics/measure-database.server.ts";
import { isMeasuring, registry } from "#app/metrics/registry.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { sendError } from "./error-response.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { trustProxies, type IsProxy } from "./trusted-proxies.server.ts";

/**
 * Answers `/metrics` to whoever may read it (METRICS_TOKEN, METRICS_ALLOW); for everybody else there is no such page.
 * @param isProxy whose word for who asks is taken
 */
export function answerMetrics(db: DatabasePool, isProxy: IsProxy): Middleware {
  if (!isMeasuring) return (_request, _response, next) => next();
  const describe = everyProcess(measureDatabase(db));
  const isAllowed = trustProxies(settings.METRICS_ALLOW);
  return (request, response, next) => {
    if (request.url !== "/metrics") return next();
    const { method } = request;
    if (method === "POST") return sendError(response, 405, ["GET", "HEAD"]);
    if (!hasToken(request) && !isAllowed(addressOf(request, isProxy), 0)) return sendError(response, 404);
    describe().then(
      (text) => {
        const headers = { "Content-Type": registry.contentType, "Cache-Control": cachePolicies.never };
        response.writeHead(200, headers).end(method === "HEAD" ? undefined : text);
      },
      (error: unknown) => {
        log.error({ id: request.headers["x-request-id"], err: error }, "The metrics could not be told");
        sendError(response, 500);
      },
    );
  };
}

/** Compared by digests, so that the time taken tells nothing of the token. */
function hasToken({ headers }: IncomingMessage): boolean {
  const { METRICS_TOKEN: token } = settings;
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(token), digest(given));
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Undefined for whoever came through a proxy that TRUST_PROXY does not name: its address is not theirs. */
function addressOf({ headers, socket }: IncomingMessage, isProxy: IsProxy): string | undefined {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  const peer = socket.remoteAddress;
  const isForwarded = forwarded !== "" || headers.forwarded !== undefined || headers.via !== undefined;
  if (isForwarded && !isProxy(peer, 0)) return undefined;
  return findClientAddress(peer, forwarded || undefined, isProxy);
}
