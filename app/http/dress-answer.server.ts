import type { ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { isClosing } from "./close-on-signal.server.ts";
import type { NamedHeader } from "./security-headers.ts";
import { retryAfter } from "./unavailable.server.ts";

/**
 * Adds to an answer, at the moment its head leaves, what it lacks: whoever made it, Remix, the file server or express,
 * and whatever it says, it carries the security headers and the request's id.
 */
export function dressAnswer(
  response: ServerResponse,
  id: string,
  headers: readonly NamedHeader[],
  findContext: () => AppLoadContext | undefined,
): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...head: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...head: unknown[]) => {
    const unavailable = findContext()?.unavailable;
    if (unavailable) response.setHeader("Retry-After", retryAfter);
    for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value);
    response.setHeader("X-Request-Id", id);
    if (isClosing()) response.shouldKeepAlive = false;
    return writeHead(unavailable ? 503 : status, ...head);
  };
}
