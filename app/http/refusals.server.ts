import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import { cachePolicies } from "./cache-policies.ts";

/** Bytes of a request's body: the longest message, every letter of it escaped, and an identity token are half of it. */
export const bodyLimit = 128 * 1024;
/** Characters of a URL; a search with every parameter filled stays far below. */
const urlLimit = 16 * 1024;

/** What pages and the API answer to. */
const methods = ["GET", "HEAD", "POST"];
/** Where the identity client reports that somebody has signed out (specification, section 7). */
const deletable = "/api/user/token-sync";
/** Where mail programs unsubscribe, from wherever they run; the token in the address says who asks (RFC 8058). */
const oneClick = /^\/unsubscribe\/[^/?]+$/;
const harmless = new Set(["GET", "HEAD"]);

/** How a request may say that its body is written; no browser compresses one. */
const bodyEncodings = new Set(["", "identity"]);

/** What an answer that never came to be has said of itself. */
const contentHeaders = ["Content-Encoding", "Content-Length", "ETag", "Last-Modified", "Accept-Ranges"];

const refusals = [400, 403, 404, 405, 408, 412, 413, 414, 415, 416, 417, 500] as const;
export type Refusal = (typeof refusals)[number];

/**
 * Why a request goes no further, or undefined when it may.
 * @param siteOrigin the public address: forms may come from there, or from the address that the request was sent to
 */
export function refusalOf(request: IncomingMessage, siteOrigin: string): Refusal | undefined {
  const { method = "", url = "", headers } = request;
  if (!methods.includes(method) && !(method === "DELETE" && url.split("?", 1)[0] === deletable)) return 405;
  if (url.length > urlLimit) return 414;
  if (!url.startsWith("/") || /^[^?]*%00/.test(url) || !hasOneHost(request)) return 400;
  if (Number(headers["content-length"] ?? 0) > bodyLimit) return 413;
  if (!bodyEncodings.has(headers["content-encoding"] ?? "")) return 415;
  if (!harmless.has(method) && !oneClick.test(url) && isCrossSite(request, siteOrigin)) return 403;
  return undefined;
}

/** What a library's error means for the request: its own status (a range beyond a file's end, 416), else 500. */
export function refusalFor(error: unknown): Refusal {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return refusals.find((refusal) => refusal === status) ?? 500;
}

/**
 * Answers with the status and its name, for programs rather than people: no page or form of the site leads here.
 * @param allowed what a 405 names
 */
export function refuse(response: ServerResponse, status: Refusal, allowed: readonly string[] = methods): void {
  for (const name of contentHeaders) response.removeHeader(name);
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Cache-Control", cachePolicies.never);
  if (status === 405) response.setHeader("Allow", allowed.join(", "));
  response.end(`${STATUS_CODES[status]}\n`);
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
