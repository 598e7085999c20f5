import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { cachePolicies } from "./cache-policies.ts";
import { encodeBody } from "./encode-body.server.ts";
import { namesTag } from "./not-modified.ts";
import { noteAsked, printOf, renewPage, storePage } from "./page-cache.server.ts";
import { readyResponse } from "./ready-response.server.ts";
import { requestContext } from "./request-context.ts";

interface WrittenFeed {
  body: string;
  /** Media type. */
  type: string;
  language: string;
  /** When something in it changed last. */
  updated: Date;
}

/** What tells of a body, which a 304 has not. */
const ofBody = ["Content-Type", "Content-Length", "Content-Encoding", "Content-Language"];

/**
 * Answers with a feed, or to whom has it that it is the same. Where its loader has said what it was made of (`cachePage`), it
 * is kept as a page is: whoever comes back for the same feed would else have it made each time.
 */
export function answerFeed(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  { body, type, language, updated }: WrittenFeed,
): Response {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({
    "Cache-Control": cachePolicies.feed,
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Language": language,
    ETag: etag,
    "Last-Modified": updated.toUTCString(),
    // The page is what search engines list.
    "X-Robots-Tag": "noindex",
    // Feeds are there to be read by other sites.
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  const isKnown = namesTag(request.headers.get("If-None-Match"), etag);
  const { madeOf } = requestContext(context);
  const print = printOf(request, madeOf, headers, body);
  if (isKnown && print === undefined) {
    // Compressed for nobody.
    noteAsked(request, madeOf);
    headers.append("Vary", "Accept-Encoding");
    return withoutBody(headers);
  }
  // Kept also for whom has it: they ask for it most, and are told so next time without its being made.
  const { headers: sent, body: bytes } = keep();
  return isKnown ? withoutBody(sent) : readyResponse(bytes, { headers: sent }, context);

  function keep(): { headers: Headers; body: Buffer<ArrayBuffer> } {
    const same = print === undefined ? undefined : renewPage(request, madeOf, print);
    if (same) return { headers: new Headers(same.headers.map(([...header]) => header)), body: same.body };
    const bytes = encodeBody(body, request, headers, print !== undefined);
    storePage(request, madeOf, headers, bytes, print);
    return { headers, body: bytes };
  }
}

function withoutBody(headers: Headers): Response {
  for (const name of ofBody) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
