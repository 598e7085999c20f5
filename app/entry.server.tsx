import { isRouteErrorResponse } from "@remix-run/react";
import type { AppLoadContext, EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { db } from "#app/database/database.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { warmIdentity } from "./account/identity/identity.server.ts";
import { allowedBy } from "./consent/choice.ts";
import { hasSignal } from "./consent/choice-cookie.server.ts";
import { consentOfPage } from "./consent/page-consent.server.ts";
import { hasOwnCookies } from "./consent/tags.server.ts";
import { visitorByConsent } from "./consent/visitor-by-consent.server.ts";
import { viewIn } from "./http/account-views.ts";
import { cachePolicies } from "./http/cache-policies.ts";
import { hasCookie } from "./http/cookie-name.server.ts";
import { codingFor, describeBody, encodeBody } from "./http/encode-body.server.ts";
import { distinguishVisitors, headersToSend, printOf, renewPage, storePage } from "./http/page-cache.server.ts";
import { findDocument, keepDocument, keyOfPage } from "./http/rendering/kept-documents.server.ts";
import { withoutKeys } from "./http/keys-in-addresses.ts";
import { log, requestId } from "./http/log.server.ts";
import { putMarkup } from "./http/rendering/pass-markup.server.ts";
import { prepareFirst } from "./http/readiness.server.ts";
import { readyResponse } from "./http/ready-response.server.ts";
import {
  readLoaderData,
  renderDocument,
  writeDocument,
  type DocumentParts,
} from "./http/rendering/render-document.server.tsx";
import { requestContext, type RequestContext } from "./http/request-context.ts";
import { keepFromCachesIfLate } from "./http/shared-caches.server.ts";
import { pagePolicy, type Reachable } from "./http/security-headers.ts";
import { isUnavailable } from "./http/unavailable.server.ts";
import { i18nOf } from "./i18n/i18n.server.ts";
import { pagesOfLinks, readPath, type Page } from "./i18n/paths.ts";
import { getPoints } from "./places/points/points.server.ts";
import { prepareSearchIndex } from "#app/search-index/snapshot/with-search-index.server.ts";
import { queueToRender } from "./server/render-queue.server.ts";
import { errorRequestId } from "./shell/error-request.tsx";
import { beginVersion } from "./shared-caches/begin-version.server.ts";
import { shellMarkup } from "./shell/shell-markup.server.tsx";
import type { ShellHandle } from "./ui/shell-handle.ts";

// Whoever serves the build: bin/serve.js, and bin/serve-development.js.
export { untilPrepared } from "./http/readiness.server.ts";
export { createSiteServer } from "./server/site-server.server.ts";

// Read before the first visitor is sent here; a search that comes earlier waits for it, and tries again if this failed.
prepareFirst("the listings", () => {
  getPoints();
  return prepareSearchIndex(db);
});

// What caches keep may be of another version, or of other settings. Nobody waits for it: a primary that takes no writes is no
// reason to serve nobody.
if (settings.PURGE_WEBHOOK_URL !== undefined) void beginVersion(db, settings);

/** Milliseconds that Remix keeps hold of a page's data for what comes later, of which there is none; by itself, five seconds. */
export const streamTimeout = 50;

distinguishVisitors(visitorByConsent);

// Neither does the first to sign in wait for what that takes.
if (settings.CLIENT_PROFILE) void warmIdentity();

const isProduction = settings.NODE_ENV === "production";
const hasFirebase = settings.CLIENT_PROFILE && settings.FIREBASE_AUTH_EMULATOR_HOST === undefined;
const reachable: Reachable = {
  mapStyleUrl: settings.MAP_STYLE_URL,
  authDomain: hasFirebase ? settings.FIREBASE_AUTH_DOMAIN : undefined,
  googleSignIn: hasFirebase && settings.GOOGLE_CLIENT_ID !== undefined,
};

/** Renders a page for browsers and bots alike. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loaded: AppLoadContext,
): Promise<Response> {
  if (hasLeft(request)) return forNobody();
  // A Response thrown from here makes Remix render the nearest error boundary with it.
  const shared = requestContext(loaded);
  if (shared.unavailable && status !== 503)
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });

  const { markup: ofPage, scripts, hosts, cookies } = await consentOfPage(request, status, shared);
  const failure = status >= 500 && { [errorRequestId]: requestId(request) ?? "" };
  const waits = status === 200 && !shared.startsAtOnce ? codeWaits(request, context, shared) : undefined;
  const markup = { ...shellMarkup(new URL(request.url).pathname), ...ofPage, ...failure };
  const send = ({ page, hashes }: ReturnType<typeof writeDocument>, print?: string, isCompressed = false) => {
    headers.set("Content-Type", "text/html; charset=utf-8");
    headers.append("Vary", "Cookie");
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    headers.set(
      "Content-Security-Policy",
      pagePolicy(isProduction ? hashes : undefined, settings.SITE_URL, { ...reachable, tagHosts: hosts }),
    );
    if (!headers.has("Cache-Control")) {
      headers.set("Cache-Control", isPersonal(request) ? cachePolicies.never : cachePolicies.page);
    }
    if (status === 405) headers.set("Allow", "GET, HEAD");
    if (isCompressed) describeBody(page, "br", headers);
    const body = isCompressed ? page : encodeBody(page, request, headers, print !== undefined);
    if (status === 200) storePage(request, shared.madeOf, headers, body, print);
    keepFromCachesIfLate(headers, shared.madeOf);
    return readyResponse(body, { status, headers }, loaded);
  };

  const { sameBut, madeOf } = shared;
  const slots = sameBut?.slots ?? [];
  const readsBrotli = codingFor(request) === "br";
  const key =
    status === 200 && sameBut && keyOfPage(request, context, sameBut, { markup, scripts, waits, readsBrotli });
  const kept = key ? findDocument(key, slots) : undefined;
  if (kept) return send(kept, undefined, kept.isCompressed);

  const parts: DocumentParts = {
    structuredData: shared.structuredData?.() ?? [],
    markup,
    passed: shared.parts ?? {},
    data: await readLoaderData(context, shared.encodeData),
    scripts,
    waits,
    hasSlots: slots.length > 0,
  };
  const print = status === 200 && cookies.length === 0 ? printOf(request, madeOf, headers, [parts, hosts]) : undefined;
  const same = print && renewPage(request, madeOf, print);
  if (same) {
    const sent = headersToSend(same, request);
    keepFromCachesIfLate(sent, madeOf);
    return readyResponse(same.body, { status, headers: sent }, loaded);
  }
  await queueToRender();
  if (hasLeft(request)) return forNobody();
  const rendered = renderDocument(request.url, context, await i18nOf(request), parts);
  if (key) keepDocument(key, rendered, slots, readsBrotli);
  return send(writeDocument(rendered, slots), print);
}

/** What must not show to whoever comes after a logout, by Back or from a cache: a page of an account, or of its holder. */
function isPersonal(request: Request): boolean {
  return hasCookie(request, "session") || accountPages.has(readPath(new URL(request.url).pathname)?.page ?? "home");
}

/**
 * What a page waits for before it loads the framework: for nothing where the address asks for a dialog, nor for whom the
 * site knows by a cookie, as their pages show what script alone does. What was looked at is noted without a sign of whoever
 * allows that.
 */
function codeWaits(
  request: Request,
  { staticHandlerContext, routeModules }: EntryContext,
  { choice }: RequestContext,
): DocumentParts["waits"] {
  const id = staticHandlerContext.matches.at(-1)?.route.id;
  const handle = (id && routeModules[id]?.handle) as ShellHandle | undefined;
  if (!isProduction || !handle?.startsWhenNeeded || viewIn(new URL(request.url).search)) return undefined;
  if (hasOwnCookies(request.headers.get("Cookie") ?? "")) return undefined;
  const notes = handle.notesViewed && allowedBy(choice ?? null, hasSignal(request)).includes("preferences");
  return notes ? "when read" : "when needed";
}

const accountPages = new Set<Page>([
  "login",
  "sign-up",
  "forgot-password",
  "reset-password",
  "complete-profile",
  "profile",
  "my-saved-searches",
  ...pagesOfLinks,
]);

const hasLeft = (request: Request) => request.signal.aborted;

/** Nobody is waiting any more; 499 only shows in the log. */
const forNobody = () => new Response(null, { status: 499 });

/**
 * A page's data for client navigations: asked for anew like the page itself, unless they were fetched ahead. Nothing is
 * kept ahead for whom is signed in: what they change must show.
 */
export const handleDataRequest: HandleDataRequestFunction = async (response, { request, context }) => {
  const ahead = response.ok && !isPersonal(request) && request.headers.get("Sec-Purpose")?.startsWith("prefetch");
  response.headers.append("Vary", "Cookie");
  // What refuses to be read takes POST; what refuses any change, PUT as well as POST, can only be read.
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (response.status === 405) response.headers.set("Allow", isReading ? "POST" : "GET, HEAD");
  if (!response.headers.has("Cache-Control")) {
    const others = isPersonal(request) ? cachePolicies.never : cachePolicies.page;
    response.headers.set("Cache-Control", ahead ? cachePolicies.prefetched : others);
  }
  return hasLeft(request) ? forNobody() : inOnePiece(response, request, context);
};

/** Nothing in loader data comes later: compressed as a whole, as a page is, it costs a third of what it does in a stream. */
async function inOnePiece(response: Response, request: Request, context: AppLoadContext): Promise<Response> {
  const { sendsBytes, markup, encodedData } = requestContext(context);
  if (!sendsBytes || response.headers.get("Content-Type") !== "text/x-script") return response;
  const { status, statusText, headers } = response;
  const sent = encodedData && !response.body ? Buffer.from(encodedData) : Buffer.from(await response.arrayBuffer());
  const data = putMarkup(sent, markup);
  const body = encodeBody(data, request, headers);
  return readyResponse(body, { status, statusText, headers }, context);
}

/** Logs what went wrong, once; a page that does not exist or a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof Response) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  requestContext(context).unavailable ||= isUnavailable(error);
  log.error(
    { id: requestId(request), path: withoutKeys(new URL(request.url).pathname), err: error },
    "A request failed",
  );
};
