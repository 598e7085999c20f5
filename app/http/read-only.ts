import { cachePolicies } from "./cache-policies.ts";

/**
 * The action of a resource that can only be read: 405 with the methods it has, in plain text. Without one, Remix answers
 * with JSON of its own and names no method.
 */
export function readOnly(): Response {
  return new Response("Method Not Allowed\n", {
    status: 405,
    headers: {
      Allow: "GET, HEAD",
      "Cache-Control": cachePolicies.never,
      "Content-Type": "text/plain; charset=utf-8",
    },
  });
}
