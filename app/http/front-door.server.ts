import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { db } from "#app/database.server.ts";
import { settings } from "#app/settings.server.ts";
import { closeDatabase } from "#db/client.server.ts";
import { admit } from "./admit.server.ts";
import { limitBody } from "./body-limit.server.ts";
import { answerBrokenRequests } from "./broken-requests.server.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { clientAddressHeader, findClientAddress } from "./client-address.server.ts";
import { closeOnSignal } from "./close-on-signal.server.ts";
import { documentHeader, documentMark } from "./document-request.ts";
import { dressAnswer } from "./dress-answer.server.ts";
import { findFiles, prepareFile } from "./files.server.ts";
import { forwardToEmulator, isForEmulator } from "./forward-to-emulator.server.ts";
import { answerHealth, isHealthCheck } from "./health.server.ts";
import { log } from "./log.server.ts";
import { noticeArrival } from "./render-turn.server.ts";
import { refuse, refusalFor, refusalOf } from "./refusals.server.ts";
import { logRequest } from "./request-log.server.ts";
import { originForm, withoutEncoding } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import { connectionOf, parseSerially } from "./serial-connection.server.ts";
import { surviveLostConnections } from "./survive-lost-connections.server.ts";
import { limitUntaken } from "./untaken-answers.server.ts";

type IsProxy = (address: string | undefined, hop: number) => boolean;
type ErrorHandler = (error: unknown, request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The express application of @remix-run/serve, as far as it is used here. */
export interface ServedApp {
  (request: IncomingMessage, response: ServerResponse): void;
  set(name: string, value: unknown): void;
  get(name: "trust proxy fn"): IsProxy;
  use(handler: ErrorHandler): void;
  /** What requests inherit from. */
  request: object;
}

/** Milliseconds without a byte while an answer is made: longer than any takes, shorter than a client that hangs would like. */
const answerPatience = 120_000;

const own = new URL(settings.SITE_URL);
const headers = securityHeaders(settings.SITE_URL, settings.HSTS);
const emulator = settings.FIREBASE_AUTH_EMULATOR_HOST;
const contexts = new WeakMap<IncomingMessage, AppLoadContext>();

/**
 * What every request passes before it reaches remix-serve's application, and every answer on its way out: limits, the
 * canonical URL, the site's own address in place of whatever `Host` says, security headers, one line in the log.
 */
export function openFrontDoor(app: ServedApp, build: ServerBuild): Server {
  app.set("query parser", false); // Remix reads URLs itself.
  if (settings.TRUST_PROXY) app.set("trust proxy", settings.TRUST_PROXY);
  const isProxy = app.get("trust proxy fn");
  app.use(answerError);
  Object.defineProperty(app.request, "protocol", { value: own.protocol.slice(0, -1) });
  findFiles(build);

  const server = createServer(
    {
      maxHeaderSize: 64 * 1024,
      headersTimeout: 20_000,
      requestTimeout: 30_000,
      // Longer than proxies keep idle connections: the side that sends requests must be the one to hang up.
      keepAliveTimeout: 75_000,
      connectionsCheckingInterval: 5_000,
      requireHostHeader: false, // Refused below, with our headers.
    },
    (request, response) => {
      noticeArrival();
      const connection = connectionOf(request);
      connection.begin(request, response);
      limitUntaken(response, connection);
      answer(request, response, receive(request, response));
    },
  );

  /** Gives a request its name, and its answer what every answer has. */
  function receive(request: IncomingMessage, response: ServerResponse): string {
    const url = (request.url = originForm(request.url ?? "/"));
    const given = isProxy(request.socket.remoteAddress, 0) ? request.headers["x-request-id"] : undefined;
    const id = typeof given === "string" && /^[\w.:-]{8,128}$/.test(given) ? given : randomUUID();
    logRequest(request, response, id, url);
    dressAnswer(response, id, headers, () => contexts.get(request));
    return id;
  }

  function answer(request: IncomingMessage, response: ServerResponse, id: string): void {
    const { url = "/" } = request;
    const refusal = refusalOf(request, own.origin);
    if (refusal) return refuse(response, refusal);
    if (isHealthCheck(url)) {
      return request.method === "POST"
        ? refuse(response, 405, ["GET", "HEAD"])
        : void answerHealth(url, request, response);
    }
    if (emulator !== undefined && isForEmulator(url)) {
      limitBody(request, response);
      return forwardToEmulator(emulator, request, response);
    }
    const canonical = canonicalUrl(url);
    if (canonical === undefined) request.url = canonicalUrl(withoutEncoding(url)) ?? "/";
    else if (canonical !== url) return redirect(response, canonical);
    const isAFile = prepareFile(request, response);
    useOwnAddress(request, id);
    tellClientAddress(request, isProxy);
    request.headers[documentHeader] = documentMark(request.url ?? "/");
    if (isAFile) app(request, response);
    else admit(request, response, () => app(request, response));
  }

  parseSerially(server);
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    connectionOf(request).begin(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    refuse(response, 417);
  });
  server.on("connection", noticeArrival);
  server.timeout = answerPatience;
  answerBrokenRequests(server, headers);
  closeOnSignal(server, () => closeDatabase(db));
  surviveLostConnections();
  return server;
}

/** Hands Remix the context that the front door shares with it (app/http/serve-hooks.js). */
export function loadContextOf(request: IncomingMessage): AppLoadContext {
  const context: AppLoadContext = {};
  contexts.set(request, context);
  return context;
}

function redirect(response: ServerResponse, location: string): void {
  response.statusCode = 308;
  response.setHeader("Location", location);
  response.end();
}

/** Whatever address a request was sent to, loaders see the public one: no answer can repeat a foreign `Host`. */
function useOwnAddress({ headers, method }: IncomingMessage, id: string): void {
  headers.host = own.host;
  delete headers["x-forwarded-host"];
  // A form that came so far is our own; Remix compares its origin with `Host`.
  if (method !== "GET" && headers.origin !== undefined) headers.origin = own.origin;
  headers["x-request-id"] = id;
}

/** Loaders learn whose request it is from the front door alone. */
function tellClientAddress({ headers, socket }: IncomingMessage, isProxy: IsProxy): void {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  headers[clientAddressHeader] = findClientAddress(socket.remoteAddress, forwarded || undefined, isProxy) ?? "";
}

/** The last resort: what the file server refuses, and when even Remix failed. */
const answerError: ErrorHandler = (error, _request, response, _next) => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const refusal = refusalFor(error);
  if (refusal === 500) log.error({ err: error }, "An answer failed");
  refuse(response, refusal);
};
