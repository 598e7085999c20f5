import type { IncomingMessage, ServerResponse } from "node:http";
import { accepts } from "#app/http/accepts.ts";
import {
  findPage,
  headersToSend,
  isCacheable,
  isCaching,
  cacheKeyHeader,
  visitorOf,
  type CachedPage,
} from "#app/http/page-cache.server.ts";
import { isFromAnybody } from "#app/http/shared-caches.server.ts";
import { log } from "#app/http/log.server.ts";
import { namesTag } from "#app/http/not-modified.ts";
import { pageCacheLookups } from "#app/metrics/registry.server.ts";
import { isLanguage } from "#app/i18n/languages.ts";
import type { DatabasePool } from "#db/client.server.ts";
import { Flights } from "./flights.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { siteHeaders, type SiteResponse } from "./site-response.server.ts";

/** Characters of an address whose page may be kept. */
const longest = 400;

/** Milliseconds after which who waits for a page that somebody else has made has it made as well. */
const patience = 5_000;

/** Headers that speak of a body, which a 304 has not. */
const ofBody = new Set(["content-length", "content-encoding", "content-type"]);

/** Pages of the cache, and what is made for it. */
interface CachedPages {
  /** Before the queue and the framework: answers with what is kept, or is being made by then. */
  answer: Middleware;
  /**
   * Once it is a request's turn: the same page is made once for all whose turn it is, and for whoever comes meanwhile. Before,
   * everybody would wait behind whatever else the one waits for who makes it: the flood of their network.
   */
  makeOnce: Middleware;
}

export function cachedPages(db: DatabasePool): CachedPages {
  const flights = new Flights();

  /** As it is now, or when it is made. */
  const find = async (key: string): Promise<CachedPage | undefined> => {
    const page = await findPage(key, db);
    const others = page ? undefined : flights.find(key);
    await others;
    return others ? findPage(key, db) : page;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const told = isFeed(request) ? "anybody" : visitorOf(request.headers);
    const visitor = typeof told === "object" ? await told : told;
    if (visitor === undefined) {
      pageCacheLookups.inc({ result: "personal" });
      return false;
    }
    const key = `${codingOf(request)} ${visitor} ${request.url}`;
    const page = await find(key);
    pageCacheLookups.inc({ result: page ? "hit" : "miss" });
    if (page) send(page, request, response as SiteResponse);
    else if (request.method === "GET") request.headers[cacheKeyHeader] = key;
    return page !== undefined;
  };

  const makeOnce = async (key: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const page = await find(key);
    if (page) send(page, request, response as SiteResponse);
    // Who has left makes nothing: its "close" has passed, and those who waited for it would wait for ever.
    else if (!response.destroyed) flights.begin(key, response, patience);
    return page !== undefined;
  };

  return {
    answer: (request, response, next) => {
      delete request.headers[cacheKeyHeader];
      if (mayBeCached(request)) whenKnown(answer(request, response), request, response, next);
      else next();
    },
    makeOnce: (request, response, next) => {
      const key = request.headers[cacheKeyHeader];
      if (typeof key === "string" && isCacheable(key)) {
        whenKnown(makeOnce(key, request, response), request, response, next);
      } else next();
    },
  };
}

function whenKnown(
  answered: Promise<boolean>,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  answered.then(
    (isAnswered) => isAnswered || response.destroyed || next(),
    (error: unknown) => {
      log.warn({ id: request.headers["x-request-id"], err: error }, "What pages are made of can't be told");
      next(); // Made anew, it says what is the matter.
    },
  );
}

function mayBeCached({ method, url = "" }: IncomingMessage): boolean {
  if (!isCaching || url.length > longest || (method !== "GET" && method !== "HEAD")) return false;
  if (isFeed({ url })) return true;
  const [path = ""] = url.split("?", 1);
  return isLanguage(path.split("/", 2)[1]) && !path.endsWith(".data");
}

/** Feeds are the same for every visitor, whom the site knows and whom it does not; not so the framework's data of their addresses. */
const isFeed = ({ url = "" }: Pick<IncomingMessage, "url">): boolean => /^\/feeds\/[^?]*(?<!\.data)(?:\?|$)/i.test(url);

/** In the order in which pages are compressed (encode-body.server.ts). */
function codingOf({ headers }: IncomingMessage): string {
  const accepted = headers["accept-encoding"];
  const written = [accepted ?? ""].flat().join(",");
  return (["br", "gzip"] as const).find((coding) => accepts(written, coding)) ?? "identity";
}

/** The headers of a page with a body and of one without, as they are written. */
type Lines = Record<"ofBody" | "ofNone", readonly string[]>;

/** As they are sent to anybody, which shared caches may keep, and to somebody: both ask for the same page. */
const lines = { anybody: new WeakMap<CachedPage, Lines>(), somebody: new WeakMap<CachedPage, Lines>() };

function linesOf(page: CachedPage, asker: keyof typeof lines): Lines {
  const written = lines[asker].get(page);
  if (written) return written;
  const ofPage = [...headersToSend(page, asker === "anybody")];
  const own = new Set(ofPage.map(([name]) => name));
  const all = [...siteHeaders.filter(([name]) => !own.has(name.toLowerCase())), ...ofPage];
  const made = { ofBody: all.flat(), ofNone: all.filter(([name]) => !ofBody.has(name)).flat() };
  lines[asker].set(page, made);
  return made;
}

function send(page: CachedPage, request: IncomingMessage, response: SiteResponse): void {
  const etag = page.headers.find(([name]) => name === "etag")?.[1];
  const isKnown = namesTag(request.headers["if-none-match"], etag ?? "");
  const { cookie, "sec-gpc": signal } = request.headers;
  const isAnybody = isFromAnybody(cookie, signal?.toString());
  const { ofBody, ofNone } = linesOf(page, isAnybody ? "anybody" : "somebody");
  if (isKnown) response.sendReady(304, ofNone, undefined);
  else response.sendReady(200, ofBody, request.method === "HEAD" ? undefined : page.body);
}
