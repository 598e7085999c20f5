import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { limitBody } from "./body-limit.server.ts";
import type { Middleware } from "./middleware.server.ts";

/**
 * In the demonstration, browsers reach the identity emulator through the site: at the address they already know, whatever
 * stands in between. These are the paths that pages and popups ask, and no others of the emulator.
 */
const forwarded = new RegExp(
  String.raw`^/(?:identitytoolkit\.googleapis\.com/v[12]/(?:accounts:\w+|projects)|securetoken\.googleapis\.com/v1/token` +
    String.raw`|emulator/(?:auth|google)/[a-z][a-z.-]*)(?:\?|$)`,
);

/** `Authorization` would make anybody the emulator's owner, our cookies are none of its business, it refuses browsers. */
const withheld = new Set(["authorization", "cookie", "origin", "connection", "transfer-encoding", "expect"]);
const withheldFromBrowsers =
  /^(?:access-control-|connection$|keep-alive$|transfer-encoding$|set-cookie$|x-powered-by$|etag$)/;

/** Milliseconds that the emulator may take. */
const patience = 20_000;

/** Hands what is for the emulator to the one at `host`, and its answer to the browser, as they come. */
export function proxyIdentityEmulator(host: string): Middleware {
  return (request, response, next) => {
    if (!forwarded.test(request.url ?? "")) return next();
    limitBody(request, response);
    proxy(host, request, response);
  };
}

function proxy(host: string, request: IncomingMessage, response: ServerResponse): void {
  const [hostname, port] = host.split(":");
  const options = {
    hostname,
    port,
    method: request.method,
    path: request.url,
    headers: { ...without(request.headers), host },
    timeout: patience,
  };
  const asked = ask(options, (answer) => {
    response.statusCode = answer.statusCode ?? 502;
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !withheldFromBrowsers.test(name)) response.setHeader(name, value);
    }
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  asked.on("timeout", () => asked.destroy());
  asked.on("error", () => {
    if (response.headersSent) return void response.destroy();
    response
      .writeHead(502, { "Content-Type": "text/plain; charset=utf-8" })
      .end("The identity emulator does not answer.\n");
  });
  response.on("close", () => asked.destroy());
  request.pipe(asked);
}

function without(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !withheld.has(name)));
}
