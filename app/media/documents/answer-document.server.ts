import { Readable } from "node:stream";
import { and, eq, sql } from "drizzle-orm";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { log, requestId } from "#app/http/log.server.ts";
import type { Database } from "#db/client.server.ts";
import { attachments } from "#db/schema/attachments.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { MediaStoreUnavailableError, originalName } from "../store/store.server.ts";
import { linking } from "./documents-due.server.ts";

/** `0f3c….pdf`: what it is called says what is in it. */
const namePattern = /^([0-9a-f]{64})\.pdf$/;

/**
 * Answers a request for a document: 200, 304, or 404 for what is no document of a listing, or no more: what an advertiser takes
 * off its listing is sent no longer (the originals of pictures lie in the same store, and are never sent); 503 while the store can't be asked. It is a PDF that is saved, and nothing that a browser
 * would run here: its type and disposition are always the same.
 * @param name as in its address
 */
export async function answerDocument(db: Database, request: Request, name: string): Promise<Response> {
  const [, original] = namePattern.exec(name) ?? [];
  if (original === undefined) return plain(404, "Not found", cachePolicies.minute);
  const [known] = await db
    .select({ key: attachments.key })
    .from(attachments)
    .where(and(eq(attachments.original, original), eq(attachments.state, "ready"), sql`exists ${linking}`))
    .limit(1);
  if (!known) return plain(404, "Not found", cachePolicies.minute);
  const etag = `"${original}"`;
  const headers = {
    "Cache-Control": cachePolicies.immutable,
    "Content-Disposition": 'attachment; filename="document.pdf"',
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Type": "application/pdf",
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  };
  const tags = (request.headers.get("If-None-Match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (tags.includes(etag) || tags.includes("*")) return new Response(null, { status: 304, headers });
  try {
    const kept = await (await mediaStore()).stream(originalName(original));
    if (!kept) {
      log.warn({ requestId: requestId(request), original }, "a document has gone from the media store");
      return plain(404, "Not found", cachePolicies.minute);
    }
    const length = { ...headers, "Content-Length": String(kept.size) };
    if (request.method !== "HEAD")
      return new Response(Readable.toWeb(kept.body) as ReadableStream, { headers: length });
    kept.body.destroy();
    return new Response(null, { headers: length });
  } catch (error) {
    if (!(error instanceof MediaStoreUnavailableError)) throw error;
    log.error({ requestId: requestId(request), err: error, original }, "the media store can't be asked");
    return plain(503, "Not available at the moment", cachePolicies.never, { "Retry-After": "10" });
  }
}

function plain(status: number, text: string, policy: string, more: Record<string, string> = {}): Response {
  const headers = { "Cache-Control": policy, "Content-Type": "text/plain; charset=utf-8", ...more };
  return new Response(text, { status, headers });
}
