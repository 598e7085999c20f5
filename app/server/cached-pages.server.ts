import type { IncomingMessage, ServerResponse } from "node:http";
import { accepts } from "#app/http/accepts.ts";
import {
  findPage,
  isCacheable,
  isCaching,
  cacheKeyHeader,
  visitorOf,
  type CachedPage,
} from "#app/http/page-cache.server.ts";
import { log } from "#app/http/log.server.ts";
import { namesTag } from "#app/http/not-modified.ts";
import { pageCacheLookups } from "#app/metrics/registry.server.ts";
import { isLanguage } from "#app/i18n/languages.ts";
import type { DatabasePool } from "#db/client.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { siteHeaders, type SiteResponse } from "./site-response.server.ts";

/** Characters of an address whose page may be kept. */
const longest = 400;

/** Milliseconds after which who waits for a page that somebody else has made has it made as well. */
const patience = 5_000;

/** Headers that speak of a body, which a 304 has not. */
const ofBody = new Set(["content-length", "content-encoding", "content-type"]);

/** Answers pages that are in the cache, before the queue and the framework; the same page is made once for all who wait for it. */
export function answerCachedPages(db: DatabasePool): Middleware {
  const inFlight = new Map<string, Promise<void>>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const told = visitorOf(request.headers);
    const visitor = typeof told === "object" ? await told : told;
    if (visitor === undefined) {
      pageCacheLookups.inc({ result: "personal" });
      return false;
    }
    const key = `${codingOf(request)} ${visitor} ${request.url}`;
    let page = await findPage(key, db);
    const others = page ? undefined : inFlight.get(key);
    if (others) {
      await others;
      page = await findPage(key, db);
    }
    pageCacheLookups.inc({ result: page ? "hit" : "miss" });
    if (page) {
      send(page, request, response as SiteResponse);
      return true;
    }
    // Who has left makes nothing: its "close" has passed, and those who waited for it would wait for ever.
    if (request.method !== "GET" || response.destroyed) return false;
    request.headers[cacheKeyHeader] = key;
    if (isCacheable(key) && !inFlight.has(key)) {
      inFlight.set(key, madeBy(response));
      response.once("close", () => inFlight.delete(key));
    }
    return false;
  };

  return (request, response, next) => {
    delete request.headers[cacheKeyHeader];
    if (!mayBeCached(request)) return next();
    answer(request, response).then(
      (isAnswered) => isAnswered || response.destroyed || next(),
      (error: unknown) => {
        log.warn({ id: request.headers["x-request-id"], err: error }, "What pages are made of can't be told");
        next(); // Made anew, it says what is the matter.
      },
    );
  };
}

/** Until an answer is sent, or nobody waits for it any more; not for longer than others should wait. */
function madeBy(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patience);
    response.once("close", () => {
      clearTimeout(late);
      resolve();
    });
  });
}

function mayBeCached({ method, url = "" }: IncomingMessage): boolean {
  if (!isCaching || url.length > longest || (method !== "GET" && method !== "HEAD")) return false;
  const [path = ""] = url.split("?", 1);
  return isLanguage(path.split("/", 2)[1]) && !path.endsWith(".data");
}

/** In the order in which pages are compressed (encode-body.server.ts). */
function codingOf({ headers }: IncomingMessage): string {
  const accepted = headers["accept-encoding"];
  const written = [accepted ?? ""].flat().join(",");
  return (["br", "gzip"] as const).find((coding) => accepts(written, coding)) ?? "identity";
}

/** The headers of a page with a body and of one without, as they are written. */
const lines = new WeakMap<CachedPage, Record<"ofBody" | "ofNone", readonly string[]>>();

function linesOf(page: CachedPage): Record<"ofBody" | "ofNone", readonly string[]> {
  const written = lines.get(page);
  if (written) return written;
  const own = new Set(page.headers.map(([name]) => name.toLowerCase()));
  const all = [...siteHeaders.filter(([name]) => !own.has(name.toLowerCase())), ...page.headers];
  const made = { ofBody: all.flat(), ofNone: all.filter(([name]) => !ofBody.has(name)).flat() };
  lines.set(page, made);
  return made;
}

function send(page: CachedPage, request: IncomingMessage, response: SiteResponse): void {
  const known = request.headers["if-none-match"];
  const isKnown = known !== undefined && namesTag(known, page.headers.find(([name]) => name === "etag")?.[1] ?? "");
  const { ofBody, ofNone } = linesOf(page);
  if (isKnown) response.sendReady(304, ofNone, undefined);
  else response.sendReady(200, ofBody, request.method === "HEAD" ? undefined : page.body);
}
