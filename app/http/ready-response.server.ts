import type { AppLoadContext } from "@remix-run/node";
import { requestContext } from "./request-context.ts";

const readyBytes = new WeakMap<Response, Buffer>();

/**
 * An answer whose body is at hand as a whole: the site's own server sends it as it is, without the two streams that would
 * take it there (5 % of a page). Any other server gets an ordinary one.
 */
export function readyResponse(body: Buffer<ArrayBuffer>, init: ResponseInit, context: AppLoadContext): Response {
  if (!requestContext(context).sendsBytes) return new Response(body, init);
  const response = new Response(null, init);
  readyBytes.set(response, body);
  return response;
}

/** The body of an answer that was made by {@link readyResponse}; undefined for others, whose body is a stream. */
export const readyBytesOf = (response: Response): Buffer | undefined => readyBytes.get(response);
