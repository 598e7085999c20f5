import type { IncomingMessage } from "node:http";
import { methods, sendError, type ErrorStatus } from "./error-response.server.ts";
import type { Middleware } from "./middleware.server.ts";

/** Bytes of a request's body: the longest message, every letter of it escaped, and an identity token are half of it. */
export const bodyLimit = 128 * 1024;
/** Characters of a URL; a search with every parameter filled stays far below. */
const urlLimit = 16 * 1024;

/** Where the identity client reports that somebody has signed out (specification, section 7). */
const deletable = "/api/user/token-sync";
/** Where mail programs unsubscribe, from wherever they run; the token in the address says who asks (RFC 8058). */
const oneClick = /^\/unsubscribe\/[^/?]+$/;
const harmless = new Set(["GET", "HEAD"]);

/** How a request may say that its body is written; no browser compresses one. */
const bodyEncodings = new Set(["", "identity"]);

/** Refuses what no page or form sends. @param origin the public address: forms may come from there, or from the address they were sent to */
export function checkRequests(origin: string): Middleware {
  return (request, response, next) => {
    const status = errorOf(request, origin);
    if (status === undefined) next();
    else sendError(response, status);
  };
}

/** The status of a request that goes no further, or undefined when it may. */
function errorOf(request: IncomingMessage, siteOrigin: string): ErrorStatus | undefined {
  const { method = "", url = "", headers } = request;
  if (!methods.some((known) => known === method) && !(method === "DELETE" && url.split("?", 1)[0] === deletable))
    return 405;
  if (url.length > urlLimit) return 414;
  if (!url.startsWith("/") || /^[^?]*%00/.test(url) || !hasOneHost(request)) return 400;
  if (Number(headers["content-length"] ?? 0) > bodyLimit) return 413;
  if (!bodyEncodings.has(headers["content-encoding"] ?? "")) return 415;
  if (!harmless.has(method) && !oneClick.test(url) && isCrossSite(request, siteOrigin)) return 403;
  return undefined;
}

function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

/** Browsers send `Origin` with every form; programs without one carry no visitor's cookies. */
function isCrossSite({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers["sec-fetch-site"] === "cross-site";
  return origin !== siteOrigin && origin !== `http://${host}` && origin !== `https://${host}`;
}
