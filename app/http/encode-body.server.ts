import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { accepts } from "./accepts.ts";

// A page of 63 kB: 13.3 kB for 0.36 ms of CPU with Brotli, 14.1 kB for 0.41 ms with gzip; one level more costs 15 %.
const once = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }, gzip: { level: 2 } };
// What does not leave with the first packets of a connection (some 14 kB) takes a second turn with either: a page of results
// of 97 kB is 17.6 kB for 0.50 ms, or 19.3 kB for 0.25; a listing of 68 kB is 16.2 kB, or 17.4 for half. The front page, of
// 65 kB, fits into them.
const large = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }, gzip: { level: 1 } };
/** Bytes of a page, before it is compressed, from which on it does not fit into those packets. */
const fewestLarge = 66_000;
// What is sent many times: a fifth less for 1.5 ms once (a results page of 97 kB: 19.3 and 15.5 kB).
const kept = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, gzip: { level: 6 } };

/**
 * Turns a page into bytes, compressed if `request` accepts that, and sets the headers that say so. A page is at hand as
 * a whole: in one go, compressing takes a third of the CPU of remix-serve's stream, which leaves encoded answers alone.
 * @param isKept whether others are sent the same bytes (page-cache.server.ts)
 */
export function encodeBody(
  page: string | Buffer<ArrayBuffer>,
  request: Request,
  headers: Headers,
  isKept = false,
): Buffer<ArrayBuffer> {
  const coding = codingFor(request);
  const options = isKept ? kept : page.length < fewestLarge ? once : large;
  const body =
    coding === "br"
      ? brotliCompressSync(page, options.brotli)
      : coding === "gzip"
        ? gzipSync(page, options.gzip)
        : typeof page === "string"
          ? Buffer.from(page)
          : page;
  describeBody(body, coding, headers);
  return body;
}

/** How a page is compressed for a browser; undefined where it reads neither. */
export function codingFor(request: Request): "br" | "gzip" | undefined {
  const accepted = request.headers.get("accept-encoding") ?? "";
  return (["br", "gzip"] as const).find((coding) => accepts(accepted, coding));
}

/** Sets the headers that say how a body is compressed, and how long it is. */
export function describeBody(body: Buffer, coding: ReturnType<typeof codingFor>, headers: Headers): void {
  if (coding) headers.set("Content-Encoding", coding);
  headers.append("Vary", "Accept-Encoding");
  headers.set("Content-Length", String(body.length));
}
