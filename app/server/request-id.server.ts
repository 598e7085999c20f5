import { randomUUID } from "node:crypto";
import type { Middleware } from "./middleware.server.ts";
import { originForm } from "./request-target.ts";
import type { IsProxy } from "./trusted-proxies.server.ts";

/** Gives a request its id, that of a trusted proxy or a new one, which its log lines and its answer carry. */
export function nameRequests(isProxy: IsProxy): Middleware {
  return (request, _response, next) => {
    request.url = originForm(request.url ?? "/");
    const { headers, socket } = request;
    const given = isProxy(socket.remoteAddress, 0) ? headers["x-request-id"] : undefined;
    const id = typeof given === "string" && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
    headers["x-request-id"] = id;
    next();
  };
}
