import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { createReadableStreamFromReadable, type AppLoadContext } from "@remix-run/node";
import { accepts } from "#app/http/accepts.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { namesTag } from "#app/http/not-modified.ts";
import { readyResponse } from "#app/http/ready-response.server.ts";
import { retryAfter } from "#app/http/unavailable.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { SitemapKeeper, sitemaps, type Write } from "./kept-sitemaps.server.ts";

/** In development and for another database than the server's own, as tests have, a sitemap is as new as its rows. */
const keeperFor = (context: AppLoadContext) =>
  settings.NODE_ENV === "production" && !context.db ? sitemaps : new SitemapKeeper();

/**
 * Answers with the sitemap of this name, which is made unless it is kept.
 * @param write gives its pieces; undefined for one that would be empty, which is not found
 */
export async function answerSitemap(
  { request, context }: { request: Request; context: AppLoadContext },
  name: string,
  write: Write,
): Promise<Response> {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const coding = (["gzip", "br"] as const).find((each) => accepts(accepted, each));
  const found = await keeperFor(context).find(name, coding ?? "gzip", write);
  if (!found) return notFound();
  if (found === "busy") {
    const later = { "Cache-Control": cachePolicies.never, "Retry-After": String(retryAfter) };
    return inWords("Service Unavailable", 503, later);
  }
  const headers = new Headers({ "Cache-Control": cachePolicies.sitemap, ETag: found.etag, Vary: "Accept-Encoding" });
  if (namesTag(request.headers.get("If-None-Match"), found.etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", "application/xml; charset=utf-8");
  if (!coding) return new Response(request.method === "HEAD" ? null : unpacked(found.body), { headers });
  headers.set("Content-Encoding", coding);
  headers.set("Content-Length", String(found.body.length));
  return readyResponse(found.body, { headers }, context);
}

/** In pieces, as they are taken: a sitemap has up to 25 MB. */
const unpacked = (body: Buffer) =>
  createReadableStreamFromReadable(Readable.from([body]).pipe(createGunzip({ chunkSize: 256 * 1024 })));

export const notFound = () => inWords("Not found", 404, { "Cache-Control": cachePolicies.minute });

function inWords(words: string, status: number, headers: Record<string, string>): Response {
  return new Response(words, { status, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" } });
}
