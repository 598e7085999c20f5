import type { IncomingMessage, ServerResponse } from "node:http";
import {
  createReadableStreamFromReadable,
  createRequestHandler,
  type AppLoadContext,
  type ServerBuild,
} from "@remix-run/node";
import { actingAs } from "#app/database/acting.server.ts";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { headersOfCaches } from "#app/http/shared-caches.server.ts";
import { networkAreaOfClient } from "#app/http/client-network.server.ts";
import { log } from "#app/http/log.server.ts";
import { readyBytesOf } from "#app/http/ready-response.server.ts";
import { requestContext } from "#app/http/request-context.ts";
import { retryAfter } from "#app/http/unavailable.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { sendError } from "./error-response.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { handleByBranch } from "./route-branches.server.ts";

const { origin } = new URL(settings.SITE_URL);

/**
 * Lets Remix answer, as @remix-run/express does: the public address is the request's, and a database that is away makes
 * any answer a 503.
 * @param build in development a function that gives the routes as they stand: Remix alone reads those
 */
export function framework(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): Middleware {
  const handle = typeof build === "function" ? createRequestHandler(build, mode) : handleByBranch(build, mode);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const context: AppLoadContext = { request: { sendsBytes: true } };
    const asked = webRequestOf(request, response);
    const visitor = { kind: "visitor", origin: networkAreaOfClient(asked) } as const;
    const answered = await actingAs(visitor, () => handle(asked, context));
    await send(answered, response, asked.signal, requestContext(context).unavailable ?? false);
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ id: request.headers["x-request-id"], err: error }, "An answer failed");
      if (response.headersSent) response.destroy();
      else sendError(response, 500);
    });
  };
}

/** Its signal tells when the client has left before the answer was made. */
function webRequestOf(request: IncomingMessage, response: ServerResponse): Request {
  const { method = "GET", url = "/" } = request;
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  const hasBody = method !== "GET" && method !== "HEAD";
  const asked = new Request(origin + url, {
    method,
    headers: headersOf(request),
    ...(hasBody && { body: createReadableStreamFromReadable(request), duplex: "half" }),
  });
  // Given to the constructor, a signal would only be followed by another, which takes as long as all the rest.
  Object.defineProperty(asked, "signal", { value: gone.signal });
  return asked;
}

/** As a record: a `Headers` would be read into another one. */
function headersOf({ headers }: IncomingMessage): HeadersInit {
  // In requests no header is a list: Node has joined what came twice, and `Set-Cookie` is for answers.
  return headers as Record<string, string>;
}

/** @param left tells when the client has gone */
async function send(
  answered: Response,
  response: ServerResponse,
  left: AbortSignal,
  isUnavailable: boolean,
): Promise<void> {
  response.statusCode = isUnavailable ? 503 : answered.status;
  response.statusMessage = isUnavailable ? "" : answered.statusText;
  for (const [name, value] of answered.headers) {
    // The one that may come several times.
    if (name === "set-cookie") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  if (isUnavailable) {
    response.setHeader("Retry-After", retryAfter);
    response.setHeader("Cache-Control", cachePolicies.never);
    for (const name of headersOfCaches) response.removeHeader(name);
  }
  const bytes = readyBytesOf(answered);
  if (bytes) response.end(bytes);
  else if (answered.body) await sendStream(answered.body, response, left);
  else response.end();
}

/** Who has left gave their place in the queue back, to ask for the same again: for them nothing is made any further. */
async function sendStream(
  body: ReadableStream<Uint8Array>,
  response: ServerResponse & { flush?: () => void },
  left: AbortSignal,
): Promise<void> {
  // Not at the pace of its reader: whoever reads slowly would hold a place. What is not read has a bound of its own.
  const sink = new WritableStream<Uint8Array>({
    write: (piece) => {
      response.write(piece);
      // What compresses it would hold back small pieces.
      response.flush?.();
    },
    close: () => void response.end(),
  });
  await body.pipeTo(sink, { signal: left }).catch((error: unknown) => {
    if (!left.aborted) throw error;
  });
}
