import { cachePolicies } from "./cache-policies.ts";

/** Answers as long as the process lives. */
export function loader() {
  return new Response("ok", { headers: { "Content-Type": "text/plain", "Cache-Control": cachePolicies.never } });
}
