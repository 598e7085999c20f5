import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { installGlobals, type ServerBuild } from "@remix-run/node";
import compression from "compression";
import { db } from "#app/database/database.server.ts";
import { logLostTraces } from "#app/http/log-lost-traces.server.ts";
import { workerPolicy } from "#app/http/security-headers.ts";
import { settings } from "#app/settings/settings.server.ts";
import { flushTraces } from "#app/tracing/tracing.server.ts";
import { closeDatabase } from "#db/client.server.ts";
import { answerBrokenRequests } from "./broken-requests.server.ts";
import { redirectToCanonicalUrl } from "./canonical-redirect.server.ts";
import { sendError } from "./error-response.server.ts";
import { framework } from "./framework.server.ts";
import { closeOnSignal } from "./graceful-shutdown.server.ts";
import { answerMetrics } from "./answer-metrics.server.ts";
import { answerHealthChecks } from "./health-checks.server.ts";
import { proxyIdentityEmulator } from "./identity-emulator-proxy.server.ts";
import { cachedPages } from "./cached-pages.server.ts";
import { limitConcurrency } from "./limit-concurrency.server.ts";
import { measureRequests } from "./measure-requests.server.ts";
import { inOrder, type Middleware } from "./middleware.server.ts";
import { countArrival } from "./render-queue.server.ts";
import { checkRequests } from "./request-checks.server.ts";
import { nameRequests } from "./request-id.server.ts";
import { logRequests } from "./request-log.server.ts";
import { parseSerially, serializeRequests } from "./serial-connection.server.ts";
import { SiteResponse, siteHeaders } from "./site-response.server.ts";
import { staticFiles } from "./static-files.server.ts";
import { surviveLostConnections } from "./survive-lost-connections.server.ts";
import { traceRequests, withinTrace } from "./trace-requests.server.ts";
import { trustedHeaders } from "./trusted-headers.server.ts";
import { trustProxies } from "./trusted-proxies.server.ts";
import { limitUnread } from "./unread-responses.server.ts";

/** Milliseconds without a byte while an answer is made: longer than any takes, shorter than a client that hangs would like. */
const answerPatience = 120_000;

const { origin } = new URL(settings.SITE_URL);
const isProxy = trustProxies(settings.TRUST_PROXY);
const emulator = settings.FIREBASE_AUTH_EMULATOR_HOST;

/** What is different in development: files come from Vite, and the build is as new as the files it is made of. */
interface Development {
  files: Middleware;
  findBuild: () => Promise<ServerBuild>;
}

/** What every request gets, refused ones as well. */
const always: readonly Middleware[] = [
  serializeRequests,
  limitUnread,
  nameRequests(isProxy),
  logRequests,
  measureRequests,
  traceRequests(isProxy),
];

/** What a request passes, in this order, until one answers it. */
function middlewareOf(build: ServerBuild, development?: Development): readonly Middleware[] {
  const pages = cachedPages(db);
  return [
    ...always,
    checkRequests(origin),
    answerHealthChecks(db),
    answerMetrics(db, isProxy),
    ...(emulator === undefined ? [] : [proxyIdentityEmulator(emulator)]),
    ...(development ? [workers, development.files] : []),
    redirectToCanonicalUrl,
    pages.answer,
    compressed,
    ...(development ? [] : [staticFiles(build)]),
    trustedHeaders(isProxy),
    limitConcurrency,
    pages.makeOnce,
    withinTrace,
    framework(development?.findBuild ?? build, settings.NODE_ENV),
  ];
}

/**
 * The site's server, in production and in development; it does not listen yet. On SIGTERM and SIGINT it ends the process,
 * once what has begun is answered.
 * @param build what `remix vite:build` made, or Vite makes on the way
 */
export function createSiteServer(build: ServerBuild, development?: Development): Server {
  installGlobals({ nativeFetch: true });
  const server = createServer(
    {
      maxHeaderSize: 64 * 1024,
      headersTimeout: 20_000,
      requestTimeout: 30_000,
      // Longer than proxies keep idle connections: the side that sends requests must be the one to hang up.
      keepAliveTimeout: 75_000,
      connectionsCheckingInterval: 5_000,
      requireHostHeader: false, // Refused by checkRequests, with our headers.
      ServerResponse: SiteResponse,
    },
    listenerOf(middlewareOf(build, development)),
  );
  parseSerially(server);
  server.on("connection", countArrival);
  server.on("checkExpectation", listenerOf([...always, (_request, response) => sendError(response, 417)]));
  server.timeout = answerPatience;
  answerBrokenRequests(server, siteHeaders);
  closeOnSignal(server, async () => {
    await Promise.all([closeDatabase(db), flushTraces()]);
  });
  surviveLostConnections();
  logLostTraces();
  return server;
}

function listenerOf(steps: readonly Middleware[]): RequestListener {
  const pass = inOrder(steps);
  return (request, response) => {
    countArrival();
    pass(request, response, () => sendError(response, 404));
  };
}

/** In development, Vite's answers may be what a worker is made of; pages bring a policy of their own. */
function workers(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader("Content-Security-Policy", workerPolicy(settings.MAP_STYLE_URL));
  next();
}

/** Pages and built files are compressed already; what is left is fast to compress rather than small, in large pieces. */
const compressed: Middleware = compression({ level: 2, chunkSize: 65_536, brotli: { params: { 1: 2 } } });
