import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { databaseOf } from "#app/database/database.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { encodeBody } from "#app/http/encode-body.server.ts";
import { isNotModified } from "#app/http/not-modified.ts";
import { readOnly } from "#app/http/read-only.ts";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { operator } from "#app/seo/operator.server.ts";
import { rememberCurrentAddresses } from "./insight-addresses.server.ts";
import { listInsights } from "./insights.server.ts";
import { insightsFeed } from "./insights-feed.ts";
import { latestChange, writeInsightsFeed } from "./write-insights-feed.server.ts";

/** `GET /feeds/atom/en/insights`, and so in each language: the insights as a feed. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const db = databaseOf(context);
  const { pathname } = new URL(request.url);
  const language = languageOfPath(pathname.replace(/^\/feeds\/[^/]*/, ""));
  const insights = await listInsights(language);
  rememberCurrentAddresses(db);
  const body = writeInsightsFeed(insights, language, textsIn(language), operator);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const updated = latestChange(insights);
  const headers = new Headers({
    "Cache-Control": cachePolicies.feed,
    ETag: etag,
    "Last-Modified": updated.toUTCString(),
    // The page is what search engines list.
    "X-Robots-Tag": "noindex",
    // Feeds are there to be read by other sites.
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  if (isNotModified(request, etag, updated)) {
    headers.set("Vary", "Accept-Encoding");
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", `${insightsFeed(language).type}; charset=utf-8`);
  headers.set("Content-Language", language);
  return new Response(encodeBody(body, request, headers), { headers });
}

export const action = readOnly;
