import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { measureWhenAsked } from "#app/metrics/registry.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import type { DatabasePool } from "#db/client.server.ts";
import type { CacheTag } from "./cache-tags.ts";
import { numberOf } from "./lasting-data.server.ts";
import { ownBytes } from "./own-bytes.server.ts";
import { requestContext } from "./request-context.ts";
import { isFromAnybody, isLate, letCachesKeep } from "./shared-caches.server.ts";

/**
 * Something that pages are made of: gives the same value as long as it says the same, undefined where that can't be told.
 * @param look whether to look for changes; else what is known already will do
 */
export type PageSource = ((db: DatabasePool, look: boolean) => unknown) & {
  /** What shared caches are told when it changes (`tagged`); without one, they are given no page of it. */
  tag?: CacheTag;
};

/** What a page was made of, and in which state. */
export interface MadeOf {
  sources: readonly PageSource[];
  states: readonly unknown[];
  /** When they were noted, by `performance.now()`: nothing in the page is older. */
  since: number;
}

/** A page as it is sent. */
export interface CachedPage extends MadeOf {
  /** As for one visitor: what shared caches may do is said as it is sent ({@link headersToSend}). */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer<ArrayBuffer>;
  /** Of all that it was rendered from; see {@link printOf}. */
  print: string | undefined;
}

/** Under which name the page of a request would be kept; the server writes it, what a client sends under it is lost. */
export const cacheKeyHeader = "x-page-cache";

/** What a page's headers take, about. */
const headerBytes = 2_500;
const bytes = settings.PAGE_CACHE_MB * 1024 * 1024;

/** Not in development, where pages are as new as their files. */
export const isCaching = bytes > 0 && settings.NODE_ENV === "production";

const pages = new LRUCache<string, CachedPage>({
  maxSize: Math.max(bytes, 1),
  sizeCalculation: ({ body }, key) => body.length + headerBytes + key.length,
});

measureWhenAsked("page_cache_bytes", "Bytes of pages kept ready", () => pages.calculatedSize);
measureWhenAsked("page_cache_pages", "Pages kept ready", () => pages.size);

/** Pages that may be kept and were asked for: a page is kept from the second time on, so that nobody fills this with what is asked once. */
const asked = new LRUCache<string, true>({ max: 10_000 });

/** Objects by number: a page must not hold the version of the listings that it was made of. */
const stateOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? `#${numberOf(value)}` : value;

/** Waits for those only that are not known at once: a promise takes longer than what most of them say. */
async function statesOf(sources: readonly PageSource[], db: DatabasePool, look: boolean): Promise<unknown[]> {
  const states = sources.map((source) => source(db, look));
  const awaited = states.filter((state) => state instanceof Promise);
  if (awaited.length > 0) {
    const told = (await Promise.all(awaited)).values();
    for (const [index, state] of states.entries()) if (state instanceof Promise) states[index] = told.next().value;
  }
  return states.map(stateOf);
}

/**
 * Called by a loader before it reads: the page may be sent to others, who bring no session and no shortlist, as long as
 * all of these sources are as they are now. A page whose loader does not say so is made for each request.
 */
export async function cachePage(
  context: AppLoadContext,
  db: DatabasePool,
  sources: readonly PageSource[],
): Promise<void> {
  // Another database than the server's own, as tests have.
  if (!isCaching || context.db) return;
  const since = performance.now();
  const states = await statesOf(sources, db, false);
  if (!states.includes(undefined)) requestContext(context).madeOf = { sources, states, since };
}

/** For a part of a page that is made of more than its loader has said: called before that is read. */
export async function alsoMadeOf(
  context: AppLoadContext,
  db: DatabasePool,
  sources: readonly PageSource[],
): Promise<void> {
  const { madeOf } = requestContext(context);
  if (!madeOf) return;
  const further = sources.filter((source) => !madeOf.sources.includes(source));
  const states = await statesOf(further, db, false);
  if (states.includes(undefined)) return makeAnew(context);
  madeOf.sources = [...madeOf.sources, ...further];
  madeOf.states = [...madeOf.states, ...states];
}

/** For a loader that finds something else in its page than its sources tell. */
export function makeAnew(context: AppLoadContext): void {
  delete requestContext(context).madeOf;
}

/**
 * Under which name an answer may be kept; undefined where it may not.
 * @param headers of the answer, as far as they are known; a cookie makes it one person's
 */
function keyOf(request: Request, madeOf: MadeOf | undefined, headers?: Headers): string | undefined {
  if (!madeOf || request.method !== "GET" || headers?.has("Set-Cookie")) return undefined;
  return request.headers.get(cacheKeyHeader) ?? undefined;
}

/**
 * Keeps an answer for whoever asks next, if its page may be kept, and gives it a tag where it has none. What is sent now may
 * then be kept by shared caches as well, where its headers say nothing else.
 * @param headers all that belong to it
 */
export function storePage(
  request: Request,
  madeOf: MadeOf | undefined,
  headers: Headers,
  body: Buffer<ArrayBuffer>,
  print: string | undefined,
): void {
  const key = keyOf(request, madeOf, headers);
  if (key === undefined || !madeOf) return;
  if (!headers.has("ETag")) {
    headers.set("ETag", `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`);
  }
  // Of two first requests at once neither has a print: kept, it would never be renewed.
  if (print !== undefined) pages.set(key, { ...madeOf, headers: [...headers], body: ownBytes(body), print });
  else asked.set(key, true);
  letCachesKeep(isRequestOfAnybody(request), headers, tagsOf(madeOf));
}

const isRequestOfAnybody = ({ headers }: Request): boolean =>
  isFromAnybody(headers.get("Cookie"), headers.get("Sec-GPC"));

/** Undefined where something has none. */
function tagsOf({ sources }: MadeOf): CacheTag[] | undefined {
  const tags = sources.map(({ tag }) => tag);
  return tags.includes(undefined) ? undefined : (tags as CacheTag[]);
}

/** The headers of a kept page as they are sent to whoever asks now. */
export function headersToSend(page: CachedPage, asker: Request | boolean): Headers {
  const headers = new Headers(page.headers.map(([...header]) => header));
  letCachesKeep(typeof asker === "boolean" ? asker : isRequestOfAnybody(asker), headers, tagsOf(page));
  return headers;
}

/** Notes that something that may be kept was asked for, where whoever asked needs no body. */
export function noteAsked(request: Request, madeOf: MadeOf | undefined): void {
  const key = keyOf(request, madeOf);
  if (key !== undefined) asked.set(key, true);
}

/** Whether a page of this name may be kept, as far as is known. */
export const isCacheable = (key: string): boolean => asked.has(key);

/** The page of this name, if everything that it was made of is as it was. @throws when the database does not answer */
export async function findPage(key: string, db: DatabasePool): Promise<CachedPage | undefined> {
  const page = pages.get(key);
  if (!page) return undefined;
  const since = performance.now();
  const now = await statesOf(page.sources, db, true);
  // Shared caches were told of what has changed meanwhile: made anew, it tells them for itself how old it is.
  if (isLate(since)) return undefined;
  // What is out of date stays until it is made again: mostly it is the same page (renewPage).
  return page.states.every((state, index) => state === now[index]) ? page : undefined;
}

/**
 * The print of all that a page is rendered from, so that the same page need not be: each listing that changes puts all pages
 * of results out of date, and few of them show it.
 * @param headers what loaders have set
 * @param parts text and bytes, in objects and lists
 * @returns undefined for a page that is not kept
 */
export function printOf(
  request: Request,
  madeOf: MadeOf | undefined,
  headers: Headers,
  parts: unknown,
): string | undefined {
  const key = keyOf(request, madeOf, headers);
  if (key === undefined || !asked.has(key)) return undefined;
  const print = createHash("sha256");
  const add = (part: unknown): void => {
    if (Buffer.isBuffer(part)) print.update(`bytes ${part.length} `).update(part);
    else if (typeof part === "object" && part !== null) {
      const entries = Object.entries(part);
      print.update(`entries ${entries.length} `);
      for (const each of entries.flat()) add(each);
    } else {
      const text = String(part);
      print.update(`${typeof part} ${text.length} `).update(text);
    }
  };
  add([request.url, [...headers], parts]);
  return print.digest("base64");
}

/** The page as it was sent before, now of other sources, if it would be rendered from the very same. */
export function renewPage(request: Request, madeOf: MadeOf | undefined, print: string): CachedPage | undefined {
  const key = keyOf(request, madeOf);
  const page = key === undefined ? undefined : pages.get(key);
  if (key === undefined || page?.print !== print) return undefined;
  const renewed = { ...page, ...madeOf };
  pages.set(key, renewed);
  return renewed;
}

/** What tells one visitor's pages from another's beside the address; undefined for whom a page is always made anew. */
type Distinguish = (headers: IncomingHttpHeaders) => string | undefined | Promise<string | undefined>;

let distinguish: Distinguish = () => undefined;

/** Says how visitors differ; nothing is kept before. */
export function distinguishVisitors(how: Distinguish): void {
  distinguish = how;
}

export const visitorOf: Distinguish = (headers) => distinguish(headers);
