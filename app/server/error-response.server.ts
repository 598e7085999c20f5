import { STATUS_CODES, type ServerResponse } from "node:http";
import { cachePolicies } from "#app/http/cache-policies.ts";

/** What pages and the API answer to. */
export const methods = ["GET", "HEAD", "POST"] as const;

/** What an answer that never came to be has said of itself. */
const contentHeaders = ["Content-Encoding", "Content-Length", "ETag", "Last-Modified", "Accept-Ranges"];

export type ErrorStatus = 400 | 403 | 404 | 405 | 408 | 412 | 413 | 414 | 415 | 416 | 417 | 500;

/**
 * Answers with a status and its name, for programs rather than people: no page or form of the site leads here.
 * @param allowed what a 405 names
 */
export function sendError(response: ServerResponse, status: ErrorStatus, allowed: readonly string[] = methods): void {
  for (const name of contentHeaders) response.removeHeader(name);
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Cache-Control", cachePolicies.never);
  if (status === 405) response.setHeader("Allow", allowed.join(", "));
  response.end(`${STATUS_CODES[status]}\n`);
}
